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
}
