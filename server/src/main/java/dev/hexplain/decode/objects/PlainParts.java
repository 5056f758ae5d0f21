package dev.hexplain.decode.objects;

import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The shapes of fields without rows in one field, in the order of their bytes. */
public final class PlainParts {
    private final PlainShapes shapes;
    private final List<Shape> inOrder = new ArrayList<>();

    public PlainParts(PlainShapes shapes) {
        this.shapes = shapes;
    }

    /** For the fields in the next one. */
    public PlainParts inside() {
        return new PlainParts(shapes);
    }

    /** Adds a field that is a leaf of so many bytes, or consists of the parts of its layout. */
    public void add(ObjectLayout layout, int form, long size) {
        inOrder.add(shapes.shape(layout, form, size, List.of(), null));
    }

    /** Adds a field with fields that would be rows in it. */
    public void add(ObjectLayout layout, int form, @Nullable PlainParts inside) {
        inOrder.add(shapes.shape(layout, form, 0, inside == null ? List.of() : inside.inOrder, null));
    }

    /**
     * Adds a field in which others are found when it is looked into.
     *
     * @param slots the fields that would be rows in its slots
     * @param size of it in bytes
     * @param fields in it, itself included
     */
    public void add(ObjectLayout layout, int form, List<Shape> slots, Tail.Scan inside, long size, long fields) {
        inOrder.add(shapes.shape(layout, form, 0, slots, inside).measured(size, fields));
    }

    /** Adds the entry of a map, which is named by its key. */
    public void addEntry(ObjectLayout layout, int form, PlainParts inside) {
        inOrder.add(shapes.entry(layout, form, inside.inOrder));
    }

    public PlainShapes shapes() {
        return shapes;
    }

    public Shape first() {
        return inOrder.getFirst();
    }
}
