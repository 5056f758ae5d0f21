package dev.hexplain.decoders.ion;

import dev.hexplain.decode.documents.Decimals;
import java.math.BigInteger;

/** Decodes the basic fields of Ion binary: VarUInt, VarInt, Int, decimals ("Basic Field Formats"). */
final class IonBasicFields {
    private static final int BITS = 7;
    private static final int LAST = 0x80;
    private static final int SEVEN = 0x7F;
    private static final int SIGN = 0x40;

    private IonBasicFields() {}

    static boolean isLast(int octet) {
        return octet >= LAST;
    }

    /** A complete VarUInt. */
    static BigInteger varUInt(byte[] bytes) {
        return sevenBitsEach(0, bytes);
    }

    /** A complete VarInt: sign and magnitude. */
    static BigInteger varInt(byte[] bytes) {
        BigInteger magnitude = sevenBitsEach(bytes[0] & SIGN, bytes);
        return isNegative(bytes) ? magnitude.negate() : magnitude;
    }

    private static BigInteger sevenBitsEach(int sign, byte[] bytes) {
        BigInteger value = BigInteger.valueOf((bytes[0] & SEVEN) - sign);
        for (int i = 1; i < bytes.length; i++) {
            value = value.shiftLeft(BITS).or(BigInteger.valueOf(bytes[i] & SEVEN));
        }
        return value;
    }

    /** A length or a symbol id, as 64 unsigned bits; larger values are clamped. */
    static long unsigned(BigInteger number) {
        return number.bitLength() > Long.SIZE ? -1 : number.longValue();
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

    /** A decimal in Ion text notation; zero may be negative. */
    static String decimal(byte[] exponent, byte[] coefficient) {
        BigInteger value = signed(coefficient);
        boolean negativeZero = value.signum() == 0 && coefficient.length > 0 && coefficient[0] < 0;
        return (negativeZero ? "-" : "") + Decimals.text(value, varInt(exponent).negate());
    }
}
