package dev.hexplain.ksy.run;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The elements of a repeated attribute; grows while they are read. */
final class Elements extends AbstractList<@Nullable Object> implements RandomAccess {
    private final List<?> whole;
    private final List<@Nullable Object> values = new ArrayList<>();

    /** None yet. */
    Elements() {
        this(List.of());
    }

    /** Takes those that need not be read one by one. */
    Elements(List<?> whole) {
        this.whole = whole;
    }

    void append(@Nullable Object value) {
        values.add(value);
    }

    @Override
    public @Nullable Object get(int index) {
        return index < whole.size() ? whole.get(index) : made(index - whole.size());
    }

    private @Nullable Object made(int index) {
        Object value = values.get(index);
        if (value instanceof Lazy lazy) {
            value = lazy.make();
            values.set(index, value);
        }
        return value;
    }

    @Override
    public int size() {
        return whole.size() + values.size();
    }
}
