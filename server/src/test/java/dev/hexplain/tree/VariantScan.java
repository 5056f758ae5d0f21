package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the variants of a {@link SyntheticTree}, and counts how many shapes it was asked for. */
final class VariantScan implements Tail.Scan {
    private static final int TEXT = 2;
    private static final int RUN = 4;

    private final List<Shape> variants;
    private final boolean measures;
    private int asked;

    /** @param measures whether it can also tell sizes without shapes */
    VariantScan(List<Shape> variants, boolean measures) {
        this.variants = variants;
        this.measures = measures;
    }

    int asked() {
        return asked;
    }

    @Override
    public Shape shape(MemorySegment bytes, long offset) {
        asked++;
        return variants.get(u1(bytes, offset) % variants.size());
    }

    @Override
    public Tail.@Nullable Measure measure(MemorySegment bytes, long offset, long end) {
        return measures ? (at, _) -> measured(bytes, at) : null;
    }

    private static int u1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }

    private long measured(MemorySegment bytes, long at) {
        int tag = u1(bytes, at) % variants.size();
        if (tag < TEXT) {
            return tag == 0 ? Tail.Measure.of(1, 1) : Tail.Measure.of(5, 3);
        }
        if (tag < RUN) {
            int count = u1(bytes, at + 1);
            return Tail.Measure.of(2 + 2L * count, tag == TEXT ? 4 : 3 + count);
        }
        long next = at + 1;
        int fields = 2;
        while (u1(bytes, next) <= RUN) {
            long inner = measured(bytes, next);
            next += Tail.Measure.length(inner);
            fields += Tail.Measure.fields(inner);
        }
        return Tail.Measure.of(next + 1 - at, fields + 1);
    }
}
