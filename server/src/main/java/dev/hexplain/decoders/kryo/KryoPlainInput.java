package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Window;

/** Bytes of values that may need no rows: it says what is there without failing. */
final class KryoPlainInput {
    /** The top bits of eight bytes. */
    private static final long TOPS = 0x8080_8080_8080_8080L;

    final Window bytes;
    /** The offset of the window's first byte. */
    final long base;
    /** Behind the last byte that may be read. */
    long end;

    /** The value of the number that {@link #width} measured last. */
    private long value;

    KryoPlainInput(Window bytes, long base) {
        this.bytes = bytes;
        this.base = base;
    }

    int u1(long at) {
        return bytes.u1(at);
    }

    /** Reads a number of variable length, and returns its size; 0 where it is not whole. */
    int width(long at, int most) {
        long sum = 0;
        for (int i = 0; i < most; i++) {
            if (at + i >= end) {
                return 0;
            }
            int read = bytes.u1(at + i);
            boolean more = read >= 0x80 && i + 1 < most;
            sum |= i == KryoVarints.MAX_LONG - 1 ? (long) read << (7 * i) : (read & 0x7FL) << (7 * i);
            if (!more) {
                value = sum;
                return i + 1;
            }
        }
        return 0;
    }

    /** The same for a number of at most five bytes. */
    int width(long at) {
        if (at < end) {
            int read = bytes.u1(at);
            if (read < 0x80) {
                value = read;
                return 1;
            }
        }
        return width(at, KryoVarints.MAX_INT);
    }

    /** The same for a number with a flag. */
    int flaggedWidth(long at) {
        if (at >= end) {
            return 0;
        }
        int first = bytes.u1(at);
        int low = first & 0x3F;
        if ((first & 0x40) == 0) {
            value = low;
            return 1;
        }
        int rest = width(at + 1, KryoVarints.MAX_INT - 1);
        value = (int) (low | value << 6);
        return rest == 0 ? 0 : rest + 1;
    }

    /** The value of what was measured last, as a signed number of 64 bits. */
    long value() {
        return value;
    }

    /** The same as an unsigned number of 32 bits. */
    long unsigned() {
        return value & 0xFFFF_FFFFL;
    }

    /** The end of characters whose last has its top bit set; negative where there is none. */
    long asciiEnd(long from) {
        for (long at = from; at < end; at += Long.BYTES) {
            long tops = bytes.word(at, (int) Math.min(Long.BYTES, end - at)) & TOPS;
            if (tops != 0) {
                return at + Long.numberOfTrailingZeros(tops) / Byte.SIZE + 1;
            }
        }
        return -1;
    }

    /** The end of so many UTF-16 units; negative where they are not all there, or not valid. */
    long charactersEnd(long from, long units) {
        long at = from;
        for (long left = units; left > 0; left--) {
            while (left > Long.BYTES && at + Long.BYTES <= end && (bytes.word(at, Long.BYTES) & TOPS) == 0) {
                at += Long.BYTES;
                left -= Long.BYTES;
            }
            if (at >= end) {
                return -1;
            }
            int lead = bytes.u1(at);
            int size = lead < 0x80 ? 1 : lead >>> 5 == 6 ? 2 : lead >>> 4 == 14 ? 3 : 0;
            if (size == 0) {
                return -1;
            }
            at += size;
        }
        return at <= end ? at : -1;
    }
}
