package dev.hexplain.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds the children of fields: by page, by name, those in slots, and the roots of substreams behind the others. */
final class ChildPositions {
    private final Expansion expansion;
    private final Substreams substreams;
    private final NumberedTails tails;
    private final PositionCache known;

    /** @param known keeps what was found */
    ChildPositions(Expansion expansion, NumberedTails tails, PositionCache known) {
        this.expansion = expansion;
        this.substreams = expansion.substreams();
        this.tails = tails;
        this.known = known;
    }

    /** A walk over the children. */
    Children walk(FieldPosition of) {
        return expansion.children(of);
    }

    /** A page of children. */
    List<FieldPosition> page(FieldPosition of, long from, int limit) {
        long last = from + limit;
        PassedChildren first = passed(of, last <= PassedChildren.MOST ? (int) last : PassedChildren.ALL);
        if (first != null && last <= first.count()) {
            return kept(first.page(from, limit));
        }
        List<FieldPosition> page = new ArrayList<>(first == null ? List.of() : first.page(from, limit));
        NumberedTail tail = first == null ? tails.known(of) : first.walk().mayGoOn() ? tails.behind(first, of) : null;
        boolean passed = true;
        if (first == null && (tail == null || from < tail.before())) {
            Children walk = expansion.children(of).without((index, _, _) -> index < from);
            FieldPosition child = walk.nextPassed();
            for (; child != null && page.size() < limit; child = walk.nextPassed()) {
                if (child.index() >= from) {
                    page.add(child);
                }
            }
            passed = child == null;
            tail = passed && walk.mayGoOn() ? tails.of(of, walk) : null;
        }
        if (tail != null) {
            addTail(page, tail, from - tail.before(), limit);
        }
        if (passed) {
            addSubstreams(page, of, from, limit);
        }
        return kept(page);
    }

    private List<FieldPosition> kept(List<FieldPosition> page) {
        page.forEach(known::keep);
        return page;
    }

    /** The children that are passed one by one, where they are few: the first ones that are wanted, or all. */
    private @Nullable PassedChildren passed(FieldPosition of, int wanted) {
        PassedChildren passed = known.passed(of.row(), of.ordinal());
        if (passed == null && tails.known(of) == null) {
            passed = PassedChildren.of(expansion.children(of));
            if (passed != null) {
                known.keepPassed(of.row(), of.ordinal(), passed);
            }
        }
        return passed != null && passed.find(wanted) ? passed : null;
    }

    private static void addTail(List<FieldPosition> page, NumberedTail tail, long from, int limit) {
        for (long number = Math.max(0, from); page.size() < limit && number < tail.count(); ) {
            page.add(tail.child(number++));
        }
    }

    private void addSubstreams(List<FieldPosition> page, FieldPosition of, long from, int limit) {
        int count = of.isRow() ? substreams.ownedBy(of.row()) : 0;
        long before = count == 0 ? 0 : ownCount(of);
        for (long number = Math.max(0, from - before); page.size() < limit && number < count; number++) {
            page.add(substreamRoot(substreams.ownedRoot(of.row(), number), before + number));
        }
    }

    /**
     * The root of a substream.
     *
     * @param row of the root
     * @param index among the children of its owner
     */
    FieldPosition substreamRoot(int row, long index) {
        return expansion.row(row, expansion.shape(row).name(), index);
    }

    /** Whether it can have no children. */
    boolean isBare(FieldPosition place) {
        return place.shape().isLeaf() && !(place.isRow() && substreams.ownedBy(place.row()) > 0);
    }

    /** How many children are in slots; they come first. */
    long slotCount(FieldPosition of) {
        PassedChildren passed = passed(of, 0);
        if (passed != null) {
            return passed.inSlots();
        }
        Children walk = expansion.children(of);
        while (walk.nextSlot() != null) {}
        return walk.index();
    }

    /** The children that are in slots. */
    List<FieldPosition> slots(FieldPosition of) {
        PassedChildren passed = passed(of, 0);
        return passed == null ? page(of, 0, Math.toIntExact(slotCount(of))) : passed.page(0, passed.inSlots());
    }

    /** The child with a name of its own: among the slots, the rows of a tail that keep theirs, and the substreams. */
    @Nullable FieldPosition named(FieldPosition of, String name) {
        Tail tail = of.shape().tail().stored();
        boolean numbered = tail instanceof Tail.Rows || tail instanceof Tail.Repeat;
        PassedChildren passed = passed(of, 0);
        FieldPosition child = passed == null ? null : passed.named(name, numbered);
        if (child == null && !numbered) {
            passed = passed(of, PassedChildren.ALL);
            child = passed == null ? null : passed.named(name, false);
        }
        if (child != null) {
            return known.keep(child);
        }
        if (passed == null || (!numbered && passed.walk().mayGoOn())) {
            Children walk = expansion.children(of);
            do {
                child = numbered ? walk.nextSlot() : walk.nextOwn();
            } while (child != null && !child.name().equals(name));
        }
        return child == null ? substream(of, name::equals) : known.keep(child);
    }

    /** The root of the field's first substream whose name matches. */
    @Nullable FieldPosition substream(FieldPosition of, Predicate<String> wanted) {
        int count = of.isRow() ? substreams.ownedBy(of.row()) : 0;
        for (int number = 0; number < count; number++) {
            int root = substreams.ownedRoot(of.row(), number);
            if (wanted.test(expansion.shape(root).name())) {
                return substreamRoot(root, ownCount(of) + number);
            }
        }
        return null;
    }

    /** The number of children. */
    long count(FieldPosition of) {
        return ownCount(of) + (of.isRow() ? substreams.ownedBy(of.row()) : 0);
    }

    /** The number of children other than substreams. */
    long ownCount(FieldPosition of) {
        if (of.shape().isLeaf()) {
            return 0;
        }
        PassedChildren passed = passed(of, PassedChildren.ALL);
        if (passed != null && !passed.walk().mayGoOn()) {
            return passed.count();
        }
        NumberedTail tail = passed == null ? tails.of(of) : tails.behind(passed, of);
        return tail.before() + tail.count();
    }
}
