package dev.hexplain.diff.messages;

import dev.hexplain.bytes.Source;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

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
