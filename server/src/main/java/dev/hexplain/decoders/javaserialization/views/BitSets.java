package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.BitNumbers;
import dev.hexplain.values.LogicalValue;
import java.util.function.LongSupplier;

/** Sets of bits. */
final class BitSets {
    private BitSets() {}

    /** F{bits[]}, longs of which the first has the bits from 0 on. */
    static LogicalValue inField(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.value("bits") instanceof LogicalValue.Sequence words)
                || !words.type().equals("long[]")
                || words.elements().count() > BitNumbers.MOST) {
            throw FieldForms.misfit("bits", "an array of up to %d longs".formatted(BitNumbers.MOST));
        }
        return BitNumbers.of(object.field(), object.className(), words).orElseThrow(BitSets::tooMany);
    }

    /** Those of so many words. */
    static LogicalValue of(StreamObject object, Field at, int words, LongSupplier word) throws MisfitException {
        return BitNumbers.of(object.field(), object.className(), at, words, word)
                .orElseThrow(BitSets::tooMany);
    }

    private static MisfitException tooMany() {
        return new MisfitException("up to %d bits were expected, and more were found".formatted(BitNumbers.MOST));
    }
}
