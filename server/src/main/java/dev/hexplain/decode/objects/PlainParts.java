package dev.hexplain.decode.objects;

import dev.hexplain.tree.Shape;
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
        inOrder.add(shapes.shape(layout, form, size, List.of()));
    }

    /** Adds a field with fields that would be rows in it. */
    public void add(ObjectLayout layout, int form, @Nullable PlainParts inside) {
        inOrder.add(shapes.shape(layout, form, 0, inside == null ? List.of() : inside.inOrder));
    }

    public Shape first() {
        return inOrder.getFirst();
    }
}
