package dev.hexplain.values;

import dev.hexplain.tree.Field;
import java.util.ArrayList;
import java.util.List;

/** Runs of fields one behind the other. */
public record JoinedFields(List<ChildFields> runs) implements Paged<Field> {
    @Override
    public long count() {
        return runs.stream().mapToLong(ChildFields::count).sum();
    }

    @Override
    public List<Field> page(long from, int limit) {
        List<Field> page = new ArrayList<>();
        long skip = from;
        for (ChildFields run : runs) {
            if (skip < run.count()) {
                page.addAll(run.page(skip, limit - page.size()));
            }
            skip = Math.max(0, skip - run.count());
            if (page.size() == limit) {
                break;
            }
        }
        return page;
    }
}
