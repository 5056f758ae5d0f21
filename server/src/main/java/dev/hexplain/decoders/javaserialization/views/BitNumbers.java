package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** Sets of bits as the numbers of the bits that are set. */
final class BitNumbers {
    private static final int MOST_BITS = 1 << 16;
    private static final int MOST_WORDS = 1 << 16;

    private BitNumbers() {}

    /** F{bits[]}, longs of which the first has the bits from 0 on. */
    static LogicalValue inField(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.value("bits") instanceof LogicalValue.Sequence words)
                || !words.type().equals("long[]")
                || words.elements().count() > MOST_WORDS) {
            throw FieldForms.misfit("bits", "an array of up to %d longs".formatted(MOST_WORDS));
        }
        List<LogicalValue> longs = words.elements().page(0, MOST_WORDS);
        var next = longs.iterator();
        return of(
                object,
                words.field(),
                longs.size(),
                () -> Long.parseLong(((LogicalValue.Scalar) next.next()).text().first(20)));
    }

    /** Those of so many words. */
    static LogicalValue of(StreamObject object, Field at, int words, LongSupplier word) throws MisfitException {
        List<LogicalValue> bits = new ArrayList<>();
        for (int i = 0; i < words && bits.size() <= MOST_BITS; i++) {
            for (long left = word.getAsLong(); left != 0; left &= left - 1) {
                String bit = Long.toString((long) i * Long.SIZE + Long.numberOfTrailingZeros(left));
                bits.add(LogicalValue.Scalar.of(at, "int", ScalarKind.INTEGER, bit));
            }
        }
        if (bits.size() > MOST_BITS) {
            throw new MisfitException("up to %d bits were expected, and more were found".formatted(MOST_BITS));
        }
        return new LogicalValue.Sequence(object.field(), object.className(), Paged.of(bits));
    }
}
