package dev.hexplain.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Eight bytes of an array at a time, as a little-endian word: for the inner loops of decoders. An array has as many bytes
 * behind those that are looked at.
 */
public final class Words {
    private static final VarHandle S4 = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle S8 = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long LOW_BITS = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
    private static final long QUOTES = '"' * LOW_BITS;
    private static final long BACKSLASHES = '\\' * LOW_BITS;
    private static final long BLANKS = ' ' * LOW_BITS;
    private static final long ZEROS = '0' * LOW_BITS;
    private static final long EVEN_BITS = 0xFEFE_FEFE_FEFE_FEFEL;
    /** The first bytes of what would be too long for its character, C0 and C1; */
    private static final long OVERLONG = 0xC0C0_C0C0_C0C0_C0C0L;
    /** of control characters among others; */
    private static final long CONTROLS = 0xC2C2_C2C2_C2C2_C2C2L;
    /** of the lowest characters of three bytes, and of what is too long for its character; */
    private static final long LOW = 0xE0E0_E0E0_E0E0_E0E0L;
    /** and of halves of pairs of UTF-16 among others. */
    private static final long SURROGATES = 0xEDED_EDED_EDED_EDEDL;
    /** What makes the high bit of a byte one if it is more than nine. */
    private static final long ABOVE_NINE = (0x7F - 9) * LOW_BITS;

    private Words() {}

    /** Four characters as {@link #s4} reads them. */
    public static int ofAscii(String four) {
        return s4(four.getBytes(StandardCharsets.US_ASCII), 0);
    }

    public static int s4(byte[] bytes, int at) {
        return (int) S4.get(bytes, at);
    }

    public static long s8(byte[] bytes, int at) {
        return (long) S8.get(bytes, at);
    }

    /** The first bytes of a word, fewer than eight; those above are zero. */
    public static long firstBytes(long word, int count) {
        return word & (1L << (count * Byte.SIZE)) - 1;
    }

    /** The index of the first byte of a value, 0 to 255; {@code stop} or more where none is before it. */
    static int indexOf(int value, byte[] bytes, int from, int stop) {
        long everywhere = value * LOW_BITS;
        for (int at = from; at < stop; at += Long.BYTES) {
            long found = zeros(s8(bytes, at) ^ everywhere);
            if (found != 0) {
                return at + first(found);
            }
        }
        return stop;
    }

    /**
     * The index of the first two bytes of these values, 0 to 255, one after the other; {@code stop} or more where the
     * first of such stands nowhere before it.
     */
    static int indexOf(int first, int second, byte[] bytes, int from, int stop) {
        long firsts = first * LOW_BITS;
        for (int at = from; at < stop; at += Long.BYTES) {
            long found = zeros(s8(bytes, at) ^ firsts);
            for (; found != 0; found &= found - 1) {
                int place = at + first(found);
                if (bytes[place + 1] == (byte) second
                        && bytes[place] == (byte) first) { // above the first may be others
                    return place;
                }
            }
        }
        return stop;
    }

    /**
     * The index of the first byte that is no plain character between quotation marks: a quotation mark, a backslash, a
     * control character, or not ASCII; {@code stop} or more where none is before it.
     */
    public static int quotedTextEnd(byte[] bytes, int from, int stop) {
        for (int at = from; at < stop; at += Long.BYTES) {
            long word = s8(bytes, at);
            // As in zeros(), without the mask there: bytes that are not ASCII are found anyway.
            long found =
                    ((word ^ QUOTES) - LOW_BITS | (word ^ BACKSLASHES) - LOW_BITS | word - BLANKS | word) & HIGH_BITS;
            if (found != 0) {
                return at + first(found);
            }
        }
        return stop;
    }

    /** How many of the eight bytes at an index are decimal digits, up to the first that is none. */
    public static int digits(byte[] bytes, int at) {
        long value = s8(bytes, at) ^ ZEROS;
        long found = (value + ABOVE_NINE | value) & HIGH_BITS;
        return found == 0 ? Long.BYTES : first(found);
    }

    /** Whether all bytes are below 128. */
    public static boolean isAscii(byte[] bytes, int from, int stop) {
        int length = stop - from;
        if (length <= Long.BYTES) {
            return noneIsHigh(s8(bytes, from), length);
        }
        // Four words, which overlap where there are fewer, are most texts: those need no loop.
        int last = stop - Long.BYTES;
        long bits = s8(bytes, from)
                | s8(bytes, Math.min(from + Long.BYTES, last))
                | s8(bytes, Math.max(from, last - Long.BYTES))
                | s8(bytes, last);
        for (int at = from + 2 * Long.BYTES; at < last - Long.BYTES; at += Long.BYTES) {
            bits |= s8(bytes, at);
        }
        return (bits & HIGH_BITS) == 0;
    }

