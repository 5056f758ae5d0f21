package dev.hexplain.tree;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Finds fields: by id, by offset, and by parent. */
final class FieldPositions {
    /** Scanned fields have no rows in them. */
    static final Children.Unwanted ANY = (_, _, _) -> true;

    /** From a row to one that it is deep in, where the way may be as long as the tree is deep. */
    private static final int MOST_RISES = 64;

    private final RowTable rows;
    private final Expansion expansion;
    private final Substreams substreams;
    private final NumberedTails tails;
    private final PositionCache known = new PositionCache();
    private final ChildPositions children;

    FieldPositions(RowTable rows, Expansion expansion) {
        this.rows = rows;
        this.expansion = expansion;
        this.substreams = expansion.substreams();
        this.tails = new NumberedTails(rows, expansion);
        this.children = new ChildPositions(expansion, tails, known);
    }

    /** Those of children. */
    ChildPositions children() {
        return children;
    }

    FieldPosition root() {
        return expansion.row(0, expansion.shape(0).name(), 0);
    }

    /** The innermost field at a byte, in the positioned substream around it that starts last. */
    @Nullable FieldPosition positionedAt(int source, long offset) {
        Substreams.Rows positioned = substreams.positioned(source, offset);
        return positioned == null ? null : in(positioned, offset);
    }

    /** The innermost field that holds a byte: a positioned one where the tiling has a gap. */
    @Nullable FieldPosition at(int source, long offset) {
        FieldPosition tiled = tiledAt(source, offset);
        if (tiled != null && tiled.shape().role().covers()) {
            return tiled;
        }
        FieldPosition positioned = positionedAt(source, offset);
        boolean explains = positioned != null && positioned.shape().role().covers();
        return explains || tiled == null ? positioned : tiled;
    }

    /** The innermost place of the tiling that holds a byte. */
    @Nullable FieldPosition tiledAt(int source, long offset) {
        Substreams.Rows tiling = substreams.tiling(source);
        return tiling == null ? null : in(tiling, offset);
    }

    /** The root of a source's tiling. */
    @Nullable FieldPosition tilingRoot(int source) {
        Substreams.Rows tiling = substreams.tiling(source);
        return tiling == null ? null : place(FieldId.ofRow(tiling.first()));
    }

    private @Nullable FieldPosition in(Substreams.Rows substream, long offset) {
        int row = rowHolding(substream, offset);
        if (row < 0) {
            return null;
        }
        FieldPosition place = innermost(row(row), offset, true);
        // A field that is no leaf may have been left before its end.
        return named(place.shape().isLeaf() ? place : innermost(row(row), offset, false));
    }

    private FieldPosition innermost(FieldPosition in, long offset, boolean quickly) {
        FieldPosition place = in;
        for (FieldPosition child = in; child != null; ) {
            place = child;
            child = place.shape().isLeaf() ? null : childHolding(place, offset, quickly);
        }
        return place;
    }

    /** Where a field is. */
    FieldPosition of(Field field) {
        int row = field.id().row();
        int nextRow = field.computed() ? field.nextRow() : row + 1;
        if (nextRow >= 0) {
            return new FieldPosition(
                    substreams.of(row),
                    field.shape(),
                    field.name(),
                    field.offset(),
                    field.length(),
                    row,
                    field.id().ordinal(),
                    nextRow,
                    field.index());
        }
        FieldPosition found = computedPlace(field.id());
        return found == null ? root() : found;
    }

    /** The place with an id, with its name and index. */
    @Nullable FieldPosition place(FieldId id) {
        if (id.row() >= rows.count()) {
            return null;
        }
        if (id.ordinal() != 0) {
            return computedPlace(id);
        }
        FieldPosition place = known.get(id);
        if (place != null) {
            return place;
        }
        place = rowPlace(id);
        return place == null ? null : known.keep(place);
    }

    private @Nullable FieldPosition rowPlace(FieldId id) {
        if (substreams.isRoot(id.row())) {
            FieldPosition owner = row(rows.parent(id.row()));
            return children.substreamRoot(id.row(), children.ownCount(owner) + substreams.numberOf(id.row()));
        }
        return id.row() == 0 ? root() : rowInParent(id.row(), parentOfRow(id.row()));
    }

    /** The parent of the field with an id. */
    @Nullable FieldPosition parent(FieldId id) {
        FieldPosition parent = known.parentOf(id);
        if (parent != null) {
            return parent;
        }
        parent = parentFound(id);
        return parent == null ? null : known.keepParent(id, parent);
    }

    private @Nullable FieldPosition parentFound(FieldId id) {
        if (id.ordinal() == 0) {
            if (id.row() <= 0 || id.row() >= rows.count()) {
                return null;
            }
            return named(substreams.isRoot(id.row()) ? row(rows.parent(id.row())) : parentOfRow(id.row()));
        }
        FieldPosition parent = null;
        for (FieldPosition at = row(id.row()); at != null && at.ordinal() != id.ordinal(); ) {
            parent = at;
            at = childWithOrdinal(at, id.ordinal());
        }
        return parent == null ? null : named(parent);
    }

