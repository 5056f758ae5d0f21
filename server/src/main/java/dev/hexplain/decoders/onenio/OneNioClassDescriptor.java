package dev.hexplain.decoders.onenio;

import dev.hexplain.tree.TextEncoding;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * A class descriptor of one-nio, with the same parts as in a persisted stream, in the same order.
 *
 * @param name in the JVM's notation; followed by a bar and the former name of a renamed class
 * @param fields of an object whose fields are written one by one
 * @param constants of an enum
 */
record OneNioClassDescriptor(Kind kind, String name, List<FieldType> fields, List<String> constants) {
    private static final ValueLayout.OfShort U2 = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    /** How objects of a class are written; named after the library's serializers. */
    enum Kind {
        GENERATED("GeneratedSerializer"),
        ENUM("EnumSerializer"),
        COLLECTION("CollectionSerializer"),
        MAP("MapSerializer"),
        ARRAY("ObjectArraySerializer"),
        EXTERNALIZABLE("ExternalizableSerializer"),
        TIME("JavaTimeSerializer");

        private final String serializer;

        Kind(String serializer) {
            this.serializer = serializer;
        }

        String serializer() {
            return "one.nio.serial." + serializer;
        }

        /** The kind for a serializer's id. */
        static Kind of(int tag) {
            return switch (tag) {
                case OneNioBootstrapTypes.GENERATED_SERIALIZER -> GENERATED;
                case OneNioBootstrapTypes.ENUM_SERIALIZER -> ENUM;
                case OneNioBootstrapTypes.COLLECTION_SERIALIZER -> COLLECTION;
                case OneNioBootstrapTypes.MAP_SERIALIZER -> MAP;
                case OneNioBootstrapTypes.ARRAY_SERIALIZER -> ARRAY;
                case OneNioBootstrapTypes.TIME_SERIALIZER -> TIME;
                default -> EXTERNALIZABLE;
            };
        }
    }

    /**
     * A field of an object.
     *
     * @param primitive index into {@link #PRIMITIVES}; -1 for a reference, {@link #TEXT} for a text without a tag
     * @param type the JVM's name of its class; empty for a primitive
     */
    record FieldType(String name, int primitive, String type) {
        static final List<String> PRIMITIVES =
                List.of("int", "long", "boolean", "byte", "short", "char", "float", "double");
        private static final int[] SIZES = {4, 8, 1, 1, 2, 2, 4, 8};

        /** In place of a primitive's index: a text written by {@code writeUTF}, of an externalizable class. */
        static final int TEXT = -2;

        boolean isText() {
            return primitive == TEXT;
        }

        boolean isPrimitive() {
            return primitive >= 0;
        }

        /** Bytes of a primitive. */
        int size() {
            return SIZES[primitive];
        }
    }

    static OneNioClassDescriptor of(Kind kind, String name) {
        return new OneNioClassDescriptor(kind, name, List.of(), List.of());
    }

    /** The name without a former one. */
    String className() {
        int bar = name.indexOf('|');
        return bar < 0 ? name : name.substring(0, bar);
    }

    /** Reads a descriptor that was validated before; it starts with its serializer's id. */
    static OneNioClassDescriptor at(MemorySegment bytes, long offset) {
        Kind kind = Kind.of(bytes.get(ValueLayout.JAVA_BYTE, offset) & 0xFF);
        Reader in = new Reader(bytes, offset + 1);
        String name = in.utf();
        in.at += Long.BYTES;
        List<FieldType> fields = new ArrayList<>();
        List<String> constants = new ArrayList<>();
        int count = kind == Kind.GENERATED || kind == Kind.ENUM ? in.u2() : 0;
        for (int i = 0; i < count; i++) {
            if (kind == Kind.ENUM) {
                constants.add(in.utf());
            } else {
                fields.add(in.field());
            }
        }
        return new OneNioClassDescriptor(kind, name, List.copyOf(fields), List.copyOf(constants));
    }

    private static final class Reader {
        private final MemorySegment bytes;
        private long at;

        Reader(MemorySegment bytes, long at) {
            this.bytes = bytes;
            this.at = at;
        }

        int u2() {
            at += 2;
            return bytes.get(U2, at - 2) & 0xFFFF;
        }

        String utf() {
            int length = u2();
            at += length;
            return TextEncoding.MODIFIED_UTF_8.decode(
                    bytes.asSlice(at - length, length).toArray(ValueLayout.JAVA_BYTE));
        }

        FieldType field() {
            String name = utf();
            int primitive = bytes.get(ValueLayout.JAVA_BYTE, at++);
            return new FieldType(name, primitive, primitive < 0 ? utf() : "");
        }
    }
}
