package dev.hexplain.tree;

import dev.hexplain.bytes.Range;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** Visits all references in the main rows of a tree in byte order, without creating {@link Field}s on the way. */
final class ReferenceWalk {
    /** Rows, of many references each at most, between two looks whether somebody waits. */
    private static final int BETWEEN_LOOKS = 1 << 8;

    private final FieldTree tree;
    private final Expansion expansion;
    private final RowTable rows;
    private final MemorySegment bytes;

    ReferenceWalk(FieldTree tree, Expansion expansion) {
        this.tree = tree;
        this.expansion = expansion;
        this.rows = expansion.rows();
        this.bytes = expansion.substreams().main().bytes();
    }

    /**
     * Is called with the offset of each reference, the ordinal of its handle, and whether it names the class of an
     * object.
     */
    @FunctionalInterface
    interface Visitor {
        void reference(long offset, int handle, boolean ofInstance);
    }

    /** Only references to handles that are defined are visited. */
    void forEach(Visitor visitor) {
        forEach(new Range(0, bytes.byteSize()), visitor);
    }

    /** The same in all rows that have some of these bytes. */
    void forEach(Range range, Visitor visitor) {
        for (int row = 0; row < expansion.substreams().mainRows(); row++) {
            if (row % BETWEEN_LOOKS == 0) {
                RequestDeadline.requireAsked();
            }
            boolean isIn = rows.offset(row) < range.end() && rows.end(row) > range.offset();
            Shape shape = expansion.shape(row);
            if (isIn && shape.refers()) {
                Expansion.Position at = new Expansion.Position(bytes, rows.offset(row), 0, row + 1);
                visit(at, shape, false, rows.end(row), rows.subtreeEnd(row), visitor);
            }
        }
    }

    private void visit(Expansion.Position at, Shape shape, boolean ofInstance, int rowEnd, Visitor visitor) {
        visit(at, shape, ofInstance, Long.MAX_VALUE, rowEnd, visitor);
    }

    /** @param end of a row; computed fields end by themselves, or where they were measured to */
    private void visit(Expansion.Position at, Shape shape, boolean ofInstance, long end, int rowEnd, Visitor visitor) {
        if (shape.has(ShapeMark.REFERS_TO_HANDLE)) {
            report(at.offset, shape, ofInstance, visitor);
            expansion.advance(at, shape, rowEnd);
            return;
        }
        if (!shape.refers()) {
            expansion.advance(at, shape, rowEnd);
            return;
        }
        long stop = shape.fixedSize() < 0 ? end : at.offset + shape.fixedSize();
        long counted = visitSlots(at, shape, rowEnd, visitor);
        visitTail(at, shape.tail(), counted, stop, rowEnd, visitor);
    }

    /** Returns the integer in the last slot. */
    private long visitSlots(Expansion.Position at, Shape shape, int rowEnd, Visitor visitor) {
        long counted = 0;
        for (Slot slot : shape.slots()) {
            long start = at.offset;
            boolean namesClass = shape.has(ShapeMark.INSTANCE) && slot.name().equals(ShapeMark.CLASS_OF_INSTANCE);
            switch (slot.extent()) {
                case Extent.Inline(Shape inner) -> visit(at, inner, namesClass, rowEnd, visitor);
                case Extent.Tagged(Tail.Scan variants)
                when !expansion.rowStartsAt(at, rowEnd) ->
                    visit(at, expansion.scanned(variants, at), namesClass, rowEnd, visitor);
                case Extent other -> expansion.advance(at, other, counted, rowEnd);
            }
            counted = Expansion.countedBy(slot, bytes, start, counted);
        }
        return counted;
    }

    private void visitTail(Expansion.Position at, Tail tail, long counted, long end, int rowEnd, Visitor visitor) {
        switch (tail) {
            case Tail.Counted(String name, Tail.Scan variants) -> {
                for (long i = 0; i < counted; i++) {
                    visit(at, expansion.scanned(variants, at), false, rowEnd, visitor);
                }
            }
            case Tail.Scanned(Tail stored, Tail.Scan scan)
            when scan.mayRefer() -> {
                boolean last = false;
                Shape before = null;
                for (int i = 0; i < Tail.Scanned.MOST && at.offset < end && !last; i++) {
                    if (expansion.rowStartsAt(at, rowEnd)) {
                        before = expansion.shape(at.row);
                        expansion.overRow(at, rowEnd);
                    } else {
                        before = expansion.scanned(scan, at, Math.min(end, bytes.byteSize()), i, before);
                        visit(at, before, false, rowEnd, visitor);
                        last = before.has(ShapeMark.LAST);
                    }
                }
            }
            case Tail.Computed(Tail rows, List<Shape> fields) -> {
                for (Shape field : fields) {
                    visit(at, field, false, rowEnd, visitor);
                }
            }
            case Tail.Repeat _, Tail.Scanned _ -> {
                if (end == Long.MAX_VALUE) {
                    expansion.advance(at, tail, counted, rowEnd);
                } else {
                    at.offset = end;
                }
            }
            case Tail.OwnRows _, Tail.Rows _ -> {
                // What is in rows is visited with them.
            }
        }
    }

    private void report(long offset, Shape shape, boolean ofInstance, Visitor visitor) {
        Field field = new Field(FieldId.ROOT, shape, "", offset, shape.fixedSize(), -1);
        tree.handles()
                .referredToBy(field)
                .filter(Handles.Handle::isDefined)
                .ifPresent(handle -> visitor.reference(offset, handle.ordinal(), ofInstance));
    }
}
