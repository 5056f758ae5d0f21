package dev.hexplain.decoders.river;

import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeWriter;
import java.util.HashMap;
import java.util.Map;

/** The shape references of one tree: rows of the same layout share one. Heap use is bounded. */
final class RiverRows {
    private static final int MOST = 1 << 14;

    private final TreeWriter out;
    private final Map<Shapes.ShapeRef, Integer> numbers = new HashMap<>();

    RiverRows(TreeWriter out) {
        this.out = out;
    }

    int shape(RiverKind kind, int token, long about, int size) {
        Shapes.ShapeRef shapeRef = new RiverLayout(kind, token, about, size).shapeRef();
        Integer known = numbers.get(shapeRef);
        if (known != null) {
            return known;
        }
        if (numbers.size() >= MOST) {
            numbers.clear();
        }
        int number = out.shapeRef(shapeRef);
        numbers.put(shapeRef, number);
        return number;
    }
}
