package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Words;

/** Heads of the compact protocol: sizes are varints, and small ones of lists share a byte with a type. */
final class ThriftCompactHeads extends ThriftPlainHeads {
    /** In the header of a list: the size follows. */
    private static final int LONG_SIZE = 15;

    /** Bytes of the longest varint of a size, or of an id, that is read here. */
    private static final int LONGEST_SIZE = 3;

    ThriftCompactHeads(ThriftCompactProtocol protocol) {
        super(protocol, 1);
    }

    /** The index after a varint. */
    private static int passed(byte[] in, int at, int end, int longest) {
        int most = Math.min(longest, end - at);
        int length = Words.varintLength(in, at, most);
        if (length > 0) {
            return at + length;
        }
        for (int i = Long.BYTES; i < most; i++) {
            if (in[at + i] >= 0) {
                return at + i + 1;
            }
        }
        return NOT_PLAIN;
    }

    /** Reads a size, which fits into some bytes of a varint. */
    private int sized(byte[] in, int at, int end) {
        if (at < end && in[at] >= 0) {
            varint = 1;
            size = in[at];
            return at + 1;
        }
        int next = passed(in, at, end, LONGEST_SIZE);
        varint = next - at;
        size = 0;
        for (int i = next - 1; i >= at; i--) {
            size = size << 7 | (in[i] & 0x7F);
        }
        return next;
    }

    @Override
    int field(byte[] in, int at, int end, int lastId) {
        if (at >= end) {
            return NOT_PLAIN;
        }
        int first = in[at] & 0xFF;
        type = ThriftWireType.ofCompact(first & 15);
        if (type == ThriftWireType.STOP) {
            return first == 0 ? at + 1 : NOT_PLAIN;
        }
        int delta = first >>> 4;
        if (delta > 0) {
            id = (short) (lastId + delta);
            return at + 1;
        }
        int next = sized(in, at + 1, end);
        id = (short) Varint.zigzag(size);
        return next;
    }

    @Override
    int list(byte[] in, int at, int end) {
        if (at >= end) {
            return NOT_PLAIN;
        }
        int first = in[at] & 0xFF;
        item = ThriftWireType.ofCompact(first & 15);
        size = first >>> 4;
        varint = 0;
        if (item == ThriftWireType.STOP) {
            return NOT_PLAIN;
        }
        return size == LONG_SIZE ? sized(in, at + 1, end) : at + 1;
    }

    @Override
    int map(byte[] in, int at, int end) {
        int next = sized(in, at, end);
        key = ThriftWireType.STOP;
        item = ThriftWireType.STOP;
        if (next < 0 || size == 0) {
            return next;
        }
        if (next >= end) {
            return NOT_PLAIN;
        }
        key = ThriftWireType.ofCompact(in[next] >>> 4 & 15);
        item = ThriftWireType.ofCompact(in[next] & 15);
        return key == ThriftWireType.STOP || item == ThriftWireType.STOP ? NOT_PLAIN : next + 1;
    }

    @Override
    int string(byte[] in, int at, int end) {
        return sized(in, at, end);
    }

    @Override
    int scalar(byte[] in, int at, int end, ThriftWireType of, boolean inField) {
        if (of == ThriftWireType.BOOL && inField) {
            return at;
        }
        int fixed = fixedSize(of);
        if (fixed == 0) {
            return passed(in, at, end, Varint.MAX_LENGTH);
        }
        return at + fixed > end ? NOT_PLAIN : at + fixed;
    }

    @Override
    int listFields() {
        return varint > 0 ? 2 : 1;
    }

    @Override
    int mapFields() {
        return key == ThriftWireType.STOP ? 1 : 2;
    }
}
