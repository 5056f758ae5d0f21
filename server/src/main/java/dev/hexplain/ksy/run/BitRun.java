package dev.hexplain.ksy.run;

import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.BitOrder;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.FixedSizes;
import dev.hexplain.ksy.model.Repeat;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A run of consecutive bit fields from a whole byte to the next one: they fill whole bytes, or the field behind them
 * starts at a byte.
 */
record BitRun(List<BitField> fields) {
    static final BitRun NONE = new BitRun(List.of());

    /**
     * An attribute.
     *
     * @param start its first bit, counted from the start of the run
     * @param count how often it stands there
     */
    record BitField(Attribute attribute, DataType.Bits type, long start, long count) {
        long end() {
            return start + count * type.width();
        }
    }

    /** The longest run that begins with an attribute of a type. */
    static BitRun from(TypeSpec type, int first, FixedSizes sizes, long mostRepeated) {
        List<Attribute> seq = type.seq();
        List<BitField> fields = new ArrayList<>();
        int whole = 0;
        long end = 0;
        BitOrder order = null;
        int next = first;
        for (; next < seq.size() && seq.get(next).type() instanceof DataType.Bits bits; next++) {
            Attribute attribute = seq.get(next);
            long count = count(attribute, type, sizes);
            if (count < 1 || count > mostRepeated) {
                return new BitRun(List.copyOf(fields.subList(0, whole)));
            }
            long start = bits.order() == order ? end : wholeBytes(end) * Byte.SIZE;
            fields.add(new BitField(attribute, bits, start, count));
            end = start + count * bits.width();
            order = bits.order();
            whole = end % Byte.SIZE == 0 ? fields.size() : whole;
        }
        return new BitRun(List.copyOf(next < seq.size() ? fields : fields.subList(0, whole)));
    }

    /** How often an attribute is repeated in every object; 0 where that varies. */
    private static long count(Attribute attribute, TypeSpec type, FixedSizes sizes) {
        if (attribute.condition() != null) {
            return 0;
        }
        return switch (attribute.repeat()) {
            case null -> 1;
            case Repeat.Times times -> {
                OptionalLong count = sizes.constant(times.count(), type);
                boolean checked = attribute.valid() != null;
                yield checked ? 0 : count.orElse(0);
            }
            case Repeat.Until _, Repeat.ToEnd _ -> 0;
        };
    }

    /** The bytes that so many bits occupy, the last one perhaps in part. */
    static long wholeBytes(long bits) {
        return Math.ceilDiv(bits, Byte.SIZE);
    }
}
