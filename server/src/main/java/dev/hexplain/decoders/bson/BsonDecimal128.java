package dev.hexplain.decoders.bson;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Formats IEEE 754-2008 decimal128 in its binary integer encoding as text (BSON Decimal128 specification, "To String",
 * which is what {@link BigDecimal#toString} writes).
 */
final class BsonDecimal128 {
    private static final int BIAS = 6176;
    private static final BigInteger MOST = BigInteger.TEN.pow(34).subtract(BigInteger.ONE);

    private BsonDecimal128() {}

    /** @param bytes 16, little-endian */
    static String text(byte[] bytes) {
        ByteBuffer words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        long low = words.getLong();
        long high = words.getLong();
        String sign = high < 0 ? "-" : "";
        return switch ((int) (high >>> 58) & 0x1F) {
            case 0x1F -> "NaN";
            case 0x1E -> sign + "Infinity";
            default -> sign + finite(high, low);
        };
    }

    /** Coefficients that are too large count as 0. */
    private static BigDecimal finite(long high, long low) {
        boolean large = (high >>> 61 & 3) == 3;
        int exponent = (int) (large ? high >>> 47 : high >>> 49) & 0x3FFF;
        BigInteger coefficient = BigInteger.valueOf(high & (1L << 49) - 1)
                .shiftLeft(Long.SIZE)
                .or(new BigInteger(Long.toUnsignedString(low)));
        boolean zero = large || coefficient.compareTo(MOST) > 0;
        return new BigDecimal(zero ? BigInteger.ZERO : coefficient, BIAS - exponent);
    }
}
