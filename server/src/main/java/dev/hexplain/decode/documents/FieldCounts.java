package dev.hexplain.decode.documents;

import dev.hexplain.tree.Shape;
import java.util.function.IntFunction;

/**
 * How many fields each shape of a format computes ({@link Shape#fieldCount}), by the kind that a decoder knows when it
 * reads: layouts say it, so that no decoder does. Safe for many threads.
 */
public final class FieldCounts {
    private final int[] counts;
    private final IntFunction<Shape> shapes;

    /**
     * @param kinds one more than the largest kind
     * @param shapes makes the shape of a kind, which is asked for when it is first counted
     */
    public FieldCounts(int kinds, IntFunction<Shape> shapes) {
        this.counts = new int[kinds];
        this.shapes = shapes;
    }

    /** The number of fields that a field of a kind consists of, itself included. */
    public int of(int kind) {
        int known = counts[kind];
        return known > 0 ? known : count(kind);
    }

    private int count(int kind) {
        int count = (int) shapes.apply(kind).fieldCount();
        counts[kind] = count;
        return count;
    }
}