    /** The number of the row that is or holds another one, among the children of a field. */
    OptionalLong indexOfRowHolding(FieldId of, int inner) {
        int row = inner;
        for (int rise = 0; rise < MOST_RISES && row > of.row() && rows.parent(row) != of.row(); rise++) {
            row = rows.parent(row);
        }
        boolean found = row > of.row() && rows.parent(row) == of.row() && !substreams.isRoot(row);
        FieldPosition child = !found ? null : place(FieldId.ofRow(row));
        FieldPosition parent = child == null ? null : parent(child.id());
        return child != null && parent != null && parent.id().equals(of)
                ? OptionalLong.of(child.index())
                : OptionalLong.empty();
    }

    /** The parent, in the same substream, of the field with an id; null for the substream's root. */
    @Nullable FieldPosition enclosing(FieldId id) {
        return id.ordinal() == 0 && substreams.isRoot(id.row()) ? null : parent(id);
    }

    /** A row's name and index depend on its parent: finds them where they are not known yet. */
    private @Nullable FieldPosition named(FieldPosition place) {
        return place.isRow() ? place(place.id()) : place;
    }

    /** A row, without its name and index. */
    FieldPosition row(int row) {
        return expansion.row(row, "", -1);
    }

    private @Nullable FieldPosition computedPlace(FieldId id) {
        FieldPosition at = known.get(id);
        if (at != null) {
            return at;
        }
        at = id.row() < rows.count() ? row(id.row()) : null;
        while (at != null && at.ordinal() != id.ordinal()) {
            at = childWithOrdinal(at, id.ordinal());
        }
        return at == null ? null : known.keep(at);
    }

    private @Nullable FieldPosition childWithOrdinal(FieldPosition of, long ordinal) {
        Children walk = expansion.children(of).without((_, _, ordinalEnd) -> ordinalEnd <= ordinal);
        for (FieldPosition child = walk.nextPassed(); child != null; child = walk.nextPassed()) {
            if (!child.isRow() && ordinal >= child.ordinal() && ordinal < walk.childOrdinalEnd()) {
                return child;
            }
        }
        if (of.shape().tail() instanceof Tail.Repeat(String name, Shape element)) {
            long number = (ordinal - walk.tailOrdinal()) / element.fieldCount();
            NumberedTail tail = tails.of(of, walk);
            return number >= 0 && number < tail.computed() ? tail.child(number) : null;
        }
        return null;
    }

    /** The parent of a row, stored or computed; its name and index may be unknown. */
    private FieldPosition parentOfRow(int row) {
        FieldPosition parent = row(rows.parent(row));
        for (FieldPosition next = parent; next != null; ) {
            parent = next;
            next = computedChildHoldingRow(parent, row);
        }
        return parent;
    }

    private @Nullable FieldPosition computedChildHoldingRow(FieldPosition of, int row) {
        NumberedTail known = tails.known(of);
        if (known != null && known.holdsRow(row)) {
            return null;
        }
        Children walk = expansion.children(of).without(ANY);
        FieldPosition child = walk.nextPassed();
        while (child != null && child.offset() <= rows.offset(row)) {
            if (!child.isRow() && child.nextRow() <= row && row < walk.childRowEnd()) {
                return child;
            }
            child = walk.nextPassed();
        }
        return null;
    }

    private @Nullable FieldPosition rowInParent(int row, FieldPosition parent) {
        NumberedTail known = tails.known(parent);
        if (known != null && known.holdsRow(row)) {
            return known.childWithRow(row);
        }
        Children walk = expansion.children(parent).without(ANY);
        for (FieldPosition child = walk.nextPassed(); child != null; child = walk.nextPassed()) {
            if (child.isRow() && child.row() == row) {
                return child;
            }
        }
        return parent.isRow() ? tails.of(parent, walk).childWithRow(row) : null;
    }

    /** The innermost row of a substream that holds a byte; -1 where there is none. */
    private int rowHolding(Substreams.Rows substream, long offset) {
        int row = rows.lastStartingAtOrBefore(offset, substream);
        while (row > substream.first() && rows.end(row) <= offset) {
            // Rows without bytes may follow a longer row without being inside it.
            row = rows.length(row) == 0 ? row - 1 : rows.parent(row);
        }
        return rows.offset(row) <= offset && offset < rows.end(row) ? row : -1;
    }

    /** @param quickly whether only the start of the child is needed, unless it is a leaf */
    private @Nullable FieldPosition childHolding(FieldPosition of, long offset, boolean quickly) {
        Children walk = quickly ? new Children(expansion, of, offset) : expansion.children(of);
        walk.without((_, end, _) -> end <= offset);
        FieldPosition last = null;
        for (FieldPosition child = walk.nextPassed(); child != null; child = walk.nextPassed()) {
            if (child.holds(offset)) {
                last = child;
                if (quickly && child.offset() + child.length() > offset + 1) {
                    return child;
                }
            } else if (last != null && child.length() > 0) {
                break;
            }
        }
        if (last != null) {
            return last;
        }
        if (of.shape().tail() instanceof Tail.Repeat(String name, Shape element)) {
            long number = (offset - walk.tailOffset()) / element.fixedSize();
            NumberedTail tail = tails.of(of, walk);
            return number < tail.computed() ? tail.child(number) : null;
        }
        return null;
    }
}
