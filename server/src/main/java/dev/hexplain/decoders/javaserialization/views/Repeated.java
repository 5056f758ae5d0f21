package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** One element many times: what has parts is shown at the first. */
record Repeated(LogicalValue element, long count) implements Paged<LogicalValue> {
    @Override
    public List<LogicalValue> page(long from, int limit) {
        long end = Math.min(count, from + limit);
        List<LogicalValue> page = new ArrayList<>();
        for (long i = from; i < end; i++) {
            page.add(i == 0 ? element : FieldForms.elsewhere(element));
        }
        return page;
    }

    @Override
    public OptionalLong indexHolding(Field field) {
        return OptionalLong.of(0);
    }
}
