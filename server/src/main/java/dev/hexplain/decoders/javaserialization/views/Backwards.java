package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.Paged;
import java.util.List;
import java.util.OptionalLong;

/** Parts in the opposite order. */
record Backwards<T>(Paged<T> parts) implements Paged<T> {
    @Override
    public long count() {
        return parts.count();
    }

    @Override
    public List<T> page(long from, int limit) {
        long end = Math.max(0, count() - from);
        long first = Math.max(0, end - limit);
        return parts.page(first, (int) (end - first)).reversed();
    }

    @Override
    public OptionalLong indexHolding(Field field) {
        OptionalLong index = parts.indexHolding(field);
        return index.isPresent() ? OptionalLong.of(count() - 1 - index.getAsLong()) : index;
    }
}
