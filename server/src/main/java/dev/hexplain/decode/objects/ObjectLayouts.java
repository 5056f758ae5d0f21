package dev.hexplain.decode.objects;

import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeWriter;
import java.util.HashMap;
import java.util.Map;

/**
 * The shape references of one tree's layouts: values of the same layout share one. Heap use is bounded; beyond that
 * bound, equal layouts may get several.
 */
public final class ObjectLayouts {
    private static final int MAX_KNOWN = 1 << 16;

    private final TreeWriter out;
    private final Map<Shapes.ShapeRef, Integer> known = new HashMap<>();

    public ObjectLayouts(TreeWriter out) {
        this.out = out;
    }

    /** The number of the shape of a layout, in a form by number. */
    public int shape(ObjectLayout layout, int form) {
        Shapes.ShapeRef shapeRef = layout.shapeRef(form);
        Integer number = known.get(shapeRef);
        if (number == null) {
            if (known.size() == MAX_KNOWN) {
                known.clear();
            }
            number = out.shapeRef(shapeRef);
            known.put(shapeRef, number);
        }
        return number;
    }
}
