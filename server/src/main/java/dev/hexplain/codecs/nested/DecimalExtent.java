package dev.hexplain.codecs.nested;

import java.math.BigDecimal;

/**
 * The room that all decimals of a place take.
 *
 * @param bits of the largest of their digits, without the sign
 * @param scale the largest, whatever its sign
 */
public record DecimalExtent(int bits, int scale) {
    static final DecimalExtent NONE = new DecimalExtent(0, 0);

    DecimalExtent with(BigDecimal decimal) {
        int largest = decimal.scale() == Integer.MIN_VALUE ? Integer.MAX_VALUE : Math.abs(decimal.scale());
        return with(new DecimalExtent(decimal.unscaledValue().abs().bitLength(), largest));
    }

    DecimalExtent with(DecimalExtent other) {
        return new DecimalExtent(Math.max(bits, other.bits), Math.max(scale, other.scale));
    }
}
