package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the values of fields from the bytes on demand, and adds the format's descriptions. */
final class FieldValues {
    private final TreeShapes shapes;
    private final Substreams substreams;
    private final Faults faults;
    private final ValueReader ofDump;

    FieldValues(TreeShapes shapes, Substreams substreams, Faults faults, MemorySegment dump) {
        this.shapes = shapes;
        this.substreams = substreams;
        this.faults = faults;
        this.ofDump = new ValueReader(dump);
    }

    /** The value of a field; texts are cut after so many characters. */
    Value value(Field field, int limit) {
        return field.shape() == Faults.UNKNOWN
                ? Faults.NOT_SHOWN
                : faults.answered(
                        field.offset(),
                        Faults.NOT_SHOWN,
                        () -> shapes.describe(field, reader(field).read(field, limit)));
    }

    private ValueReader reader(Field field) {
        return field.source() == 0 ? ofDump : new ValueReader(substreams.bytes(field.source()));
    }

    String doc(Field field) {
        return faults.answered(field.offset(), "", () -> documented(field));
    }

    private String documented(Field field) {
        Enumeration symbols = field.shape().symbols();
        boolean named = symbols != null && isInteger(field);
        String ofValue =
                symbols == null || !named ? "" : symbols.docOf(integer(field)).orElse("");
        return Stream.of(field.shape().doc(), ofValue)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    /** The integer in a leaf, where it holds one; -1 where it does not. */
    long integer(Field leaf) {
        return switch (leaf.shape().type()) {
            case ValueType.Int type -> Integers.read(substreams.bytes(leaf.source()), leaf.offset(), type);
            case ValueType.Bits type -> Integers.read(substreams.bytes(leaf.source()), leaf.offset(), type);
            default -> -1;
        };
    }

    private static boolean isInteger(Field leaf) {
        return leaf.shape().type() instanceof ValueType.Int || leaf.shape().type() instanceof ValueType.Bits;
    }
}
