package dev.hexplain.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the children of one field: slots, then the tail, both in byte order; then the roots of its substreams.
 */
final class Children {
    private final Expansion expansion;
    private final Substreams substreams;
    private final FieldPosition of;
    private final List<Slot> slots;
    private final Expansion.Position at;
    private final int rowEnd;
    private int slot;
    private long index;
    private long slotChildren = -1;
    private long counted;
    private long scanned;
    /** The field of the tail that was scanned last. */
    private @Nullable Shape before;

    /** Which fields of the tail are not made; null once one was. */
    private @Nullable Unwanted unwanted;

    private long childOrdinalEnd;
    private int childRowEnd;
    private boolean ownPassed;
    private int substream;

    Children(Expansion expansion, FieldPosition of) {
        this(expansion, of, Long.MAX_VALUE);
    }

    /**
     * @param until an offset that is looked for: of the child that goes on behind the byte after it, only the start is
     *     known, and no child after that
     */
    Children(Expansion expansion, FieldPosition of, long until) {
        this.expansion = expansion;
        this.substreams = expansion.substreams();
        this.of = of;
        this.slots = of.shape().slots();
        long start = of.offset() + of.shape().shared();
        this.at = new Expansion.Position(of.substream().bytes(), start, of.ordinal() + 1, of.nextRow());
        this.at.until = until + (until < Long.MAX_VALUE ? 1 : 0);
        this.rowEnd = expansion.rows().subtreeEnd(of.row());
    }

    /** Which scanned fields a walk need not make, as it looks for one behind them, or for a row. */
    @FunctionalInterface
    interface Unwanted {
        /**
         * Whether a field is one of those; if it is not, neither is any after it.
         *
         * @param end the offset after it
         * @param ordinalEnd one past the ordinals of what is in it
         */
        boolean test(long index, long end, long ordinalEnd);
    }

    /** Lets the walk leave out scanned fields where that is faster. */
    Children without(Unwanted fields) {
        unwanted = fields;
        return this;
    }

    /** Whether fields of the tail can be passed without being made. */
    boolean measures() {
        return of.shape().tail() instanceof Tail.Scanned(Tail rows, Tail.Scan scan)
                && scan.measure(at.bytes, at.offset, of.offset() + of.length()) != null;
    }

    /** The next child, or null after the last. */
    @Nullable FieldPosition next() {
        FieldPosition child = nextOwn();
        return child != null ? child : nextSubstream();
    }

    /** The next child that lies in the field itself, or null after the last. */
    @Nullable FieldPosition nextOwn() {
        FieldPosition child = nextPassed();
        return child != null || !hasTail() || ownPassed ? child : nextInTail();
    }

    /** Whether there is a tail whose children have numbers: rows, or elements of one size. */
    private boolean hasTail() {
        return of.isRow() || of.shape().tail() instanceof Tail.Repeat;
    }

    /** Whether rows or elements of one size may follow those children that are passed one by one. */
    boolean mayGoOn() {
        return (of.isRow() && at.row < rowEnd) || of.shape().tail() instanceof Tail.Repeat;
    }

    /** The root of the next substream that hangs from the field, once the other children are passed. */
    @Nullable FieldPosition nextSubstream() {
        if (!of.isRow() || substream >= substreams.ownedBy(of.row())) {
            return null;
        }
        int root = substreams.ownedRoot(of.row(), substream++);
        return expansion.row(root, expansion.shape(root).name(), index++);
    }

    /** Skips this many children, or all that are left. */
    void skip(long count) {
        long left = count;
        while (left > 0 && nextPassed() != null) {
            left--;
        }
        if (left > 0 && hasTail()) {
            skipSubstreams(ownPassed ? left : skipRows(left - skipElements(left)));
        }
    }

    private void skipSubstreams(long most) {
        long skipped = of.isRow() ? Math.min(most, substreams.ownedBy(of.row()) - substream) : 0;
        substream += (int) skipped;
        index += skipped;
    }

    /** Moves to the start of the child after the given one. */
    void seekAfter(FieldPosition child) {
        if (child.isRow() && substreams.isRoot(child.row())) {
            ownPassed = true;
            index = child.index() + 1;
            substream = substreams.numberOf(child.row()) + 1;
            return;
        }
        for (FieldPosition passed = nextPassed(); passed != null; passed = nextPassed()) {
            if (passed.id().equals(child.id())) {
                return;
            }
        }
        if (child.isRow()) {
            skipElements(Long.MAX_VALUE);
            at.row = expansion.rows().subtreeEnd(child.row());
            index = child.index() + 1;
        } else if (of.shape().tail() instanceof Tail.Repeat(String name, Shape element)) {
            skipElements((child.offset() - at.offset) / element.fixedSize() + 1);
        }
    }

