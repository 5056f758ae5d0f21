package dev.hexplain.values;

import dev.hexplain.tree.Field;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Visits the values that stand in a value, each before what stands in it, in the order of their parts; references are
 * not followed. Its heap grows with the depth of values, and not with their number.
 */
public final class ValueWalk {
    private static final int PAGE = 256;

    private final Visitor visitor;
    private final Deque<Parts<?>> open = new ArrayDeque<>();

    /** What is told of each value. */
    public interface Visitor {
        /** A value begins, whose key or name was told; of a sequence, neither is. */
        void begin(LogicalValue value);

        /** A value that has parts ends. */
        void end(LogicalValue value);

        /** The key of the next value. */
        default void key(LogicalValue key) {}

        /** The value of a key, and what stands in it, is over. */
        default void endEntry() {}

        /** The name of the next value. */
        default void name(String name) {}

        /** Whether to go on. */
        default boolean goesOn() {
            return true;
        }
    }

    private ValueWalk(Visitor visitor) {
        this.visitor = visitor;
    }

    /** Visits a value and all that stands in it. */
    public static void of(LogicalValue value, Visitor visitor) {
        ValueWalk walk = new ValueWalk(visitor);
        walk.begin(value);
        while (!walk.open.isEmpty() && visitor.goesOn()) {
            walk.next();
        }
    }

    private void begin(LogicalValue value) {
        visitor.begin(value);
        switch (value) {
            case LogicalValue.Sequence(Field _, String _, Paged<LogicalValue> elements) ->
                open.push(new Parts<>(value, elements, this::begin));
            case LogicalValue.Mapping(Field _, String _, Paged<LogicalValue.Entry> entries) ->
                open.push(new Parts<>(value, entries, entry -> {
                    visitor.key(entry.key());
                    begin(entry.value());
                }));
            case LogicalValue.Structure structure ->
                open.push(new Parts<>(value, structure.members(), member -> {
                    visitor.name(member.name());
                    begin(member.value());
                }));
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> {}
        }
    }

    private void next() {
        Parts<?> parts = open.element();
        if (parts.of instanceof LogicalValue.Mapping && parts.visitedAny()) {
            visitor.endEntry();
        }
        if (!parts.visitNext()) {
            open.pop();
            visitor.end(parts.of);
        }
    }

    private interface Part<T> {
        void visit(T part);
    }

    /** Parts that are not visited yet. */
    private static final class Parts<T> {
        private final LogicalValue of;
        private final Paged<T> all;
        private final Part<? super T> visit;
        private List<T> page = List.of();
        private int inPage;
        private long from;

        Parts(LogicalValue of, Paged<T> all, Part<? super T> visit) {
            this.of = of;
            this.all = all;
            this.visit = visit;
        }

        boolean visitedAny() {
            return from + inPage > 0;
        }

        boolean visitNext() {
            if (inPage == page.size()) {
                from += inPage;
                inPage = 0;
                page = all.page(from, PAGE);
            }
            if (page.isEmpty()) {
                return false;
            }
            visit.visit(page.get(inPage++));
            return true;
        }
    }
}
