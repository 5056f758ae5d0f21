package dev.hexplain.decoders.fory;

import java.math.BigInteger;
import java.util.function.LongToIntFunction;

/** Decodes varints: seven bits a byte, the lowest first; the ninth byte of a long has eight. */
final class ForyVarints {
    /** Bytes of the longest 32-bit varint. */
    static final int LONGEST_UNSIGNED = 5;

    private static final int LAST_OF_LONG = 8;

    private ForyVarints() {}

    /** The size of a varint within so many bytes; 0 where it does not end within them. */
    static int length(LongToIntFunction byteAt, long at, int most) {
        for (int i = 0; i < most; i++) {
            if (i == LAST_OF_LONG || byteAt.applyAsInt(at + i) < 0x80) {
                return i + 1;
            }
        }
        return 0;
    }

    static long unsigned(byte[] bytes) {
        long value = 0;
        for (int i = 0; i < bytes.length; i++) {
            long bits = i == LAST_OF_LONG ? bytes[i] & 0xFF : bytes[i] & 0x7F;
            value |= bits << (7 * i);
        }
        return value;
    }

    static long zigzag(long value) {
        return value >>> 1 ^ -(value & 1);
    }

    /** Four bytes with twice the value, or a 1 and eight bytes with all of it. */
    static long tagged(byte[] bytes) {
        return bytes.length == Integer.BYTES ? (int) fixed(bytes, 0, Integer.BYTES) >> 1 : fixed(bytes, 1, Long.BYTES);
    }

    static long fixed(byte[] bytes, int from, int size) {
        long value = 0;
        for (int i = size - 1; i >= 0; i--) {
            value = value << Byte.SIZE | (bytes[from + i] & 0xFF);
        }
        return value;
    }

    static BigInteger bigEndian(byte[] bytes) {
        return bytes.length == 0 ? BigInteger.ZERO : new BigInteger(bytes);
    }
}