    private long skipElements(long most) {
        if (!(of.shape().tail() instanceof Tail.Repeat(String name, Shape element))) {
            return 0;
        }
        long skipped = Math.clamp((repeatEnd() - at.offset) / element.fixedSize(), 0, most);
        at.offset += skipped * element.fixedSize();
        at.ordinal += skipped * element.fieldCount();
        index += skipped;
        return skipped;
    }

    /** Returns how many are left to skip. */
    private long skipRows(long most) {
        long left = most;
        for (; left > 0 && of.isRow() && at.row < rowEnd; left--) {
            at.row = expansion.rows().subtreeEnd(at.row);
            index++;
        }
        return left;
    }

    private void endSlots() {
        if (slotChildren < 0) {
            slotChildren = index;
        }
    }

    /**
     * The next child that is only reached by walking over those before it (in a slot, or scanned); null after the last.
     */
    @Nullable FieldPosition nextPassed() {
        FieldPosition child = nextSlot();
        if (child != null || ownPassed) {
            return child;
        }
        return switch (of.shape().tail()) {
            case Tail.Computed(Tail rows, List<Shape> fields) -> nextComputed(fields);
            case Tail.Scanned(Tail rows, Tail.Scan scan) -> nextScanned(scan);
            default -> null;
        };
    }

    /** The next child that is in a slot, or null where the tail begins. */
    @Nullable FieldPosition nextSlot() {
        if (ownPassed) {
            return null;
        }
        while (slot < slots.size()) {
            FieldPosition child = nextInSlot(slots.get(slot++));
            if (child != null) {
                return child;
            }
        }
        endSlots();
        boolean more = of.shape().tail() instanceof Tail.Counted && index - slotChildren < counted;
        return more ? nextCounted() : null;
    }

    /** One past the ordinals of the child last returned. */
    long childOrdinalEnd() {
        return childOrdinalEnd;
    }

    /** One past the rows inside the child last returned. */
    int childRowEnd() {
        return childRowEnd;
    }

    /** The first row of the tail, once the slots are passed. */
    int tailRow() {
        return at.row;
    }

    /** The first byte of the tail, once the slots are passed. */
    long tailOffset() {
        return at.offset;
    }

    /** The ordinal of the tail's first computed field, once the slots are passed. */
    long tailOrdinal() {
        return at.ordinal;
    }

    /** Number of children in slots passed so far. */
    long index() {
        return index;
    }

    private @Nullable FieldPosition nextInSlot(Slot next) {
        boolean stored = next.extent() instanceof Extent.Row
                || (next.extent() instanceof Extent.Tagged && expansion.rowStartsAt(at, rowEnd));
        return stored ? nextStored(next) : nextInline(next, inlineShape(next.extent()));
    }

    private @Nullable FieldPosition nextStored(Slot next) {
        int row = at.row;
        if (row >= rowEnd) {
            return null;
        }
        advance(next, at.offset);
        return expansion.row(of.substream(), row, next.name(), index++);
    }

    private FieldPosition nextInline(Slot next, Shape shape) {
        long start = at.offset - shape.shared();
        long ordinal = at.ordinal;
        int row = at.row;
        if (next.extent() instanceof Extent.Counted || next.extent() instanceof Extent.Sized) {
            advance(next, start);
        } else {
            expansion.advance(at, shape, rowEnd);
            passed(next, start);
        }
        return new FieldPosition(
                of.substream(), shape, next.name(), start, at.offset - start, of.row(), ordinal, row, index++);
    }

    private void advance(Slot over, long start) {
        expansion.advance(at, over.extent(), counted, rowEnd);
        passed(over, start);
    }

    private void passed(Slot over, long start) {
        counted = Expansion.countedBy(over, at.bytes, start, counted);
        childOrdinalEnd = at.ordinal;
        childRowEnd = at.row;
    }

    private Shape inlineShape(Extent extent) {
        return switch (extent) {
            case Extent.Inline(Shape shape) -> shape;
            case Extent.Counted(Shape shape, int unit, int plus) -> shape;
            case Extent.Between(Shape shape) -> shape;
            case Extent.Sized(Shape shape, Extent.Sizing sizing) -> shape;
            case Extent.Tagged(Tail.Scan variants) -> expansion.scanned(variants, at);
            case Extent.Row row -> throw new IllegalStateException("A row is not inline");
        };
    }

    private @Nullable FieldPosition nextCounted() {
        if (!(of.shape().tail() instanceof Tail.Counted(String name, Tail.Scan variants))) {
            return null;
        }
        long start = at.offset;
        long ordinal = at.ordinal;
        int row = at.row;
        Shape element = expansion.scanned(variants, at);
        expansion.advance(at, element, rowEnd);
        childOrdinalEnd = at.ordinal;
        childRowEnd = at.row;
        String elementName = name + "[" + (index - slotChildren) + "]";
        return new FieldPosition(
                of.substream(), element, elementName, start, at.offset - start, of.row(), ordinal, row, index++);
    }

