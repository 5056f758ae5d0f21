package dev.hexplain.decoders.ion;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Basic fields ("Basic Field Formats"). */
final class Numbers {
    private static final int BITS = 7;
    private static final int LAST = 0x80;
    private static final int SIGN = 0x40;

    private Numbers() {}

    static boolean isLast(int octet) {
        return octet >= LAST;
    }

    /** A whole VarUInt; what does not fit is cut. */
    static long varUInt(byte[] bytes) {
        long value = 0;
        for (byte octet : bytes) {
            value = value << BITS | (octet & 0x7F);
        }
        return value;
    }

    /** A whole VarInt: sign and magnitude. */
    static long varInt(byte[] bytes) {
        long magnitude = bytes[0] & 0x3F;
        for (int i = 1; i < bytes.length; i++) {
            magnitude = magnitude << BITS | (bytes[i] & 0x7F);
        }
        return isNegative(bytes) ? -magnitude : magnitude;
    }

    static boolean isNegative(byte[] varInt) {
        return (varInt[0] & SIGN) != 0;
    }

    static BigInteger uint(byte[] bytes) {
        return new BigInteger(1, bytes);
    }

    /** An Int: the highest bit is the sign, the others the magnitude. */
    static BigInteger signed(byte[] bytes) {
        if (bytes.length == 0) {
            return BigInteger.ZERO;
        }
        byte[] magnitude = bytes.clone();
        magnitude[0] &= 0x7F;
        BigInteger value = new BigInteger(1, magnitude);
        return bytes[0] < 0 ? value.negate() : value;
    }

    /** A decimal as Ion text writes it; zero may be negative. */
    static String decimal(byte[] exponent, byte[] coefficient) {
        long scale = -varInt(exponent);
        if (scale != (int) scale) {
            return signed(coefficient) + "d" + varInt(exponent);
        }
        BigDecimal value = new BigDecimal(signed(coefficient), (int) scale);
        boolean negativeZero = value.signum() == 0 && coefficient.length > 0 && coefficient[0] < 0;
        return negativeZero ? "-" + value : value.toString();
    }
}
