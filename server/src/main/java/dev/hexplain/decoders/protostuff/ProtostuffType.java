package dev.hexplain.decoders.protostuff;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.ShapeKind;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The type of a field, as far as its class determines it. */
sealed interface ProtostuffType {
    /** As shown to users. */
    String label();

    /** Values without parts. */
    enum Kind implements ShapeKind {
        BOOLEAN,
        BYTE,
        CHAR,
        SHORT,
        INT,
        LONG,
        FLOAT,
        DOUBLE,
        STRING,
        BYTES,
        BYTE_ARRAY,
        BIG_DECIMAL,
        BIG_INTEGER,
        DATE,
        ENUM,
        /** A count that the encoding itself adds. */
        COUNT;

        @Override
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    record Scalar(Kind kind, String label, @Nullable Enumeration symbols) implements ProtostuffType {}

    /** An object of exactly the declared class, in a group. */
    record Pojo(String label, @Nullable StuffClass type) implements ProtostuffType {}

    /** A count and items, in a group. */
    record Array(String label, Place item) implements ProtostuffType {}

    /** A collection: its items one after the other, each with the field's number. */
    record Repeated(String label, Place item) implements ProtostuffType {}

    record Mapping(String label, Place key, Place value) implements ProtostuffType {}

    /** A dynamically typed value, in a group, after its kind or class. */
    record Dynamic(String label) implements ProtostuffType {}

    /**
     * A place where a type is used.
     *
     * @param index among all places, from 0: shapes are numbered by it
     * @param logical its name in the encoded object; empty where it adds no step to the logical path
     */
    record Place(int index, String name, String logical, ProtostuffType type) {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return index;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** A class: its fields by number. It may contain itself, so they are added after it is made. */
    final class StuffClass {
        final int index;
        final String name;
        final Map<Integer, Place> fields = new HashMap<>();

        StuffClass(int index, String name) {
            this.index = index;
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
