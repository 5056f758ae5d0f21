package dev.hexplain.values;

import dev.hexplain.tree.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Sets of bits as the numbers of the bits that are set. */
public final class BitNumbers {
    /** Words of a set, and bits that are set. */
    public static final int MOST = 1 << 16;

    private static final int LONGEST_NUMBER = 20;

    private BitNumbers() {}

    /**
     * The bits of words, of which the first has those from 0 on; empty where these are no words, or too many.
     *
     * @param field of the set
     * @param words integers of 64 bits
     */
    public static Optional<LogicalValue> of(Field field, String type, LogicalValue.Sequence words) {
        long count = words.elements().count();
        if (count > MOST) {
            return Optional.empty();
        }
        List<LogicalValue> all = words.elements().page(0, (int) count);
        if (!all.stream().allMatch(BitNumbers::isInteger)) {
            return Optional.empty();
        }
        var next = all.iterator();
        return of(
                field,
                type,
                words.field(),
                (int) count,
                () -> Long.parseLong(((LogicalValue.Scalar) next.next()).text().first(LONGEST_NUMBER)));
    }

    private static boolean isInteger(LogicalValue word) {
        return word instanceof LogicalValue.Scalar scalar && scalar.kind() == ScalarKind.INTEGER;
    }

    /**
     * The bits of words that are read one by one; empty where too many are set.
     *
     * @param at the field that the bits are in
     */
    public static Optional<LogicalValue> of(Field field, String type, Field at, int words, LongSupplier word) {
        List<LogicalValue> bits = new ArrayList<>();
        for (int i = 0; i < words && bits.size() <= MOST; i++) {
            for (long left = word.getAsLong(); left != 0; left &= left - 1) {
                String bit = Long.toString((long) i * Long.SIZE + Long.numberOfTrailingZeros(left));
                bits.add(LogicalValue.Scalar.of(at, "int", ScalarKind.INTEGER, bit));
            }
        }
        return bits.size() > MOST
                ? Optional.empty()
                : Optional.of(new LogicalValue.Sequence(field, type, Paged.of(bits)));
    }
}
