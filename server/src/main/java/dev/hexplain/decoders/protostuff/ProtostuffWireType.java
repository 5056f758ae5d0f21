package dev.hexplain.decoders.protostuff;

/** Wire types, the lowest bits of a tag: those of Protocol Buffers, and the back reference. */
final class ProtostuffWireType {
    static final int VARINT = 0;
    static final int I64 = 1;
    static final int LEN = 2;
    static final int SGROUP = 3;
    static final int EGROUP = 4;
    static final int I32 = 5;
    static final int REFERENCE = 6;

    private ProtostuffWireType() {}
}
