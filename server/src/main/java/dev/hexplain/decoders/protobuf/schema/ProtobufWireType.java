package dev.hexplain.decoders.protobuf.schema;

/** The wire types, in the order of their numbers ("Encoding", section "Message Structure"). */
public enum ProtobufWireType {
    VARINT,
    I64,
    LEN,
    SGROUP,
    EGROUP,
    I32;

    private static final ProtobufWireType[] BY_NUMBER = values();

    /** The number of wire types; greater numbers are invalid. */
    public static final int COUNT = BY_NUMBER.length;

    /** Bytes of each value; 0 where they differ. */
    public int fixedSize() {
        return this == I64 ? Long.BYTES : this == I32 ? Integer.BYTES : 0;
    }

    public static ProtobufWireType of(int number) {
        return BY_NUMBER[number];
    }
}
