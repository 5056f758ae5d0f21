package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.RequestDeadline;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Visits the values that are in a value, each before what is in it, in the order of their parts; references are
 * not followed, unless the visitor shows what they refer to in their place. Its heap grows with the depth of values, and
 * not with their number.
 */
public final class ValueWalk {
    /** Why a value, or the rest of it, is left out of an answer that takes too long. */
    public static final String LATE = "Reading the values takes longer than the limit allows";

    private static final int PAGE = 256;
    private static final int STEPS_BETWEEN_LOOKS = 64;
    /** As which parts count that were visited at once. */
    private static final int STEPS_OF_PARTS = 8;

    private final Visitor visitor;
    private final Deque<Parts<?>> open = new ArrayDeque<>();
    /** Since the last look at the time. */
    private int steps;

    /** Receives each value. */
    public interface Visitor {
        /** A value begins, whose key or name came before; of a sequence, neither is. */
        void begin(LogicalValue value);

        /** A value that has parts ends. */
        void end(LogicalValue value);

        /** Whether the visitor has visited the parts of a value that has just begun: the walk leaves them out. */
        default boolean hasVisitedParts(LogicalValue value) {
            return false;
        }

        /**
         * Visits some parts of a value, with what comes before and behind each, and says how many; 0 where the walk is to
         * go on with the next part.
         *
         * @param from number of the first
         */
        default int visitSome(LogicalValue value, long from, int limit) {
            return 0;
        }

        /** What is visited in the place of a reference: what it refers to, where that is shown nowhere else. */
        default LogicalValue shown(LogicalValue.Reference reference) {
            return reference;
        }

        /** What is visited of a value that has begun: some of its parts, where its beginning says the others. */
        default LogicalValue entered(LogicalValue value) {
            return value;
        }

        /** The key of the next value. */
        default void key(LogicalValue key) {}

        /** The value of a key, and what is in it, is over. */
        default void endEntry() {}

        /** The name of the next value. */
        default void name(String name) {}

        /** Whether to go on. */
        default boolean goesOn() {
            return true;
        }

        /** The rest of a value that has begun is not visited; it ends, and so do all around it. */
        default void cut(LogicalValue value, String reason) {}
    }

    private ValueWalk(Visitor visitor) {
        this.visitor = visitor;
    }

    /** Visits a value and all that is in it. */
    public static void of(LogicalValue value, Visitor visitor) {
        ValueWalk walk = new ValueWalk(visitor);
        walk.begin(value);
        walk.visitOpen();
    }

    /**
     * Visits some of the parts of a value, and all that is in them, without beginning or ending the value itself.
     *
     * @param from number of the first part
     */
    public static void ofParts(LogicalValue value, long from, long count, Visitor visitor) {
        ValueWalk walk = new ValueWalk(visitor);
        walk.open(some(value, from, count), false);
        walk.visitOpen();
    }

    private void visitOpen() {
        while (!open.isEmpty() && visitor.goesOn()) {
            if (isDue() && RequestDeadline.isOver()) {
                breakOff();
            } else {
                next();
            }
        }
    }

    /** Whether it is time to look at the time: parts that the visitor visits by itself may be many. */
    private boolean isDue() {
        boolean due = ++steps >= STEPS_BETWEEN_LOOKS;
        steps = due ? 0 : steps;
        return due;
    }

    /** Ends all values that are open; only the innermost is said to be cut, as what is around it ends with it. */
    private void breakOff() {
        String reason = LATE;
        while (!open.isEmpty()) {
            Parts<?> parts = open.pop();
            if (parts.of instanceof LogicalValue.Mapping && parts.inEntry) {
                visitor.endEntry();
            }
            if (!reason.isEmpty()) {
                visitor.cut(parts.of, reason);
                reason = "";
            }
            if (parts.whole) {
                visitor.end(parts.of);
            }
        }
    }

