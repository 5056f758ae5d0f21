package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.objects.PlainParts;
import dev.hexplain.decode.objects.PlainShapes;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** Finds the shapes of values without rows, in a row or in one another, from their bytes. */
final class KryoPlainScan implements Tail.PlacedScan {
    private final KryoPlainContent content;
    private final KryoClassModel bound;
    private final KryoPlainNames names;
    private final PlainShapes shapes;

    /**
     * @param names of the same tree
     * @param shapes of the same tree
     */
    KryoPlainScan(KryoPlainContent content, KryoClassModel bound, KryoPlainNames names, PlainShapes shapes) {
        this.content = content;
        this.bound = bound;
        this.names = names;
        this.shapes = shapes;
    }

    @Override
    public Tail.Measure measure(MemorySegment bytes, long offset, long end) {
        Window window = new Window(Tail.Scanned.bytes(bytes, offset, end, KryoPlainValues.LONGEST));
        KryoPlainValues values = new KryoPlainValues(window, offset, bound, names);
        return (at, index) -> {
            long next = read(values, at - offset, window, index, null);
            return Tail.Measure.of(next - (at - offset), values.fields());
        };
    }

    @Override
    public Shape shape(MemorySegment bytes, long offset, long end, int index) {
        PlainParts parts = new PlainParts(shapes);
        Window window = Window.part(bytes, offset, Math.min(end - offset, KryoPlainValues.LONGEST));
        read(new KryoPlainValues(window, offset, bound, names), 0, window, index, parts);
        return parts.first();
    }

    private long read(KryoPlainValues values, long at, Window window, int index, @Nullable PlainParts into) {
        return values.part(at, window.end(), content, index, into);
    }

    @Override
    public boolean mayRefer() {
        return bound.settings.references();
    }

    /** In one tree, shapes are distinguished by the content alone. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof KryoPlainScan scan && content.equals(scan.content) && shapes == scan.shapes;
    }

    @Override
    public int hashCode() {
        return content.hashCode();
    }
}
