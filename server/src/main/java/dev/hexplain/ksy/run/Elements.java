package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.Growing;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The elements of a repeated attribute; grows while they are read. */
final class Elements extends AbstractList<@Nullable Object> implements RandomAccess, Growing {
    private final List<?> first;
    private final @Nullable Strands strands;
    private final Strands.@Nullable Strand reader;
    private boolean ended;
    private final List<@Nullable Object> values = new ArrayList<>();

    /** None, and none are still to be read. */
    Elements() {
        this.first = List.of();
        this.strands = null;
        this.reader = null;
        this.ended = true;
    }

    /** Takes the first ones, which need not be read one by one; the others are read now. */
    Elements(List<?> first, Strands strands) {
        this.first = first;
        this.strands = strands;
        this.reader = strands.asking();
    }

    /** The last one is read. */
    void end() {
        ended = true;
    }

    /** Who reads them sees those that there are; who reads something else can wait. */
    @Override
    public void requireWhole() {
        if (!ended && strands != null && !Objects.equals(strands.asking(), reader)) {
            throw new EvalException(
                    EvalException.Kind.NOT_READ, "expected all elements, found that they are still being read");
        }
    }

    void append(@Nullable Object value) {
        values.add(value);
    }

    @Override
    public @Nullable Object get(int index) {
        return index < first.size() ? first.get(index) : made(index - first.size());
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
        return first.size() + values.size();
    }
}
