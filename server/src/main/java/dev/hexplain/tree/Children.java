package dev.hexplain.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Walks the children of one field in byte order: slots, then the tail. */
final class Children {
    private final Expansion expansion;
    private final Place of;
    private final List<Slot> slots;
    private final Expansion.Position at;
    private final int rowEnd;
    private int slot;
    private long index;
    private long slotChildren = -1;
    private long counted;
    private long childOrdinalEnd;
    private int childRowEnd;

    Children(Expansion expansion, Place of) {
        this.expansion = expansion;
        this.of = of;
        this.slots = of.shape().slots();
        this.at = new Expansion.Position(of.offset(), of.ordinal() + 1, of.nextRow());
        this.rowEnd = expansion.rows().subtreeEnd(of.row());
    }

    /** The next child, or null after the last. */
    @Nullable Place next() {
        Place child = nextSlot();
        return child != null || !of.isRow() ? child : nextInTail();
    }

    /** Leaves out so many children, or all that are left. */
    void skip(long count) {
        long left = count;
        while (left > 0 && nextSlot() != null) {
            left--;
        }
        if (left > 0 && of.isRow()) {
            skipRows(left - skipElements(left));
        }
    }

    /** Goes to where the child that follows one begins. */
    void seekAfter(Place child) {
        for (Place passed = nextSlot(); passed != null; passed = nextSlot()) {
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
        at.ordinal += skipped * element.fixedCount();
        index += skipped;
        return skipped;
    }

    private void skipRows(long most) {
        for (long left = most; left > 0 && at.row < rowEnd; left--) {
            at.row = expansion.rows().subtreeEnd(at.row);
            index++;
        }
    }

    private void endSlots() {
        if (slotChildren < 0) {
            slotChildren = index;
        }
    }

    /** The next child that stands in a slot, or null where the tail begins. */
    @Nullable Place nextSlot() {
        while (slot < slots.size()) {
            Place child = nextInSlot(slots.get(slot++));
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

    /** How many children the slots gave so far. */
    long index() {
        return index;
    }

    private @Nullable Place nextInSlot(Slot next) {
        long start = at.offset;
        long ordinal = at.ordinal;
        int row = at.row;
        boolean stored = next.extent() instanceof Extent.Row
                || next.extent() instanceof Extent.Tagged && expansion.rowStartsAt(at, rowEnd);
        if (stored && row >= rowEnd) {
            return null;
        }
        expansion.advance(at, next.extent(), counted, rowEnd);
        counted = expansion.integerAt(next, start);
        childOrdinalEnd = at.ordinal;
        childRowEnd = at.row;
        return stored
                ? expansion.row(row, next.name(), index++)
                : new Place(
                        inlineShape(next.extent(), start),
                        next.name(),
                        start,
                        at.offset - start,
                        of.row(),
                        ordinal,
                        row,
                        index++);
    }

    private Shape inlineShape(Extent extent, long offset) {
        return switch (extent) {
            case Extent.Inline(Shape shape) -> shape;
            case Extent.Counted(Shape shape, int unit) -> shape;
            case Extent.Tagged(Extent.Variants variants) -> variants.shape(expansion.tag(offset));
            case Extent.Row row -> throw new IllegalStateException("A row is not inline");
        };
    }

    private @Nullable Place nextCounted() {
        if (!(of.shape().tail() instanceof Tail.Counted(String name, Extent.Variants variants))) {
            return null;
        }
        long start = at.offset;
        long ordinal = at.ordinal;
        int row = at.row;
        Shape element = variants.shape(expansion.tag(start));
        expansion.advance(at, element, rowEnd);
        childOrdinalEnd = at.ordinal;
        childRowEnd = at.row;
        String elementName = name + "[" + (index - slotChildren) + "]";
        return new Place(element, elementName, start, at.offset - start, of.row(), ordinal, row, index++);
    }

    private @Nullable Place nextInTail() {
        if (of.shape().tail() instanceof Tail.Repeat(String name, Shape element)) {
            Place child = nextElement(name, element);
            if (child != null) {
                return child;
            }
        }
        if (at.row >= rowEnd) {
            return null;
        }
        int row = at.row;
        at.row = expansion.rows().subtreeEnd(row);
        childOrdinalEnd = at.ordinal;
        childRowEnd = at.row;
        long position = index++;
        return expansion.row(row, tailName(expansion.shape(row), position - slotChildren), position);
    }

    /** What the child of the tail with that number is called. */
    String tailName(Shape child, long number) {
        return switch (of.shape().tail()) {
            case Tail.OwnRows own -> child.name();
            case Tail.Rows(String name) -> name + "[" + number + "]";
            case Tail.Repeat repeat -> child.name();
            case Tail.Counted counted -> child.name();
        };
    }

    /** Where computed elements must end: at a row that follows them, or with the field. */
    long repeatEnd() {
        return at.row < rowEnd ? expansion.rows().offset(at.row) : of.offset() + of.length();
    }

    private @Nullable Place nextElement(String name, Shape element) {
        if (at.offset + element.fixedSize() > repeatEnd()) {
            return null;
        }
        long number = index - slotChildren;
        Place child = new Place(
                element,
                name + "[" + number + "]",
                at.offset,
                element.fixedSize(),
                of.row(),
                at.ordinal,
                at.row,
                index++);
        at.offset += element.fixedSize();
        at.ordinal += element.fixedCount();
        childOrdinalEnd = at.ordinal;
        childRowEnd = at.row;
        return child;
    }
}
