package dev.hexplain.codecs.nested;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The types that schema languages have in common, each with its Java representation. */
public sealed interface SchemaType {
    /** A scalar type. */
    enum Scalar implements SchemaType {
        /** A {@code String}. */
        TEXT,
        /** An {@code Integer}. */
        INT,
        /** A {@code Long}. */
        LONG,
        /** A {@code Float}; Thrift has none, and takes a double. */
        FLOAT,
        /** A {@code Boolean}. */
        FLAG,
        /** A {@code byte[]}. */
        BYTES
    }

    /** A type that others refer to by name. */
    sealed interface Named extends SchemaType {
        String name();
    }

    /** An enum, by the names of its constants, numbered from 0: one of the names. */
    record Constants(String name, List<String> names) implements Named {
        public Constants {
            names = List.copyOf(names);
        }
    }

    /** A message or record: a {@code Map} of values by the names of fields; absent fields are missing. */
    record Struct(String name, List<Field> fields) implements Named {
        public Struct {
            fields = List.copyOf(fields);
        }
    }

    /** One of several types: a {@link Chosen}. */
    record Choice(String name, List<Field> fields) implements Named {
        public Choice {
            fields = List.copyOf(fields);
        }
    }

    /** Any number of values: a {@code List}. */
    record Sequence(SchemaType of) implements SchemaType {}

    /** Values by text: a {@code Map} in the order in which it was written. */
    record Dictionary(SchemaType of) implements SchemaType {}

    /**
     * A part of a struct, or an alternative.
     *
     * @param logical what it adds to the address in the object; empty where the object has no such part
     */
    record Field(String name, SchemaType type, boolean optional, String logical) {
        static Field of(String name, SchemaType type) {
            return new Field(name, type, false, name);
        }

        static Field optional(String name, SchemaType type) {
            return new Field(name, type, true, name);
        }

        /** A field that only the schema has. */
        static Field artificial(String name, SchemaType type) {
            return new Field(name, type, false, "");
        }
    }

    /** A value of a choice. */
    record Chosen(Field field, Object value) {}

    /** All named types in a type, each after those it refers to. */
    static List<Named> named(SchemaType type) {
        Set<Named> found = new LinkedHashSet<>();
        collect(type, found);
        return List.copyOf(found);
    }

    private static void collect(SchemaType type, Set<Named> into) {
        switch (type) {
            case Scalar _ -> {}
            case Constants constants -> into.add(constants);
            case Struct struct -> {
                struct.fields().forEach(field -> collect(field.type(), into));
                into.add(struct);
            }
            case Choice choice -> {
                choice.fields().forEach(field -> collect(field.type(), into));
                into.add(choice);
            }
            case Sequence sequence -> collect(sequence.of(), into);
            case Dictionary dictionary -> collect(dictionary.of(), into);
        }
    }
}
