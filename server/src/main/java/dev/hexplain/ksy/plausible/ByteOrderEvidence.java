package dev.hexplain.ksy.plausible;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Counts evidence for a byte order in the leaves of a tree. */
final class ByteOrderEvidence {
    /** Usual magnitudes are from a billionth to 10^15. */
    private static final double LEAST = 1e-9;

    private static final double MOST = 1e15;

    private final FieldTree tree;
    private final MemorySegment bytes;

    /** Values of enums, and those that have a name. */
    int enums;

    int named;

    /** Floating-point numbers, and those of a usual magnitude. */
    int reals;

    int likelyReals;

    /** Bytes of integers besides the one that each needs, and those that only repeat the sign. */
    int spareBytes;

    int leadingBytes;

    ByteOrderEvidence(FieldTree tree) {
        this.tree = tree;
        this.bytes = tree.source().segment();
    }

    void add(Field leaf) {
        switch (leaf.shape().type()) {
            case ValueType.Int type -> addInteger(leaf, type);
            case ValueType.Real type -> addReal(leaf, type);
            default -> {
                // Texts, bytes and bit fields are the same in both orders.
            }
        }
    }

    private void addInteger(Field leaf, ValueType.Int type) {
        long value = tree.integer(leaf);
        Enumeration symbols = leaf.shape().symbols();
        if (symbols != null) {
            enums++;
            named += symbols.nameOf(value).isPresent() ? 1 : 0;
        } else if (type.size() > 1 && value != 0) {
            spareBytes += type.size() - 1;
            leadingBytes += leading(value, type);
        }
    }

    private static int leading(long value, ValueType.Int type) {
        long magnitude = type.signed() && value < 0 ? ~value : value;
        int significant = Math.ceilDiv(Long.SIZE - Long.numberOfLeadingZeros(magnitude), Byte.SIZE);
        return type.size() - Math.max(1, significant);
    }

    private void addReal(Field leaf, ValueType.Real type) {
        double value = real(leaf.offset(), type);
        if (value != 0) {
            reals++;
            likelyReals += isLikely(value, leaf.offset(), type) ? 1 : 0;
        }
    }

    private boolean isLikely(double value, long offset, ValueType.Real type) {
        if (Double.isNaN(value)) {
            return isUsualNan(offset, type);
        }
        double magnitude = Math.abs(value);
        return Double.isInfinite(value) || (magnitude >= LEAST && magnitude <= MOST);
    }

    /** Whether a NaN is the one bit pattern that programs write. */
    private boolean isUsualNan(long offset, ValueType.Real type) {
        return type.size() == Float.BYTES
                ? bytes.get(ValueLayout.JAVA_INT_UNALIGNED.withOrder(type.order()), offset)
                        == Float.floatToIntBits(Float.NaN)
                : bytes.get(ValueLayout.JAVA_LONG_UNALIGNED.withOrder(type.order()), offset)
                        == Double.doubleToLongBits(Double.NaN);
    }

    private double real(long offset, ValueType.Real type) {
        ByteOrder order = type.order();
        return type.size() == Float.BYTES
                ? bytes.get(ValueLayout.JAVA_FLOAT_UNALIGNED.withOrder(order), offset)
                : bytes.get(ValueLayout.JAVA_DOUBLE_UNALIGNED.withOrder(order), offset);
    }
}
