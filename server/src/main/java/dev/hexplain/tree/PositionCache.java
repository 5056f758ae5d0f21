package dev.hexplain.tree;

import org.jspecify.annotations.Nullable;

/**
 * A cache of the field positions found last. Finding a computed field takes a walk over all computed fields before it
 * in its row, and showing a page asks for each field and its parents several times: without the cache, a page of a long
 * list would take quadratic time.
 *
 * <p>Each field has one place in a table, which the next field of the same place takes over. Safe for many threads,
 * without a lock: what is in the table never changes.
 */
final class PositionCache {
    /** Places: several for each field of a few pages of the largest size, or of one page with the fields that describe it. */
    private static final int PLACES = 1 << 14;

    /** Fields whose children are kept: those around and before the one that is read. */
    private static final int LISTS = 1 << 9;

    private static final Entry[] NONE = {};
    private static final Passed[] NO_LISTS = {};

    private Entry[] byId = NONE;
    private Entry[] parents = NONE;
    private Passed[] passed = NO_LISTS;

    private record Passed(int row, long ordinal, PassedChildren children) {}

    private record Entry(int row, long ordinal, FieldPosition place) {
        boolean isOf(FieldId id) {
            return row == id.row() && ordinal == id.ordinal();
        }
    }

    @Nullable FieldPosition get(FieldId id) {
        return find(byId, id);
    }

    /** Caches a position whose name and index are known. */
    FieldPosition keep(FieldPosition place) {
        byId = put(byId, place.row(), place.ordinal(), place);
        return place;
    }

    @Nullable FieldPosition parentOf(FieldId id) {
        return find(parents, id);
    }

    FieldPosition keepParent(FieldId of, FieldPosition parent) {
        parents = put(parents, of.row(), of.ordinal(), parent);
        return parent;
    }

    private static @Nullable FieldPosition find(Entry[] table, FieldId id) {
        Entry entry = table.length == 0 ? null : table[index(id.row(), id.ordinal())];
        return entry != null && entry.isOf(id) ? entry.place() : null;
    }

    private static Entry[] put(Entry[] table, int row, long ordinal, FieldPosition place) {
        Entry[] filled = table.length == 0 ? new Entry[PLACES] : table;
        filled[index(row, ordinal)] = new Entry(row, ordinal, place);
        return filled;
    }

    private static int index(int row, long ordinal) {
        long mixed = (row * 31L + ordinal) * 0x9E37_79B9_7F4A_7C15L;
        return (int) (mixed >>> (Long.SIZE - Integer.numberOfTrailingZeros(PLACES)));
    }

    /** The children of a field that are passed one by one. */
    @Nullable PassedChildren passed(int row, long ordinal) {
        Passed kept = passed.length == 0 ? null : passed[index(row, ordinal) & LISTS - 1];
        return kept != null && kept.row == row && kept.ordinal == ordinal ? kept.children : null;
    }

    void keepPassed(int row, long ordinal, PassedChildren children) {
        Passed[] filled = passed.length == 0 ? new Passed[LISTS] : passed;
        filled[index(row, ordinal) & LISTS - 1] = new Passed(row, ordinal, children);
        passed = filled;
    }
}
