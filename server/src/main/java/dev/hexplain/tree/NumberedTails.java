package dev.hexplain.tree;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The numbered tails of fields; those that took a long walk are cached. Safe for many threads. */
final class NumberedTails {
    private static final int KEPT = 64;
    private static final int SHORT = 1024;

    private final RowTable rows;
    private final Expansion expansion;
    private final Map<Integer, NumberedTail> kept = new RecentlyUsed<>(KEPT);

    NumberedTails(RowTable rows, Expansion expansion) {
        this.rows = rows;
        this.expansion = expansion;
    }

    /** The tail of a field, if it is cached. */
    @Nullable NumberedTail known(FieldPosition of) {
        if (!of.isRow() || rows.subtreeEnd(of.row()) == of.row() + 1) {
            return null;
        }
        synchronized (kept) {
            return kept.get(of.row());
        }
    }

    /** The tail of a field. */
    NumberedTail of(FieldPosition of) {
        NumberedTail known = known(of);
        return known == null ? of(of, null) : known;
    }

    /** The same where the children before the rest of it are known. */
    NumberedTail behind(PassedChildren passed, FieldPosition of) {
        NumberedTail known = known(of);
        return known == null ? of(of, passed.walk()) : known;
    }

    /** The same after a walk has passed the slots and what is scanned, which are few, unlike the rest of the tail. */
    NumberedTail of(FieldPosition of, @Nullable Children passed) {
        Children walk = passed == null ? expansion.children(of) : passed;
        walk.without(FieldPositions.ANY);
        while (walk.nextPassed() != null) {}
        int first = walk.tailRow();
        int end = of.isRow() ? rows.subtreeEnd(of.row()) : first;
        NumberedTail tail = new NumberedTail(expansion, Siblings.walk(rows, first, end), of, walk);
        boolean longWalk = end - first >= SHORT || (end > first && walk.scanned() > 0);
        if (longWalk) {
            synchronized (kept) {
                kept.put(of.row(), tail);
            }
        }
        return tail;
    }
}
