package dev.hexplain.decoders.thrift;

import java.util.function.IntFunction;

/**
 * Reads the heads of short values in an array, where a {@link ThriftProtocol} reads any value: what is malformed or long
 * is not reported, but left to that. Types are their numbers in the protocol. Each method returns the index after a
 * head, which may be behind the last byte, or {@link #NOT_PLAIN}.
 */
abstract sealed class ThriftPlainHeads permits ThriftBinaryHeads, ThriftCompactHeads {
    static final int NOT_PLAIN = -1;

    /** Where a size in bytes is expected: a bool in the header of its field. */
    static final int IN_HEADER = 0;

    /** The same for integers of variable length. */
    static final int VARINT = -1;

    /** The same for values that are read by their own methods. */
    static final int STRING = -2;

    static final int LIST = -3;
    static final int MAP = -4;
    static final int STRUCT = -5;

    /** The same for types that there are not, and for the stop of a struct. */
    static final int NONE = -6;

    private static final int NUMBERS = 1 << Byte.SIZE;

    /** Fields of the tree in the header of a field. */
    final int headerFields;

    /** The number of a type; 0 for the stop of a struct. */
    int type;

    int key;
    int item;
    int id;
    /** The number of items, or of bytes; not negative. */
    int size;
    /** Bytes of the varint of that; 0 for none. */
    int varint;

    /** The size of values of each type in fields, or how it is found. */
    final byte[] sizesInFields;

    /** The same outside of fields. */
    final byte[] sizes;

    ThriftPlainHeads(Sizes of, int headerFields) {
        this.headerFields = headerFields;
        this.sizes = of.sizes;
        this.sizesInFields = of.sizesInFields;
    }

    /** The tables of sizes of a protocol: made once, since heads are made for each page that is looked at. */
    static final class Sizes {
        private final byte[] sizes = new byte[NUMBERS];
        private final byte[] sizesInFields = new byte[NUMBERS];

        Sizes(ThriftProtocol protocol, IntFunction<ThriftWireType> types) {
            for (int number = 0; number < NUMBERS; number++) {
                ThriftWireType each = types.apply(number);
                int fixed = protocol.fixedSize(each);
                sizes[number] = (byte) (fixed > 0 ? fixed : sized(each));
                boolean inHeader = each == ThriftWireType.BOOL && protocol.boolsInHeaders();
                sizesInFields[number] = inHeader ? IN_HEADER : sizes[number];
            }
        }
    }

    private static int sized(ThriftWireType type) {
        return switch (type) {
            case STOP -> NONE;
            case STRING -> STRING;
            case LIST, SET -> LIST;
            case MAP -> MAP;
            case STRUCT -> STRUCT;
            default -> VARINT;
        };
    }

    /** The type with a number; {@link ThriftWireType#STOP} where there is none. */
    abstract ThriftWireType wireType(int number);

    /** The number of a type. */
    abstract int number(ThriftWireType type);

    /** Reads the header of a field, or a stop. */
    abstract int field(byte[] in, int at, int lastId);

    /** Reads the head of a list or set. */
    abstract int list(byte[] in, int at);

    /** Reads the head of a map. */
    abstract int map(byte[] in, int at);

    /** Reads the length of a string. */
    abstract int string(byte[] in, int at);

    /** Passes a varint that ends before an index. */
    abstract int varint(byte[] in, int at, int end);

    /** Fields of the tree in the head of the list read last. */
    abstract int listFields();

    /** Fields of the tree in the head of the map read last. */
    abstract int mapFields();
}