    /** Whether none of the first bytes of a word, at most eight, has its high bit set. */
    private static boolean noneIsHigh(long word, int count) {
        return count == 0 || (word & HIGH_BITS) << (Long.SIZE - count * Byte.SIZE) == 0;
    }

    /** The index of the first byte that is not below 128; {@code stop} or more where none is before it. */
    static int asciiEnd(byte[] bytes, int from, int stop) {
        for (int at = from; at < stop; at += Long.BYTES) {
            long found = s8(bytes, at) & HIGH_BITS;
            if (found != 0) {
                return Math.min(stop, at + first(found));
            }
        }
        return stop;
    }

    /** Whether all bytes are characters of ASCII that are no control characters. */
    public static boolean isPrintable(byte[] bytes, int from, int stop) {
        int length = stop - from;
        if (length <= Long.BYTES) {
            return noneIsHigh(unprintable(s8(bytes, from)), length);
        }
        int last = stop - Long.BYTES;
        long bits = unprintable(s8(bytes, from))
                | unprintable(s8(bytes, Math.min(from + Long.BYTES, last)))
                | unprintable(s8(bytes, Math.max(from, last - Long.BYTES)))
                | unprintable(s8(bytes, last));
        for (int at = from + 2 * Long.BYTES; at < last - Long.BYTES; at += Long.BYTES) {
            bits |= unprintable(s8(bytes, at));
        }
        return (bits & HIGH_BITS) == 0;
    }

    /**
     * The index of the first byte that is a control character or not ASCII; {@code stop} or more where none stands
     * before it.
     */
    public static int printableEnd(byte[] bytes, int from, int stop) {
        for (int at = from; at < stop; at += Long.BYTES) {
            long found = unprintable(s8(bytes, at)) & HIGH_BITS;
            if (found != 0) {
                return at + first(found);
            }
        }
        return stop;
    }

    /**
     * Whether all bytes are UTF-8 text of usual characters: not of control characters, nor of those that their first byte
     * alone does not tell to be valid. False does not say that it is no text.
     */
    public static boolean isUsualText(byte[] bytes, int from, int stop) {
        long due = 0; // high bits where the characters that began before have further bytes
        for (int at = from; at < stop; at += Long.BYTES) {
            long word = s8(bytes, at);
            if (stop - at < Long.BYTES) {
                word = firstBytes(word, stop - at) | BLANKS << (stop - at) * Byte.SIZE;
            }
            long high = word & HIGH_BITS;
            long lead = high & word << 1;
            long leadOfThree = lead & word << 2;
            long further = due | lead << Byte.SIZE | leadOfThree << 2 * Byte.SIZE;
            if ((further ^ high ^ lead) != 0 || isUnusual(word, leadOfThree & word << 3)) {
                return false;
            }
            due = lead >>> 7 * Byte.SIZE | leadOfThree >>> 6 * Byte.SIZE;
        }
        return due == 0;
    }

    private static boolean isUnusual(long word, long leadOfFour) {
        long controls = (word - BLANKS | word + LOW_BITS) & ~word & HIGH_BITS;
        long first = zeros(word & EVEN_BITS ^ OVERLONG)
                | zeros(word ^ CONTROLS)
                | zeros(word ^ LOW)
                | zeros(word ^ SURROGATES);
        return (controls | first | leadOfFour) != 0;
    }

    /** The high bit of a byte is set if it is not ASCII or a control character; those above such bytes may be as well. */
    private static long unprintable(long word) {
        // One more than DEL has the high bit, as what is not ASCII has in one of both.
        return word - BLANKS | word + LOW_BITS;
    }

    /**
     * Bytes of the integer of variable length at an index ({@link Varint}), if they are not more than so many, at most
     * {@value Long#BYTES}; 0 for longer ones.
     */
    public static int varintLength(byte[] bytes, int at, int most) {
        long ends = ~s8(bytes, at) & HIGH_BITS;
        int length = first(ends) + 1;
        return ends == 0 || length > most ? 0 : length;
    }

    /** The high bit of the first byte that is 0; those above it may be set as well. */
    private static long zeros(long word) {
        return word - LOW_BITS & ~word & HIGH_BITS;
    }

    private static int first(long found) {
        return Long.numberOfTrailingZeros(found) >>> 3;
    }
}
