package dev.hexplain.decode.objects;

import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeWriter;
import java.util.Arrays;

/**
 * The shape references of one tree's layouts: values of the same layout share one. Heap use is bounded; beyond that
 * bound, equal layouts may get several.
 */
public final class ObjectLayouts {
    private static final int CAPACITY = 1 << 15;

    private final TreeWriter out;
    /** A hash table; a place is free where the number is 0, as no shape reference has that one. */
    private final long[] offsets = new long[CAPACITY];

    private final long[] variants = new long[CAPACITY];
    private final int[] cuts = new int[CAPACITY];
    private final int[] numbers = new int[CAPACITY];
    private int used;

    public ObjectLayouts(TreeWriter out) {
        this.out = out;
    }

    /** The number of the shape of a layout, in a form by number. */
    public int shape(ObjectLayout layout, int form) {
        Shapes.ShapeRef shapeRef = layout.shapeRef(form);
        long mixed = (shapeRef.offset() * 31 + shapeRef.variant() * 17 + shapeRef.cut()) * 0x9E37_79B9_7F4A_7C15L;
        int place = (int) (mixed >>> Integer.SIZE) & (CAPACITY - 1);
        while (numbers[place] != 0) {
            if (isAt(place, shapeRef)) {
                return numbers[place];
            }
            place = (place + 1) & (CAPACITY - 1);
        }
        return add(place, shapeRef);
    }

    private boolean isAt(int place, Shapes.ShapeRef shapeRef) {
        return offsets[place] == shapeRef.offset()
                && variants[place] == shapeRef.variant()
                && cuts[place] == shapeRef.cut();
    }

    private int add(int place, Shapes.ShapeRef shapeRef) {
        int number = out.shapeRef(shapeRef);
        offsets[place] = shapeRef.offset();
        variants[place] = shapeRef.variant();
        cuts[place] = shapeRef.cut();
        numbers[place] = number;
        if (++used > CAPACITY / 2) {
            Arrays.fill(numbers, 0);
            used = 0;
        }
        return number;
    }
}
