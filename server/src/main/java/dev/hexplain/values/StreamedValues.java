package dev.hexplain.values;

import dev.hexplain.tree.Field;
import java.util.List;
import java.util.OptionalLong;

/** Parts, and who can tell them. */
record StreamedValues<T>(Paged<T> parts, StreamedValueReader teller) implements Paged<T> {
    @Override
    public long count() {
        return parts.count();
    }

    @Override
    public List<T> page(long from, int limit) {
        return parts.page(from, limit);
    }

    @Override
    public boolean tell(ValueSink sink) {
        return teller.tellAll(sink);
    }

    /** What was read ends where the last of its parts does: otherwise the bytes are read in another way than the fields. */
    @Override
    public int tell(long from, int limit, ValueSink sink) {
        List<T> first = parts.page(from, 1);
        if (first.isEmpty()) {
            return 0;
        }
        StreamedValueReader.Run told =
                teller.tellSome(begin(first.getFirst()).offset(), (int) Math.min(limit, count() - from), sink);
        if (told.parts() == 0) {
            return 0;
        }
        List<T> last = parts.page(from + told.parts() - 1, 1);
        return !last.isEmpty() && end(last.getFirst()).end() == told.end() ? told.parts() : 0;
    }

    @Override
    public OptionalLong indexHolding(Field field) {
        return parts.indexHolding(field);
    }

    private static Field begin(Object part) {
        return part instanceof LogicalValue.Entry entry ? entry.key().field() : end(part);
    }

    private static Field end(Object part) {
        return switch (part) {
            case LogicalValue value -> value.field();
            case LogicalValue.Entry entry -> entry.value().field();
            case LogicalValue.Named named -> named.value().field();
            default -> throw new IllegalArgumentException("no part of a value: " + part);
        };
    }
}
