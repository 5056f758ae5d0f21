package dev.hexplain.diff.messages;

import dev.hexplain.bytes.Source;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The numbers that messages have at some positions.
 *
 * @param size 1, 2, 4 or 8 bytes
 */
record MessageNumbers(List<Source> messages, long[] at, int size, ByteOrder order) {
    /** Unsigned, but for eight bytes. */
    long[] values() {
        long[] values = new long[at.length];
        for (int i = 0; i < at.length; i++) {
            values[i] = value(messages.get(i), at[i]);
        }
        return values;
    }

    private long value(Source message, long offset) {
        return value(message, offset, size, order);
    }

    /**
     * Whether numbers that differ by a step have the bytes of one number: what is always the same in them is 0 below what
     * differs, and above it the digits of a number. Those begin with a 0, unless the number has all bytes that are the
     * same there: a magic number or a version beside it would be such digits, too. Bytes that are always the same between
     * others are of two numbers.
     */
    boolean isWhole(long step) {
        long[] values = values();
        long varying = Arrays.stream(values).reduce(0, (bits, value) -> bits | value ^ values[0]);
        int low = Long.numberOfTrailingZeros(varying) / Byte.SIZE;
        int above = (Long.SIZE - Long.numberOfLeadingZeros(varying) + Byte.SIZE - 1) / Byte.SIZE;
        long same = above >= size ? 0 : values[0] >>> above * Byte.SIZE;
        int digits = (Long.SIZE - Long.numberOfLeadingZeros(same) + Byte.SIZE - 1) / Byte.SIZE;
        boolean isDigits = IntStream.range(0, digits).allMatch(i -> (same >>> i * Byte.SIZE & 0xFF) != 0);
        boolean isBelowZero = step % (1L << low * Byte.SIZE) == 0 && (values[0] & (1L << low * Byte.SIZE) - 1) == 0;
        boolean isOne = IntStream.range(low, above).allMatch(i -> (varying >>> i * Byte.SIZE & 0xFF) != 0);
        return isOne && isBelowZero && isDigits && (digits < size - above || digits == 0 || isAllOfTheSame());
    }

    /** Whether the byte beside the highest one differs, or there is none: at the beginning, magic numbers stand. */
    private boolean isAllOfTheSame() {
        boolean big = order == ByteOrder.BIG_ENDIAN;
        return big ? at[0] > 0 && !isSame(-1) : !isSame(size);
    }

    /** What speaks for a counter that begins and ends here, besides its values. */
    int edges(long step) {
        boolean aligned = Arrays.stream(at).allMatch(each -> each % size == 0);
        boolean shifted = step % (1 << Byte.SIZE) == 0;
        boolean belongsToNext = order == ByteOrder.LITTLE_ENDIAN
                && isSame(size)
                && messages.getFirst().u1(at[0] + size) == 0;
        return (aligned ? 1 : 0) - (shifted ? 20 : 0) - (belongsToNext ? 2 : 0);
    }

    /** Whether all messages end behind them. */
    boolean areLast() {
        return IntStream.range(0, at.length)
                .allMatch(i -> at[i] + size == messages.get(i).length());
    }

    private boolean isSame(int behind) {
        return CommonBytes.isSame(messages, at, behind);
    }

    /** A number of 1 to 8 bytes. */
    static long value(Source message, long offset, int size, ByteOrder order) {
        long value = 0;
        for (int i = 0; i < size; i++) {
            int next = order == ByteOrder.BIG_ENDIAN ? i : size - 1 - i;
            value = value << Byte.SIZE | message.u1(offset + next);
        }
        return value;
    }

    static long distinct(long[] values) {
        return Arrays.stream(values).distinct().count();
    }
}
