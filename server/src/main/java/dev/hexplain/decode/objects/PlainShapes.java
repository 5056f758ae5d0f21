package dev.hexplain.decode.objects;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Tail;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
    private record Known(Shapes.ShapeRef layout, long size, List<Shape> inside, Tail.@Nullable Scan scan) {
        /** Written out: it is asked for each value that is shown. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Known known
                    && layout.variant() == known.layout.variant()
                    && layout.offset() == known.layout.offset()
                    && layout.cut() == known.layout.cut()
                    && size == known.size
                    && inside.equals(known.inside)
                    && Objects.equals(scan, known.scan);
        }

        @Override
        public int hashCode() {
            long mixed = (layout.variant() * 31 + layout.offset()) * 31 + layout.cut();
            return Long.hashCode((mixed * 31 + size) * 31 + inside.hashCode()) * 31 + Objects.hashCode(scan);
        }
    }

    /** @param heads bytes of the first parts before them */
    @SuppressWarnings("ArrayRecordComponent") // read by index, never compared
    private record Names(long[] types, int[] heads) {}

    PlainShapes(FieldTree tree, LayoutShapes shapes) {
        this.tree = tree;
        this.shapes = shapes;
    }

    /** @param scan finds the fields in it that are not {@code inside}; null where there are none */
    Shape shape(ObjectLayout layout, int form, long size, List<Shape> inside, Tail.@Nullable Scan scan) {
        Known of = new Known(layout.shapeRef(form), size, inside, scan);
        // Those of several fields are many, and must not displace the others.
        Map<Known, Shape> among = inside.size() > 1 ? composite : simple;
        Shape shape = among.get(of);
        return shape == null ? keep(among, of, make(of)) : shape;
    }

    /** An entry of a map. Another is hardly the same, since its key stands elsewhere: none is kept. */
    Shape entry(ObjectLayout layout, int form, List<Shape> inside) {
        Shapes.ShapeRef shapeRef = layout.shapeRef(form);
        return shapes.plainGroup(shapeRef, shapes.head(shapeRef, tree), inside, null);
    }

    private Shape make(Known of) {
        LayoutShapes.Head head = heads.get(of.layout());
        if (head == null) {
            head = keep(heads, of.layout(), shapes.head(of.layout(), tree));
        }
        return LayoutShapes.isLeaf(of.layout())
                ? shapes.plainLeaf(of.layout(), tree, head, of.size())
                : shapes.plainGroup(of.layout(), head, of.inside(), of.scan());
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
