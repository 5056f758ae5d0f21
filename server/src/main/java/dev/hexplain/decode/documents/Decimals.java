package dev.hexplain.decode.documents;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Decimal numbers as text: a scale of a few bytes never becomes a text of as many zeros as it says. */
public final class Decimals {
    /** Places that are written out. */
    private static final int WRITTEN_OUT = 1000;

    private Decimals() {}

    /** A number as {@link BigDecimal#toString} writes it, with an exponent also where that has none. */
    public static String text(BigInteger unscaled, BigInteger scale) {
        return scale.bitLength() < Integer.SIZE
                ? new BigDecimal(unscaled, scale.intValue()).toString()
                : unscaled + "E" + (scale.signum() < 0 ? "+" : "") + scale.negate();
    }

    /** Without an exponent, where that takes no more than a few zeros. */
    public static String plain(BigInteger unscaled, long scale) {
        return -WRITTEN_OUT <= scale && scale <= WRITTEN_OUT
                ? new BigDecimal(unscaled, (int) scale).toPlainString()
                : text(unscaled, BigInteger.valueOf(scale));
    }
}