    private @Nullable FieldPosition nextComputed(List<Shape> fields) {
        if (scanned == fields.size()) {
            return null;
        }
        Shape shape = fields.get((int) scanned++);
        long start = at.offset;
        long ordinal = at.ordinal;
        expansion.advance(at, shape, rowEnd);
        return computed(shape, start, ordinal, at.row);
    }

    /** A child of the tail that has no row and has just been passed. */
    private FieldPosition computed(Shape shape, long start, long ordinal, int row) {
        childOrdinalEnd = at.ordinal;
        childRowEnd = at.row;
        String name = tailName(shape, index - slotChildren);
        return new FieldPosition(
                of.substream(), shape, name, start, at.offset - start, of.row(), ordinal, row, index++);
    }

    private @Nullable FieldPosition nextScanned(Tail.Scan scan) {
        if (unwanted != null) {
            passUnwanted(unwanted, scan);
        }
        if (!mayScan()) {
            return null;
        }
        scanned++;
        long start = at.offset;
        long ordinal = at.ordinal;
        int row = at.row;
        if (!expansion.rowStartsAt(at, rowEnd)) {
            Shape shape = expansion.scanned(scan, at, of.offset() + of.length(), (int) scanned - 1, before);
            expansion.advance(at, shape, rowEnd);
            before = shape;
            return computed(shape, start, ordinal, row);
        }
        expansion.overRow(at, rowEnd);
        childOrdinalEnd = at.ordinal;
        childRowEnd = at.row;
        before = expansion.shape(row);
        String name = tailName(before, index - slotChildren);
        return expansion.row(of.substream(), row, name, index++);
    }

    private boolean mayScan() {
        return scanned < Tail.Scanned.MOST && at.offset < of.offset() + of.length();
    }

    private void passUnwanted(Unwanted fields, Tail.Scan scan) {
        if (!mayScan() || expansion.rowStartsAt(at, rowEnd)) {
            return;
        }
        if (!fields.test(index, at.offset + 1, at.ordinal + 1)) { // however short the next one is
            unwanted = null;
            return;
        }
        Tail.Measure measure = scan.measure(at.bytes, at.offset, of.offset() + of.length());
        while (measure != null && mayScan() && !expansion.rowStartsAt(at, rowEnd)) {
            long measured = TreeShapes.measured(measure, at.offset, (int) scanned);
            long end = at.offset + Tail.Measure.length(measured);
            long ordinalEnd = at.ordinal + Tail.Measure.fields(measured);
            if (end <= at.offset || !fields.test(index, end, ordinalEnd)) {
                unwanted = null;
                return;
            }
            at.offset = end;
            at.ordinal = ordinalEnd;
            scanned++;
            index++;
        }
    }

    /** How many children of the tail were passed that have no place in its numbered rest. */
    long scanned() {
        return scanned;
    }

    private @Nullable FieldPosition nextInTail() {
        if (of.shape().tail() instanceof Tail.Repeat(String name, Shape element)) {
            FieldPosition child = nextElement(name, element);
            if (child != null) {
                return child;
            }
        }
        if (!of.isRow() || at.row >= rowEnd) {
            return null;
        }
        int row = at.row;
        at.row = expansion.rows().subtreeEnd(row);
        childOrdinalEnd = at.ordinal;
        childRowEnd = at.row;
        long position = index++;
        return expansion.row(of.substream(), row, tailName(expansion.shape(row), position - slotChildren), position);
    }

    /** The name of the tail's child with this number. */
    String tailName(Shape child, long number) {
        return switch (of.shape().tail().stored()) {
            case Tail.Rows(String name) -> child.has(ShapeMark.END) ? child.name() : name + "[" + number + "]";
            case Tail.Repeat(String name, Shape element) ->
                isCutShort(child, element) ? name + "[" + number + "]" : child.name();
            case Tail.OwnRows _, Tail.Counted _, Tail.Scanned _, Tail.Computed _ -> child.name();
        };
    }

    /** Whether what follows computed elements is one more, of which only some fields are there. */
    private static boolean isCutShort(Shape child, Shape element) {
        return !child.isLeaf()
                && !child.kind().equals(ShapeKind.NONE)
                && child.kind().equals(element.kind());
    }

    /** Where computed elements must end: at a row that follows them, or with the field. */
    long repeatEnd() {
        return of.isRow() && at.row < rowEnd ? expansion.rows().offset(at.row) : of.offset() + of.length();
    }

    private @Nullable FieldPosition nextElement(String name, Shape element) {
        if (at.offset + element.fixedSize() > repeatEnd()) {
            return null;
        }
        long number = index - slotChildren;
        FieldPosition child = new FieldPosition(
                of.substream(),
                element,
                name + "[" + number + "]",
                at.offset,
                element.fixedSize(),
                of.row(),
                at.ordinal,
                at.row,
                index++);
        at.offset += element.fixedSize();
        at.ordinal += element.fieldCount();
        childOrdinalEnd = at.ordinal;
        childRowEnd = at.row;
        return child;
    }
}
