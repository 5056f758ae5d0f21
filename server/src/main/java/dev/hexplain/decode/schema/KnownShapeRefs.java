package dev.hexplain.decode.schema;

import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeWriter;

/**
 * Shares one shape reference among all fields that are resolved from the same number: the field of a schema, and the
 * lengths of its parts. Heap use is bounded: with very many numbers, some get several shape references, which resolve
 * to the same shape.
 */
public final class KnownShapeRefs {
    private static final int CAPACITY = 1 << 14;
    private static final int MAX_PROBES = 16;

    private final TreeWriter out;
    private final long[] variants = new long[CAPACITY];
    /** By place; 0 is free, as no shape reference has that number. */
    private final int[] shapes = new int[CAPACITY];

    public KnownShapeRefs(TreeWriter out) {
        this.out = out;
    }

    /** The shape resolved from a shape reference with this variant, and offset 0. */
    public int shape(long variant) {
        int place = (int) ((variant * 0x9E37_79B9_7F4A_7C15L) >>> 32) & CAPACITY - 1;
        for (int probe = 0; probe < MAX_PROBES; probe++) {
            if (shapes[place] == 0) {
                variants[place] = variant;
                shapes[place] = shape(0, variant);
                return shapes[place];
            }
            if (variants[place] == variant) {
                return shapes[place];
            }
            place = place + 1 & CAPACITY - 1;
        }
        return shape(0, variant);
    }

    /** The shape reference with a variant and an offset that differs from field to field. */
    public int shape(long offset, long variant) {
        return out.shapeRef(new Shapes.ShapeRef(offset, variant, -1));
    }
}
