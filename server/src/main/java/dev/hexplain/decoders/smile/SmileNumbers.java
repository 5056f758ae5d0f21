package dev.hexplain.decoders.smile;

import dev.hexplain.decode.documents.Decimals;
import java.math.BigInteger;

/** Decodes numbers and bytes in encodings of seven bits a byte (specification, "Tokens: general"). */
final class SmileNumbers {
    private static final int DATA_BITS = 7;
    private static final int LAST_BITS = 6;
    private static final int LAST = 0x80;
    private static final int GROUP = 8;

    private SmileNumbers() {}

    /** A complete VInt: seven bits a byte, six in the last. Ten bytes hold more than 64 bits. */
    static BigInteger vint(byte[] bytes) {
        BigInteger value = BigInteger.ZERO;
        for (int i = 0; i < bytes.length - 1; i++) {
            value = value.shiftLeft(DATA_BITS).or(BigInteger.valueOf(bytes[i] & 0x7F));
        }
        return value.shiftLeft(LAST_BITS).or(BigInteger.valueOf(bytes[bytes.length - 1] & 0x3F));
    }

    static boolean isLast(int octet) {
        return octet >= LAST;
    }

    /** A zigzag VInt, whose lowest bit is the sign. */
    static BigInteger signed(byte[] bytes) {
        BigInteger value = vint(bytes);
        BigInteger half = value.shiftRight(1);
        return value.testBit(0) ? half.not() : half;
    }

    /** Bits of a floating-point number, right-aligned. */
    static long bits(byte[] bytes) {
        long value = 0;
        for (byte octet : bytes) {
            value = value << DATA_BITS | (octet & 0x7F);
        }
        return value;
    }

    /** The size of so many bytes when encoded with seven bits each; -1 where it is too large. */
    static long encodedLength(long length) {
        if (length < 0 || length > Long.MAX_VALUE / GROUP) {
            return -1;
        }
        return length / DATA_BITS * GROUP + (length % DATA_BITS == 0 ? 0 : length % DATA_BITS + 1);
    }

    /** Bytes that were encoded with seven bits each; the last byte's bits are right-aligned. */
    static byte[] unpacked(byte[] packed) {
        int rest = packed.length % GROUP;
        int whole = packed.length / GROUP * DATA_BITS;
        byte[] bytes = new byte[whole + Math.max(0, rest - 1)];
        long bits = 0;
        int at = 0;
        int held = 0;
        for (int i = 0; i < packed.length; i++) {
            boolean last = i == packed.length - 1 && rest > 0;
            int width = last ? rest - 1 : DATA_BITS;
            bits = bits << width | (packed[i] & (1 << width) - 1);
            held += width;
            while (held >= Byte.SIZE && at < bytes.length) {
                held -= Byte.SIZE;
                bytes[at++] = (byte) (bits >>> held);
            }
        }
        return bytes;
    }

    static BigInteger integer(byte[] packed) {
        byte[] bytes = unpacked(packed);
        return bytes.length == 0 ? BigInteger.ZERO : new BigInteger(bytes);
    }

    static String decimal(byte[] scale, byte[] packed) {
        return Decimals.text(integer(packed), signed(scale));
    }
}
