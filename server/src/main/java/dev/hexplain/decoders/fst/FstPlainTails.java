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
import org.jspecify.annotations.Nullable;

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
                new Scan((values, at, end, index, into) ->
                        values.part(at, end, FstPlainLeaves.DEEPEST, parts.get(index), into)));
    }

    Tail elements() {
        return new Tail.Scanned(
                new Tail.Rows(""),
                new Scan((values, at, end, _, into) -> values.element(at, end, FstPlainLeaves.DEEPEST, into)));
    }

    Tail entries() {
        return new Tail.Scanned(
                new Tail.OwnRows(),
                new Scan((values, at, end, _, into) -> values.entry(at, end, FstPlainLeaves.DEEPEST, into)));
    }

    /** Reads the value at an offset of a window, and returns the offset after it. */
    @FunctionalInterface
    private interface Reading {
        long read(FstPlainValues values, long at, long end, int index, @Nullable PlainParts into);
    }

    private final class Scan implements Tail.PlacedScan {
        private final Reading reading;

        Scan(Reading reading) {
            this.reading = reading;
        }

        private FstPlainValues values(Window window, long base) {
            return new FstPlainValues(window, base, 0, bound, classes);
        }

        @Override
        public Tail.Measure measure(MemorySegment bytes, long offset, long end) {
            Window window = new Window(Tail.Scanned.bytes(bytes, offset, end, FstPlainValues.LONGEST));
            FstPlainValues values = values(window, offset);
            return (at, index) -> {
                long next = reading.read(values, at - offset, window.end(), index, null);
                return Tail.Measure.of(next - (at - offset), values.fields());
            };
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset, long end, int index) {
            PlainParts parts = new PlainParts(shapes);
            Window window = Window.part(bytes, offset, Math.min(end - offset, FstPlainValues.LONGEST));
            reading.read(values(window, offset), 0, window.end(), index, parts);
            return parts.first();
        }

        @Override
        public boolean mayRefer() {
            return true;
        }
    }
}
