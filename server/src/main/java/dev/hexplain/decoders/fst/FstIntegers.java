package dev.hexplain.decoders.fst;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.documents.ParseInput;

/**
 * Decodes FST's compressed integers: one byte that is the value, unless it is one of the lowest, which are followed by
 * two, four or eight bytes, little-endian; and short ones: one byte, or 255 and two.
 */
final class FstIntegers {
    private static final int TWO_FOLLOW = 0x80;
    private static final int FOUR_FOLLOW = 0x81;
    private static final int EIGHT_FOLLOW = 0x82;
    private static final int SHORT_FOLLOWS = 0xFF;

    private FstIntegers() {}

    /** The size of an integer at an offset. */
    static int width(ParseInput in, long at, boolean isLong, String what) {
        int first = in.u1(at, what);
        int width = first == TWO_FOLLOW ? 3 : first == FOUR_FOLLOW ? 5 : isLong && first == EIGHT_FOLLOW ? 9 : 1;
        in.require(at, width, what);
        return width;
    }

    /** The size of a short at an offset. */
    static int shortWidth(ParseInput in, long at, String what) {
        int width = in.u1(at, what) == SHORT_FOLLOWS ? 3 : 1;
        in.require(at, width, what);
        return width;
    }

    /** The value of an integer of so many bytes. */
    static long value(Source source, long at, long width) {
        if (width == 1) {
            return (byte) source.u1(at);
        }
        return plain(source, at + 1, width - 1);
    }

    /** The value of an uncompressed integer, little-endian. */
    static long plain(Source source, long at, long width) {
        long value = 0;
        for (long i = width - 1; i >= 0; i--) {
            value = value << Byte.SIZE | source.u1(at + i);
        }
        int unused = Long.SIZE - (int) width * Byte.SIZE;
        return value << unused >> unused;
    }

    /** The value of a short or character of so many bytes, unsigned. */
    static int shortValue(Source source, long at, long width) {
        return width == 1 ? source.u1(at) : source.u1(at + 1) | source.u1(at + 2) << Byte.SIZE;
    }
}
