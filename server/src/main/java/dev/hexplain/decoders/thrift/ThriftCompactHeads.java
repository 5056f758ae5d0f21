package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Words;

/** Heads of the compact protocol: sizes are varints, and small ones of lists share a byte with a type. */
final class ThriftCompactHeads extends ThriftPlainHeads {
    /** In the header of a list: the size follows. */
    private static final int LONG_SIZE = 15;

    /** Bytes of the longest varint of a size, or of an id, that is read here. */
    private static final int LONGEST_SIZE = 3;

    private static final int TYPE = 15;

    ThriftCompactHeads(Sizes sizes) {
        super(sizes, 1);
    }

    @Override
    ThriftWireType wireType(int number) {
        return ThriftWireType.ofCompact(number);
    }

    @Override
    int number(ThriftWireType of) {
        return of.compact();
    }

    @Override
    int varint(byte[] in, int at, int end) {
        int length = Words.varintLength(in, at, Long.BYTES);
        if (length > 0) {
            return at + length;
        }
        int most = Math.min(Varint.MAX_LENGTH, end - at);
        for (int i = Long.BYTES; i < most; i++) {
            if (in[at + i] >= 0) {
                return at + i + 1;
            }
        }
        return NOT_PLAIN;
    }

    /** Reads a size, which fits into some bytes of a varint. */
    private int sized(byte[] in, int at) {
        if (in[at] >= 0) {
            varint = 1;
            size = in[at];
            return at + 1;
        }
        varint = Words.varintLength(in, at, LONGEST_SIZE);
        if (varint == 0) {
            return NOT_PLAIN;
        }
        size = 0;
        for (int i = at + varint - 1; i >= at; i--) {
            size = size << 7 | (in[i] & 0x7F);
        }
        return at + varint;
    }

    @Override
    int field(byte[] in, int at, int lastId) {
        int first = in[at] & 0xFF;
        int delta = first >>> 4;
        type = first & TYPE;
        if (delta > 0) {
            id = (short) (lastId + delta);
            return type == 0 ? NOT_PLAIN : at + 1;
        }
        if (type == 0) {
            return at + 1;
        }
        int next = sized(in, at + 1);
        id = (short) Varint.zigzag(size);
        return next;
    }

    @Override
    int list(byte[] in, int at) {
        int first = in[at] & 0xFF;
        item = first & TYPE;
        size = first >>> 4;
        varint = 0;
        if (sizes[item] == NONE) {
            return NOT_PLAIN;
        }
        return size == LONG_SIZE ? sized(in, at + 1) : at + 1;
    }

    @Override
    int map(byte[] in, int at) {
        int next = sized(in, at);
        key = 0;
        item = 0;
        if (next < 0 || size == 0) {
            return next;
        }
        key = in[next] >>> 4 & TYPE;
        item = in[next] & TYPE;
        return sizes[key] == NONE || sizes[item] == NONE ? NOT_PLAIN : next + 1;
    }

    @Override
    int string(byte[] in, int at) {
        return sized(in, at);
    }

    @Override
    int listFields() {
        return varint > 0 ? 2 : 1;
    }

    @Override
    int mapFields() {
        return key == 0 ? 1 : 2;
    }
}
