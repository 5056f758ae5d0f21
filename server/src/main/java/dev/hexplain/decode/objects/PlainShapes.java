package dev.hexplain.decode.objects;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The shapes of values without rows in one tree, from the layouts that their rows would have; those made last are kept.
 * Safe for many threads.
 */
public final class PlainShapes {
    /** The first classes named in a source, whose names values without rows may refer to. */
    public static final int MOST_NAMES = 1 << 14;

    private static final int KEPT = 1 << 12;

    private final FieldTree tree;
    private final LayoutShapes shapes;
    private final Map<Shapes.ShapeRef, LayoutShapes.Head> heads = new ConcurrentHashMap<>();
    private final Map<Known, Shape> simple = new ConcurrentHashMap<>();
    private final Map<Known, Shape> composite = new ConcurrentHashMap<>();
    private volatile @Nullable Names names;

    /** What a shape depends on. */
    private record Known(Shapes.ShapeRef layout, long size, List<Shape> inside) {}

    /** @param heads bytes of the first parts before them */
    @SuppressWarnings("ArrayRecordComponent") // read by index, never compared
    private record Names(long[] types, int[] heads) {}

    PlainShapes(FieldTree tree, LayoutShapes shapes) {
        this.tree = tree;
        this.shapes = shapes;
    }

    Shape shape(ObjectLayout layout, int form, long size, List<Shape> inside) {
        Known of = new Known(layout.shapeRef(form), size, inside);
        // Those of several fields are many, and must not displace the others.
        Map<Known, Shape> among = inside.size() > 1 ? composite : simple;
        Shape shape = among.get(of);
        return shape == null ? keep(among, of, make(of)) : shape;
    }

    private Shape make(Known of) {
        LayoutShapes.Head head = heads.get(of.layout());
        if (head == null) {
            head = keep(heads, of.layout(), shapes.head(of.layout(), tree));
        }
        return LayoutShapes.isLeaf(of.layout())
                ? shapes.plainLeaf(of.layout(), tree, head, of.size())
                : shapes.plainGroup(of.layout(), head, of.inside());
    }

    private static <K, V> V keep(Map<K, V> among, K of, V made) {
        if (among.size() >= KEPT) {
            among.clear();
        }
        among.put(of, made);
        return made;
    }

    /** The types named in the source, in their order: the first {@value #MOST_NAMES}. */
    public long[] names() {
        return found().types();
    }

    /** Bytes of the first part of the class whose name has an index among {@link #names}. */
    public int nameHead(int index) {
        return found().heads()[index];
    }

    private Names found() {
        Names found = names;
        if (found == null) {
            found = find();
            names = found;
        }
        return found;
    }

    private Names find() {
        long[] found = new long[16];
        int[] before = new int[16];
        int count = 0;
        int all = tree.shapeRefCount();
        for (int i = 1; i <= all && count < MOST_NAMES; i++) {
            Shapes.ShapeRef shapeRef = tree.shapeRef(-i);
            if (shapes.namesClass(shapeRef)) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count);
                    before = Arrays.copyOf(before, 2 * count);
                }
                found[count] = shapeRef.offset();
                before[count++] = ObjectLayout.width(shapeRef, 0);
            }
        }
        return new Names(Arrays.copyOf(found, count), before);
    }
}
