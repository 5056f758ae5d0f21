package dev.hexplain.decode.documents;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Formats decimal numbers; a huge scale is written as an exponent instead of as many zeros. */
public final class Decimals {
    /** Maximum number of decimal places that are written out. */
    private static final int WRITTEN_OUT = 1000;

    private Decimals() {}

    /** A number as {@link BigDecimal#toString} writes it, with an exponent also where that has none. */
    public static String text(BigInteger unscaled, BigInteger scale) {
        return scale.bitLength() < Integer.SIZE
                ? new BigDecimal(unscaled, scale.intValue()).toString()
                : unscaled + "E" + (scale.signum() < 0 ? "+" : "") + scale.negate();
    }

    /** Without an exponent, where that takes only a few zeros. */
    public static String plain(BigInteger unscaled, long scale) {
        return -WRITTEN_OUT <= scale && scale <= WRITTEN_OUT
                ? new BigDecimal(unscaled, (int) scale).toPlainString()
                : text(unscaled, BigInteger.valueOf(scale));
    }

    /** A number to the base 2, without an exponent where it has no more places than a {@code double}. */
    public static String binary(BigInteger mantissa, BigInteger exponent) {
        if (exponent.abs().compareTo(BigInteger.valueOf(Double.MAX_EXPONENT)) > 0) {
            return mantissa + "·2^" + exponent;
        }
        BigDecimal power = BigDecimal.valueOf(2).pow(exponent.abs().intValue());
        BigDecimal number = new BigDecimal(mantissa);
        return (exponent.signum() < 0 ? number.divide(power) : number.multiply(power)).toPlainString();
    }
}
