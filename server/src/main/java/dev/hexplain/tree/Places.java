package dev.hexplain.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds places: by id, by offset, by number among siblings, and upwards. */
final class Places {
    private static final int TAILS_KEPT = 64;
    private static final int SHORT_TAIL = 1024;

    private final RowTable rows;
    private final Expansion expansion;
    private final Map<Integer, Siblings> tails = new RecentlyUsed<>(TAILS_KEPT);

    Places(RowTable rows, Expansion expansion) {
        this.rows = rows;
        this.expansion = expansion;
    }

    Place root() {
        return expansion.row(0, expansion.shape(0).name(), 0);
    }

    Children children(Place of) {
        return expansion.children(of);
    }

    /** A page of children. */
    List<Place> page(Place of, long from, int limit) {
        List<Place> page = new ArrayList<>();
        Children walk = expansion.children(of);
        Place child = walk.nextSlot();
        while (child != null && page.size() < limit) {
            if (child.index() >= from) {
                page.add(child);
            }
            child = walk.nextSlot();
        }
        if (child == null && of.isRow()) {
            NumberedTail tail = tail(of, walk);
            for (long number = Math.max(0, from - walk.index()); page.size() < limit && number < tail.count(); ) {
                page.add(tail.child(number++));
            }
        }
        return page;
    }

    /** How many children stand in slots; they come first. */
    long slotChildCount(Place of) {
        return pastSlots(of).index();
    }

    /** A walk that has passed the slots: they are few, unlike what may follow them. */
    private Children pastSlots(Place of) {
        Children walk = expansion.children(of);
        while (walk.nextSlot() != null) {}
        return walk;
    }

    /** The innermost place that holds a byte. */
    @Nullable Place at(long offset) {
        Place place = place(FieldId.ofRow(rowHolding(offset)));
        while (place != null && !place.shape().isLeaf()) {
            Place child = childHolding(place, offset);
            if (child == null) {
                break;
            }
            place = child;
        }
        return place;
    }

    /** The tail of a place whose slots a walk has passed. */
    private NumberedTail tail(Place of, Children walk) {
        return new NumberedTail(expansion, siblings(of.row(), walk.tailRow(), rows.subtreeEnd(of.row())), of, walk);
    }

    /** Where a field is. */
    Place of(Field field) {
        if (!field.computed()) {
            return expansion.row(field.id().row(), field.name(), field.index());
        }
        Place found = computedPlace(field.id());
        return found == null ? root() : found;
    }

    /** The place with an id, with its name and index. */
    @Nullable Place place(FieldId id) {
        if (id.row() >= rows.count()) {
            return null;
        }
        if (id.ordinal() != 0) {
            return computedPlace(id);
        }
        return id.row() == 0 ? root() : rowInParent(id.row(), parentOfRow(id.row()));
    }

    /** The place that the one with an id stands in. */
    @Nullable Place parent(FieldId id) {
        if (id.ordinal() == 0) {
            return id.row() <= 0 || id.row() >= rows.count() ? null : named(parentOfRow(id.row()));
        }
        Place parent = null;
        for (Place at = row(id.row()); at != null && at.ordinal() != id.ordinal(); ) {
            parent = at;
            at = childWithOrdinal(at, id.ordinal());
        }
        return parent == null ? null : named(parent);
    }

    /** A row's name and index depend on its parent: finds them where they are not known yet. */
    private @Nullable Place named(Place place) {
        return place.isRow() ? place(place.id()) : place;
    }

    /** A row, without its name and index. */
    Place row(int row) {
        return expansion.row(row, "", -1);
    }

    private @Nullable Place computedPlace(FieldId id) {
        Place at = id.row() < rows.count() ? row(id.row()) : null;
        while (at != null && at.ordinal() != id.ordinal()) {
            at = childWithOrdinal(at, id.ordinal());
        }
        return at;
    }

    private @Nullable Place childWithOrdinal(Place of, long ordinal) {
        Children walk = expansion.children(of);
        for (Place child = walk.nextSlot(); child != null; child = walk.nextSlot()) {
            if (!child.isRow() && ordinal >= child.ordinal() && ordinal < walk.childOrdinalEnd()) {
                return child;
            }
        }
        if (of.isRow() && of.shape().tail() instanceof Tail.Repeat(String name, Shape element)) {
            long number = (ordinal - walk.tailOrdinal()) / element.fixedCount();
            NumberedTail tail = tail(of, walk);
            return number >= 0 && number < tail.computed() ? tail.child(number) : null;
        }
        return null;
    }

    /** The field, a row or computed, that a row stands in; its own name and index may be unknown. */
    private Place parentOfRow(int row) {
        Place parent = row(rows.parent(row));
        for (Place next = parent; next != null; ) {
            parent = next;
            next = computedChildHoldingRow(parent, row);
        }
        return parent;
    }

    private @Nullable Place computedChildHoldingRow(Place of, int row) {
        Children walk = expansion.children(of);
        for (Place child = walk.nextSlot(); child != null; child = walk.nextSlot()) {
            if (!child.isRow() && child.nextRow() <= row && row < walk.childRowEnd()) {
                return child;
            }
        }
        return null;
    }

    private @Nullable Place rowInParent(int row, Place parent) {
        Children walk = expansion.children(parent);
        for (Place child = walk.nextSlot(); child != null; child = walk.nextSlot()) {
            if (child.isRow() && child.row() == row) {
                return child;
            }
        }
        return parent.isRow() ? tail(parent, walk).childWithRow(row) : null;
    }

    int rowHolding(long offset) {
        int row = rows.lastStartingAtOrBefore(offset);
        while (row > 0 && rows.end(row) <= offset) {
            row = rows.parent(row);
        }
        return row;
    }

    @Nullable Place childHolding(Place of, long offset) {
        Children walk = expansion.children(of);
        for (Place child = walk.nextSlot(); child != null; child = walk.nextSlot()) {
            if (child.holds(offset)) {
                return child;
            }
        }
        if (of.isRow() && of.shape().tail() instanceof Tail.Repeat(String name, Shape element)) {
            long number = (offset - walk.tailOffset()) / element.fixedSize();
            NumberedTail tail = tail(of, walk);
            return number < tail.computed() ? tail.child(number) : null;
        }
        return null;
    }

    long childCount(Place of) {
        Children walk = expansion.children(of);
        while (walk.nextSlot() != null) {
            // Slots are few; their number is known once they are passed.
        }
        return walk.index() + (of.isRow() ? tail(of, walk).count() : 0);
    }

    private Siblings siblings(int parent, int first, int end) {
        if (end - first < SHORT_TAIL) {
            return Siblings.walk(rows, first, end);
        }
        synchronized (tails) {
            Siblings known = tails.get(parent);
            if (known == null) {
                known = Siblings.walk(rows, first, end);
                tails.put(parent, known);
            }
            return known;
        }
    }
}
