package dev.hexplain.ksy.query;

import dev.hexplain.values.LogicalValue;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The elements of a value, as a list read page by page. */
final class ValueList extends AbstractList<@Nullable Object> implements RandomAccess {
    private static final int PAGE = 64;

    private final NativeValues natives;
    private final LogicalValue.Sequence value;
    private List<LogicalValue> page = List.of();
    private int pageStart;

    ValueList(NativeValues natives, LogicalValue.Sequence value) {
        this.natives = natives;
        this.value = value;
    }

    LogicalValue value() {
        return value;
    }

    @Override
    public @Nullable Object get(int index) {
        return natives.of(element(index));
    }

    LogicalValue element(int index) {
        Objects.checkIndex(index, size());
        if (index < pageStart || index >= pageStart + page.size()) {
            pageStart = index - index % PAGE;
            page = value.elements().page(pageStart, PAGE);
        }
        return page.get(index - pageStart);
    }

    @Override
    public int size() {
        return (int) Math.min(Integer.MAX_VALUE, value.elements().count());
    }
}
