package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes the fields of a row from its shape's layout: which children a field has, stored and computed, and the bytes,
 * rows and ordinals of each.
 */
final class Expansion {
    private final RowTable rows;
    private final Substreams substreams;
    private final TreeShapes shapes;
    private final MeasuredEnds ends = new MeasuredEnds();

    Expansion(RowTable rows, Substreams substreams, TreeShapes shapes) {
        this.rows = rows;
        this.substreams = substreams;
        this.shapes = shapes;
    }

    Substreams substreams() {
        return substreams;
    }

    RowTable rows() {
        return rows;
    }

    /** A row of any substream. */
    FieldPosition row(int row, String name, long index) {
        return row(substreams.of(row), row, name, index);
    }

    FieldPosition row(Substream substream, int row, String name, long index) {
        return new FieldPosition(
                substream, shape(row), name, rows.offset(row), rows.length(row), row, 0, row + 1, index);
    }

    Shape shape(int row) {
        return shapes.shape(rows.shape(row), rows.offset(row));
    }

    /** The shape of the computed field at the walk's position. */
    Shape scanned(Tail.Scan scan, Position at) {
        return shapes.scanned(scan, at.bytes, at.offset, at.bytes.byteSize(), 0, null);
    }

    /** The same in a field that ends at an offset, with an index in its tail, behind a field of a shape. */
    Shape scanned(Tail.Scan scan, Position at, long end, int index, @Nullable Shape before) {
        return shapes.scanned(scan, at.bytes, at.offset, end, index, before);
    }

    /** The children of a place, slots first. The rows of a long tail are better asked for by number. */
    Children children(FieldPosition of) {
        return new Children(this, of);
    }

    /** Moves past an inline field. */
    void advance(Position at, Shape shape, int rowEnd) {
        if (shape.fixedSize() >= 0) {
            at.offset += shape.fixedSize() - shape.shared();
            at.ordinal += shape.fieldCount();
            return;
        }
        if (ends.pass(at, shape)) {
            return;
        }
        long first = at.offset;
        long ordinal = at.ordinal;
        int row = at.row;
        at.ordinal++;
        long counted = 0;
        for (Slot slot : shape.slots()) {
            long start = at.offset;
            advance(at, slot.extent(), counted, rowEnd);
            if (at.offset > at.until) {
                return;
            }
            counted = countedBy(slot, at.bytes, start, counted);
        }
        if (!(shape.tail() instanceof Tail.OwnRows)) {
            advance(at, shape.tail(), counted, rowEnd);
        }
        ends.keep(at, shape, first, row, ordinal);
    }

    /** Moves past the tail of an inline field. */
    void advance(Position at, Tail tail, long counted, int rowEnd) {
        switch (tail) {
            case Tail.Repeat(String name, Shape element) -> {
                at.offset += counted * element.fixedSize();
                at.ordinal += counted * element.fieldCount();
            }
            case Tail.Counted(String name, Tail.Scan variants) -> {
                for (long i = 0; i < counted && at.offset <= at.until; i++) {
                    advance(at, scanned(variants, at), rowEnd);
                }
            }
            case Tail.Scanned(Tail rows, Tail.Scan scan) -> {
                boolean last = false;
                for (int i = 0; i < Tail.Scanned.MOST && !last; i++) {
                    Shape child = scanned(scan, at);
                    advance(at, child, rowEnd);
                    last = child.has(ShapeMark.LAST) || at.offset > at.until;
                }
            }
            case Tail.Computed(Tail rows, List<Shape> fields) -> {
                for (Shape field : fields) {
                    advance(at, field, rowEnd);
                }
            }
            case Tail.OwnRows _, Tail.Rows _ -> {
                // Computed fields have no rows.
            }
        }
    }

    /** Moves past a slot's content. */
    void advance(Position at, Extent extent, long counted, int rowEnd) {
        switch (extent) {
            case Extent.Inline(Shape shape) -> advance(at, shape, rowEnd);
            case Extent.Counted(Shape shape, int unit, int plus) -> {
                long length = counted * unit + plus;
                at.offset += length;
                at.ordinal += 1 + elementFields(shape, length);
            }
            case Extent.Between(Shape shape) -> advance(at, shape, rowEnd);
            case Extent.Sized(Shape shape, Extent.Sizing sizing) -> {
                at.offset += sizing.size(at.bytes, at.offset, counted);
                at.ordinal++;
            }
            case Extent.Row row -> overRow(at, rowEnd);
            case Extent.Tagged(Tail.Scan variants) -> {
                if (rowStartsAt(at, rowEnd)) {
                    overRow(at, rowEnd);
                } else {
                    advance(at, scanned(variants, at), rowEnd);
                }
            }
        }
    }

    /** Fields in so many bytes of elements of one size; none in a leaf. */
    private static long elementFields(Shape shape, long length) {
        return shape.tail() instanceof Tail.Repeat(String name, Shape element)
                ? length / element.fixedSize() * element.fieldCount()
                : 0;
    }

    boolean rowStartsAt(Position at, int rowEnd) {
        return at.row < rowEnd && rows.offset(at.row) == at.offset;
    }

    /** Moves past a row and its descendants, if another row follows. */
    void overRow(Position at, int rowEnd) {
        if (at.row < rowEnd) {
            at.offset = Math.max(at.offset, rows.end(at.row));
            at.row = rows.subtreeEnd(at.row);
        }
    }

    /** The integer in the slot just passed, which the next slot may be counted by; otherwise the previous count. */
    static long countedBy(Slot slot, MemorySegment bytes, long offset, long before) {
        if (slot.extent() instanceof Extent.Between) {
            return before;
        }
        if (slot.extent() instanceof Extent.Sized(Shape shape, Extent.Sizing sizing)) {
            return sizing.number(bytes, offset);
        }
        return slot.extent() instanceof Extent.Inline(Shape shape) && shape.type() instanceof ValueType.Int type
                ? Integers.read(bytes, offset, type)
                : 0;
    }

    /** Where a walk is: the next byte, the next computed field's ordinal, the next row. */
    static final class Position {
        final MemorySegment bytes;
        long offset;
        long ordinal;
        int row;
        /** Walks that only look for the field at an offset may stop inside a field, once they have passed this one. */
        long until = Long.MAX_VALUE;

        Position(MemorySegment bytes, long offset, long ordinal, int row) {
            this.bytes = bytes;
            this.offset = offset;
            this.ordinal = ordinal;
            this.row = row;
        }
    }
}
