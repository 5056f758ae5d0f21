package dev.hexplain.decoders.fst;

import dev.hexplain.bytes.Window;

/** Bytes of values that may need no rows: it says what is there without failing. */
final class FstPlainInput {
    private static final int TWO_FOLLOW = 0x80;
    private static final int FOUR_FOLLOW = 0x81;
    private static final int EIGHT_FOLLOW = 0x82;
    private static final int WIDE = 0xFF;
    /** The top bits of eight bytes. */
    private static final long TOPS = 0x8080_8080_8080_8080L;

    /** The offset of the window's first byte. */
    final long base;
    /** Behind the last byte that may be read. */
    long end;

    private final Window bytes;
    private final long start;

    /** @param start of the stream, which handles count from */
    FstPlainInput(Window bytes, long base, long start) {
        this.bytes = bytes;
        this.base = base;
        this.start = start;
    }

    int s1(long at) {
        return (byte) bytes.u1(at);
    }

    /** The size of an integer; 0 where it is not whole. */
    int width(long at, boolean isLong) {
        if (at >= end) {
            return 0;
        }
        int first = bytes.u1(at);
        int width = first == TWO_FOLLOW ? 3 : first == FOUR_FOLLOW ? 5 : isLong && first == EIGHT_FOLLOW ? 9 : 1;
        return at + width <= end ? width : 0;
    }

    /** An integer of at most four bytes. */
    long integer(long at, int width) {
        return width == 1 ? s1(at) : width == 3 ? (short) bytes.u2le(at + 1) : bytes.s4le(at + 1);
    }

    /** The size of a short integer; 0 where it is not whole. */
    int shortWidth(long at) {
        if (at >= end) {
            return 0;
        }
        int width = bytes.u1(at) == WIDE ? 3 : 1;
        return at + width <= end ? width : 0;
    }

    int shortNumber(long at, int width) {
        return width == 1 ? bytes.u1(at) : bytes.u2le(at + 1);
    }

    /** Whether a handle at an offset may mean an object that began before. */
    boolean isBefore(long position, long at) {
        return position >= 0 && position < base + at - start;
    }

    /** The end of so many characters; negative where they are not all there. */
    long charactersEnd(long from, long characters) {
        long at = from;
        for (long left = characters; left > 0; left--) {
            while (left > Long.BYTES && at + Long.BYTES <= end && (bytes.word(at, Long.BYTES) & TOPS) == 0) {
                at += Long.BYTES;
                left -= Long.BYTES;
            }
            if (at >= end) {
                return -1;
            }
            at += bytes.u1(at) == WIDE ? 3 : 1;
        }
        return at <= end ? at : -1;
    }
}
