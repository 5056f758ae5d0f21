package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Words;

/** Heads of the binary protocol: sizes have four bytes, big-endian. */
final class ThriftBinaryHeads extends ThriftPlainHeads {
    private static final int FIELD = 3;

    ThriftBinaryHeads(Sizes sizes) {
        super(sizes, 2);
    }

    @Override
    ThriftWireType wireType(int number) {
        return ThriftWireType.ofBinary(number);
    }

    @Override
    int number(ThriftWireType of) {
        return of.binary();
    }

    @Override
    int field(byte[] in, int at, int lastId) {
        type = in[at] & 0xFF;
        if (type == 0) {
            return at + 1;
        }
        id = (short) (in[at + 1] << 8 | (in[at + 2] & 0xFF));
        return at + FIELD;
    }

    @Override
    int list(byte[] in, int at) {
        item = in[at] & 0xFF;
        boolean known = item == 0 || sizes[item] != NONE;
        return known ? sized(in, at + 1, item != 0) : NOT_PLAIN;
    }

    @Override
    int map(byte[] in, int at) {
        key = in[at] & 0xFF;
        item = in[at + 1] & 0xFF;
        boolean known = (key == 0 || sizes[key] != NONE) && (item == 0 || sizes[item] != NONE);
        return known ? sized(in, at + 2, key != 0 && item != 0) : NOT_PLAIN;
    }

    @Override
    int string(byte[] in, int at) {
        return sized(in, at, true);
    }

    /** @param typed whether there may be items */
    private int sized(byte[] in, int at, boolean typed) {
        size = Integer.reverseBytes(Words.s4(in, at));
        return size < 0 || (size > 0 && !typed) ? NOT_PLAIN : at + Integer.BYTES;
    }

    @Override
    int varint(byte[] in, int at, int end) {
        throw new IllegalStateException("All integers have a fixed size");
    }

    @Override
    int listFields() {
        return 2;
    }

    @Override
    int mapFields() {
        return 3;
    }
}
