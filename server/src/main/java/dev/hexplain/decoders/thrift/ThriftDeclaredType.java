package dev.hexplain.decoders.thrift;

import dev.hexplain.tree.Enumeration;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A type of an interface file.
 *
 * @param label as shown to users: {@code i64}, {@code Order}
 * @param binary whether a string is bytes
 * @param symbols of an enum, which is an {@code i32}
 * @param struct of a struct, union or exception
 * @param key of a map
 * @param item of a list or set; the value of a map
 */
record ThriftDeclaredType(
        ThriftWireType type,
        String label,
        boolean binary,
        @Nullable Enumeration symbols,
        @Nullable Struct struct,
        @Nullable Place key,
        @Nullable Place item) {

    /** The place of the items of a list or set, if its type agrees with the bytes. */
    static @Nullable Place itemOf(@Nullable Place list, ThriftWireType item) {
        return list == null ? null : ofType(list.type().item(), item);
    }

    /** The place of a map itself, if its types agree with the bytes. */
    static @Nullable Place mapOf(@Nullable Place map, ThriftWireType key, ThriftWireType item) {
        boolean known = map != null
                && ofType(map.type().key(), key) != null
                && ofType(map.type().item(), item) != null;
        return known ? map : null;
    }

    private static @Nullable Place ofType(@Nullable Place place, ThriftWireType type) {
        return place != null && place.type().type() == type ? place : null;
    }

    /**
     * A place where a type is used: a field, an item, a key.
     *
     * @param index among all places, from 0: shapes are numbered by it
     * @param logical its name in the encoded object; empty where it adds no step to the logical path
     */
    record Place(int index, String name, String logical, int id, ThriftDeclaredType type) {
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
            return id + ": " + name;
        }
    }

    /** A struct, union or exception. It may contain itself, so its fields are added after it is made. */
    static final class Struct {
        final int index;
        final String name;
        final Map<Integer, Place> fields = new HashMap<>();

        Struct(int index, String name) {
            this.index = index;
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
