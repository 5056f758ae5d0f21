package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.List;

/** Pairs the elements of two lists by their numbers. */
final class NumberedElements implements PairedParts {
    private final Paged<LogicalValue> before;
    private final Paged<LogicalValue> after;
    private final int pageSize;
    private final ListDiff.StreamedValues told;
    private List<LogicalValue> page = List.of();
    private List<LogicalValue> pageAfter = List.of();
    private long from;
    private int at;

    NumberedElements(
            Paged<LogicalValue> before, Paged<LogicalValue> after, int pageSize, ListDiff.StreamedValues told) {
        this.before = before;
        this.after = after;
        this.pageSize = pageSize;
        this.told = told;
    }

    @Override
    public boolean next() {
        if (at == Math.max(page.size(), pageAfter.size())) {
            from += at;
            at = 0;
            page = before.page(from, pageSize);
            pageAfter = after.page(from, pageSize);
            if (page.isEmpty() && pageAfter.isEmpty()) {
                return false;
            }
        }
        int in = at++;
        if (in >= pageAfter.size()) {
            told.onlyBefore(from + in, page.get(in));
        } else if (in >= page.size()) {
            told.onlyAfter(from + in, pageAfter.get(in));
        } else {
            told.both(from + in, page.get(in), from + in, pageAfter.get(in));
        }
        return true;
    }
}