    private static LogicalValue some(LogicalValue value, long from, long count) {
        return switch (value) {
            case LogicalValue.Sequence(Field field, String type, Paged<LogicalValue> elements) ->
                new LogicalValue.Sequence(field, type, elements.range(from, count));
            case LogicalValue.Mapping(Field field, String type, Paged<LogicalValue.Entry> entries) ->
                new LogicalValue.Mapping(field, type, entries.range(from, count));
            case LogicalValue.Structure(Field field, String type, Paged<LogicalValue.Named> members, String problem) ->
                new LogicalValue.Structure(field, type, members.range(from, count), problem);
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> value;
        };
    }

    /** How many parts a value has. */
    public static long parts(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Sequence(Field _, String _, Paged<LogicalValue> elements) -> elements.count();
            case LogicalValue.Mapping(Field _, String _, Paged<LogicalValue.Entry> entries) -> entries.count();
            case LogicalValue.Structure structure -> structure.members().count();
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> 0;
        };
    }

    static int tellParts(LogicalValue value, long from, int limit, ValueSink sink) {
        return switch (value) {
            case LogicalValue.Sequence sequence -> sequence.elements().tell(from, limit, sink);
            case LogicalValue.Mapping map -> map.entries().tell(from, limit, sink);
            case LogicalValue.Structure _, LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> 0;
        };
    }

    static boolean tellParts(LogicalValue value, ValueSink sink) {
        return switch (value) {
            case LogicalValue.Sequence(Field _, String _, Paged<LogicalValue> elements) -> elements.tell(sink);
            case LogicalValue.Mapping(Field _, String _, Paged<LogicalValue.Entry> entries) -> entries.tell(sink);
            case LogicalValue.Structure structure -> structure.members().tell(sink);
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> false;
        };
    }

    private void begin(LogicalValue part) {
        LogicalValue value = part instanceof LogicalValue.Reference reference ? visitor.shown(reference) : part;
        visitor.begin(value);
        if (visitor.hasVisitedParts(value)) {
            steps += STEPS_OF_PARTS;
            visitor.end(value);
        } else {
            open(visitor.entered(value), true);
        }
    }

    /** @param whole whether the value ends behind these parts */
    private void open(LogicalValue value, boolean whole) {
        switch (value) {
            case LogicalValue.Sequence(Field _, String _, Paged<LogicalValue> elements) ->
                open.push(new Parts<>(value, whole, elements, this::begin));
            case LogicalValue.Mapping(Field _, String _, Paged<LogicalValue.Entry> entries) ->
                open.push(new Parts<>(value, whole, entries, entry -> {
                    visitor.key(entry.key());
                    begin(entry.value());
                }));
            case LogicalValue.Structure structure ->
                open.push(new Parts<>(value, whole, structure.members(), member -> {
                    visitor.name(member.name());
                    begin(member.value());
                }));
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> {}
        }
    }

    private void next() {
        Parts<?> parts = open.element();
        if (parts.of instanceof LogicalValue.Mapping && parts.inEntry) {
            visitor.endEntry();
        }
        long from = parts.from;
        boolean visited = parts.visitNext(visitor);
        steps += parts.from > from ? STEPS_OF_PARTS : 0;
        if (!visited) {
            open.pop();
            if (parts.whole) {
                visitor.end(parts.of);
            }
        }
    }

    private interface Part<T> {
        void visit(T part);
    }

    /** Parts that are not visited yet. */
    private static final class Parts<T> {
        private final LogicalValue of;
        private final boolean whole;
        private final Paged<T> all;
        private final Part<? super T> visit;
        private List<T> page = List.of();
        private int inPage;
        private long from;
        /** Whether the last part was visited by the walk, which has to tell that an entry is over. */
        private boolean inEntry;

        Parts(LogicalValue of, boolean whole, Paged<T> all, Part<? super T> visit) {
            this.of = of;
            this.whole = whole;
            this.all = all;
            this.visit = visit;
        }

        boolean visitNext(Visitor visitor) {
            if (inPage == page.size()) {
                from += inPage;
                inPage = 0;
                int some = visitor.visitSome(of, from, PAGE);
                from += some;
                inEntry = false;
                page = some > 0 ? List.of() : all.page(from, PAGE);
                if (some > 0) {
                    return true;
                }
            }
            if (page.isEmpty()) {
                return false;
            }
            visit.visit(page.get(inPage++));
            inEntry = true;
            return true;
        }
    }
}
