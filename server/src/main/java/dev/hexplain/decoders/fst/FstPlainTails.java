package dev.hexplain.decoders.fst;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.objects.PlainParts;
import dev.hexplain.decode.objects.PlainShapes;
import dev.hexplain.decoders.fst.FstObjectContent.Part;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** The tails of rows with values that need no rows: their shapes are made from their bytes. */
final class FstPlainTails {
    private final FstClassModel bound;
    private final PlainShapes shapes;
    private final FstPlainClass.Numbered classes;

    FstPlainTails(FieldTree tree, FstClassModel bound, PlainShapes shapes) {
        this.bound = bound;
        this.shapes = shapes;
        this.classes = bound.plain.in(tree.source(), shapes);
    }

    Tail members(List<Part> parts) {
        return new Tail.Scanned(
                new Tail.OwnRows(),
                new Scan((values, end, index, into) -> values.part(0, end, parts.get(index), into)));
    }

    Tail elements() {
        return new Tail.Scanned(
                new Tail.Rows(""), new Scan((values, end, index, into) -> values.element(0, end, into)));
    }

    Tail entries() {
        return new Tail.Scanned(new Tail.OwnRows(), new Scan((values, end, index, into) -> values.entry(0, end, into)));
    }

    /** Reads the value at the start of a window. */
    @FunctionalInterface
    private interface Reading {
        long read(FstPlainValues values, long end, int index, PlainParts into);
    }

    private final class Scan implements Tail.PlacedScan {
        private final Reading reading;

        Scan(Reading reading) {
            this.reading = reading;
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset, long end, int index) {
            PlainParts parts = new PlainParts(shapes);
            Window window = new Window(bytes.asSlice(offset, Math.min(end - offset, FstPlainValues.LONGEST)));
            reading.read(new FstPlainValues(window, offset, 0, bound, classes), window.end(), index, parts);
            return parts.first();
        }

        @Override
        public boolean mayRefer() {
            return true;
        }
    }
}
