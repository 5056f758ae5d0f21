package dev.hexplain.search;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The number types of Java, which bytes may have; integers unsigned as well. */
enum NumberType {
    BYTE(Byte.BYTES),
    SHORT(Short.BYTES),
    INT(Integer.BYTES),
    LONG(Long.BYTES),
    FLOAT(Float.BYTES),
    DOUBLE(Double.BYTES);

    private final int bytes;

    NumberType(int bytes) {
        this.bytes = bytes;
    }

    /**
     * Numbers whose bits, as an unsigned number, are one after the other.
     *
     * @param is their type, in words
     * @param first the least bits
     * @param last the greatest bits
     */
    record Run(String is, long first, long last) {}

    int bytes() {
        return bytes;
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<NumberType> named(String word) {
        return Arrays.stream(values()).filter(type -> type.word().equals(word)).findFirst();
    }

    static List<String> names() {
        return names(Arrays.asList(values()));
    }

    static List<String> names(Collection<NumberType> types) {
        return types.stream().map(NumberType::word).toList();
    }

    /** The numbers of this type in a range, as runs of bits: at most three. */
    List<Run> runs(BigDecimal low, BigDecimal high) {
        return switch (this) {
            case BYTE, SHORT, INT, LONG ->
                integers(
                        low.setScale(0, RoundingMode.CEILING).toBigInteger(),
                        high.setScale(0, RoundingMode.FLOOR).toBigInteger());
            case FLOAT, DOUBLE -> fractions(low, high);
        };
    }

    private List<Run> integers(BigInteger low, BigInteger high) {
        int bits = bytes * Byte.SIZE;
        BigInteger all = BigInteger.ONE.shiftLeft(bits);
        BigInteger half = all.shiftRight(1);
        List<Run> runs = new ArrayList<>();
        addRun(runs, word(), low.max(half.negate()), high.min(BigInteger.ONE.negate()));
        addRun(runs, word(), low.max(BigInteger.ZERO), high.min(half.subtract(BigInteger.ONE)));
        addRun(runs, "unsigned " + word(), low.max(half), high.min(all.subtract(BigInteger.ONE)));
        return runs;
    }

    private void addRun(List<Run> runs, String is, BigInteger first, BigInteger last) {
        if (first.compareTo(last) <= 0) {
            long mask = bytes == Long.BYTES ? -1L : (1L << bytes * Byte.SIZE) - 1;
            runs.add(new Run(is, first.longValue() & mask, last.longValue() & mask));
        }
    }

    /** Bounds are the values of this type nearest to them: the double that is written as 0.2 is in a range up to 0.2. */
    private List<Run> fractions(BigDecimal low, BigDecimal high) {
        boolean isRange = low.compareTo(high) < 0;
        double first = isRange ? Math.max(nearest(low), -greatest()) : nearest(low);
        double last = isRange ? Math.min(nearest(high), greatest()) : nearest(high);
        List<Run> runs = new ArrayList<>();
        if (Double.isInfinite(first) || Double.isInfinite(last) || first > last) {
            return runs;
        }
        if (first < 0) {
            runs.add(new Run(word(), bits(Math.min(last, -0.0)), bits(first)));
        }
        if (last >= 0) {
            runs.add(new Run(word(), bits(Math.max(first, 0.0)), bits(Math.max(last, 0.0))));
        }
        return runs;
    }

    private double nearest(BigDecimal number) {
        return this == FLOAT ? number.floatValue() : number.doubleValue();
    }

    private double greatest() {
        return this == FLOAT ? Float.MAX_VALUE : Double.MAX_VALUE;
    }

    private long bits(double value) {
        return this == FLOAT
                ? Integer.toUnsignedLong(Float.floatToIntBits((float) value))
                : Double.doubleToLongBits(value);
    }
}
