package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Words;

/** Heads of the binary protocol: sizes have four bytes, big-endian. */
final class ThriftBinaryHeads extends ThriftPlainHeads {
    private static final int FIELD = 3;
    private static final int LIST = 5;
    private static final int MAP = 6;

    ThriftBinaryHeads(ThriftBinaryProtocol protocol) {
        super(protocol, 2);
    }

    @Override
    int field(byte[] in, int at, int end, int lastId) {
        if (at >= end) {
            return NOT_PLAIN;
        }
        type = ThriftWireType.ofBinary(in[at]);
        if (type == ThriftWireType.STOP) {
            return in[at] == 0 ? at + 1 : NOT_PLAIN;
        }
        if (at + FIELD > end) {
            return NOT_PLAIN;
        }
        id = (short) (in[at + 1] << 8 | (in[at + 2] & 0xFF));
        return at + FIELD;
    }

    @Override
    int list(byte[] in, int at, int end) {
        if (at + LIST > end) {
            return NOT_PLAIN;
        }
        item = ThriftWireType.ofBinary(in[at]);
        boolean typed = item != ThriftWireType.STOP;
        return !typed && in[at] != 0 ? NOT_PLAIN : sized(in, at + 1, typed);
    }

    @Override
    int map(byte[] in, int at, int end) {
        if (at + MAP > end) {
            return NOT_PLAIN;
        }
        key = ThriftWireType.ofBinary(in[at]);
        item = ThriftWireType.ofBinary(in[at + 1]);
        boolean known = (key != ThriftWireType.STOP || in[at] == 0) && (item != ThriftWireType.STOP || in[at + 1] == 0);
        return known ? sized(in, at + 2, key != ThriftWireType.STOP && item != ThriftWireType.STOP) : NOT_PLAIN;
    }

    @Override
    int string(byte[] in, int at, int end) {
        return at + Integer.BYTES > end ? NOT_PLAIN : sized(in, at, true);
    }

    /** @param typed whether there may be items */
    private int sized(byte[] in, int at, boolean typed) {
        size = Integer.reverseBytes(Words.s4(in, at));
        return size < 0 || (size > 0 && !typed) ? NOT_PLAIN : at + Integer.BYTES;
    }

    @Override
    int scalar(byte[] in, int at, int end, ThriftWireType of, boolean inField) {
        int next = at + fixedSize(of);
        return next > end ? NOT_PLAIN : next;
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
