package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.GrowingArray;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The elements of a repeated attribute, as a list that grows while they are read. */
final class RepeatedElements extends AbstractList<@Nullable Object> implements RandomAccess, GrowingArray {
    private final List<?> first;
    private final @Nullable SubstreamRows substreams;
    private final SubstreamRows.@Nullable Substream reader;
    private boolean ended;
    private final List<@Nullable Object> values = new ArrayList<>();

    /** An empty, complete list. */
    RepeatedElements() {
        this.first = List.of();
        this.substreams = null;
        this.reader = null;
        this.ended = true;
    }

    /** A list that begins with elements read on demand; the others are read now. */
    RepeatedElements(List<?> first, SubstreamRows substreams) {
        this.first = first;
        this.substreams = substreams;
        this.reader = substreams.asking();
    }

    /** Called when the last element was read. */
    void end() {
        ended = true;
    }

    /** The array's own elements see those read so far; other readers are postponed. */
    @Override
    public void requireWhole() {
        if (!ended && substreams != null && !Objects.equals(substreams.asking(), reader)) {
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
        if (value instanceof LazyValue lazy) {
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
