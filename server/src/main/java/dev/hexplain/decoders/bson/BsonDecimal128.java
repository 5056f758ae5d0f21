package dev.hexplain.decoders.bson;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Formats IEEE 754-2008 decimal128 in its binary integer encoding as text (BSON Decimal128 specification, "To String").
 */
final class BsonDecimal128 {
    private static final int BIAS = 6176;
    private static final BigInteger MOST = BigInteger.TEN.pow(34).subtract(BigInteger.ONE);
    private static final int MIN_PLAIN_EXPONENT = -6;

    private BsonDecimal128() {}

    /** @param bytes 16, little-endian */
    static String text(byte[] bytes) {
        ByteBuffer words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        long low = words.getLong();
        long high = words.getLong();
        String sign = high < 0 ? "-" : "";
        int combination = (int) (high >>> 58) & 0x1F;
        if (combination == 0x1F) {
            return "NaN";
        }
        return combination == 0x1E ? sign + "Infinity" : sign + finite(high, low);
    }

    private static String finite(long high, long low) {
        boolean large = (high >>> 61 & 3) == 3;
        int exponent = (int) (large ? high >>> 47 : high >>> 49) & 0x3FFF;
        return text(large ? BigInteger.ZERO : coefficient(high, low), exponent - BIAS);
    }

    /** Coefficients that are too large count as 0. */
    private static BigInteger coefficient(long high, long low) {
        BigInteger value = BigInteger.valueOf(high & (1L << 49) - 1)
                .shiftLeft(Long.SIZE)
                .or(new BigInteger(Long.toUnsignedString(low)));
        return value.compareTo(MOST) > 0 ? BigInteger.ZERO : value;
    }

    private static String text(BigInteger coefficient, int exponent) {
        String digits = coefficient.toString();
        int scientific = digits.length() - 1 + exponent;
        if (exponent > 0 || scientific < MIN_PLAIN_EXPONENT) {
            String fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
            return digits.charAt(0) + fraction + "E" + (scientific < 0 ? "" : "+") + scientific;
        }
        if (exponent == 0) {
            return digits;
        }
        int point = digits.length() + exponent;
        return point > 0
                ? digits.substring(0, point) + "." + digits.substring(point)
                : "0." + "0".repeat(-point) + digits;
    }
}
