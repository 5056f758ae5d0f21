package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The shapes of a tree by number, and the values and logical steps that their formats add. Shapes of shape references
 * are resolved on demand and cached.
 */
final class TreeShapes {
    private static final int KEPT = 1024;

    private final FieldTree tree;
    private final RowTable rows;
    private final ShapeRefTable shapeRefs;
    private final Shapes shapes;
    private final @Nullable Shapes embeddedShapes;
    private final Faults faults;
    /** By the lowest bits of their numbers, so that walks over many of them take no lock. */
    private final AtomicReferenceArray<Resolved> resolved = new AtomicReferenceArray<>(KEPT);
    /** By the lowest bits of their keys. */
    private final AtomicReferenceArray<Made> made = new AtomicReferenceArray<>(KEPT);

    private record Resolved(int number, Shape shape) {}

    private record Made(long key, FieldTree.ShapeMaker maker, Shape shape) {}

    TreeShapes(FieldTree tree, RowTable rows, ShapeRefTable shapeRefs, Shapes shapes, Faults faults) {
        this.tree = tree;
        this.rows = rows;
        this.shapeRefs = shapeRefs;
        this.shapes = shapes;
        this.embeddedShapes = shapes.embeddedShapes().orElse(null);
        this.faults = faults;
    }

    /** The shape with a number, of a row at an offset. */
    Shape shape(int number, long offset) {
        try {
            return shape(number);
        } catch (RuntimeException | StackOverflowError bug) {
            return faults.instead(offset, Faults.UNKNOWN, bug);
        }
    }

    /**
     * The shape of the computed field at an offset, in one that ends at another, with an index in its tail, and behind
     * a field of the shape {@code before}.
     */
    Shape scanned(Tail.Scan scan, MemorySegment bytes, long offset, long end, int index, @Nullable Shape before) {
        try {
            return scan.shape(bytes, offset, end, index, before);
        } catch (RuntimeException | StackOverflowError bug) {
            return faults.instead(offset, Faults.UNKNOWN, bug);
        }
    }

    /** The size of the computed field at an offset; unknown where finding it fails, as finding its shape will. */
    static long measured(Tail.Measure measure, long offset, int index) {
        try {
            return measure.at(offset, index);
        } catch (RuntimeException | StackOverflowError bug) {
            return Tail.Measure.UNKNOWN;
        }
    }

    private Shape shape(int number) {
        return switch (number) {
            case Shapes.GAP -> Shapes.gap();
            case Shapes.UNPARSED -> Shapes.unparsed();
            default -> number > 0 ? fixed(number) : resolved(number);
        };
    }

    private Shape fixed(int number) {
        return embeddedShapes == null || !ShapeNumbers.isEmbedded(number)
                ? shapes.fixed(number)
                : embeddedShapes.fixed(ShapeNumbers.own(number));
    }

    /** Racing threads resolve equal ones. */
    private Shape resolved(int number) {
        int place = number & KEPT - 1;
        Resolved known = resolved.get(place);
        if (known == null || known.number != number) {
            known = new Resolved(number, resolve(number));
            resolved.set(place, known);
        }
        return known.shape;
    }

    private Shape resolve(int number) {
        return embeddedShapes == null || !ShapeNumbers.isEmbedded(number)
                ? shapes.resolve(shapeRefs.get(number), tree)
                : embeddedShapes.resolve(shapeRefs.get(ShapeNumbers.own(number)), tree);
    }

    /** A shape that has no number: racing threads make equal ones. */
    Shape shape(long key, FieldTree.ShapeMaker maker) {
        int place = Long.hashCode(key) & KEPT - 1;
        Made known = made.get(place);
        if (known == null || known.key != key || !known.maker.equals(maker)) {
            known = new Made(key, maker, maker.make(tree, key));
            made.set(place, known);
        }
        return known.shape;
    }

    /** The value of a field with its format's description, to which the format around an embedded one may add. */
    Value describe(Field field, Value read) {
        Shapes inner = embeddedShapesOf(field);
        return shapes.describe(tree, field, inner == null ? read : inner.describe(tree, field, read));
    }

    /** The same for the step of a logical path. */
    String logicalStep(Field parent, Field field) {
        return faults.answered(field.offset(), "", () -> step(parent, field));
    }

    private String step(Field parent, Field field) {
        Shapes inner = embeddedShapesOf(field);
        return inner == null
                ? shapes.logicalStep(tree, parent, field)
                : shapes.embeddedLogicalStep(tree, parent, field, inner.logicalStep(tree, parent, field));
    }

    int handleNumber(Field field) {
        Shapes inner = embeddedShapesOf(field);
        return faults.answered(field.offset(), -1, () -> (inner == null ? shapes : inner).handleNumber(tree, field));
    }

    /** The shape table of the format that a field belongs to: the embedded one's, if that wrote it. */
    Shapes shapesOf(Field field) {
        Shapes inner = embeddedShapesOf(field);
        return inner == null ? shapes : inner;
    }

    /** The embedded decoder's shapes, if it wrote the row that a field is stored in or computed from. */
    private @Nullable Shapes embeddedShapesOf(Field field) {
        return embeddedShapes != null
                        && ShapeNumbers.isEmbedded(rows.shape(field.id().row()))
                ? embeddedShapes
                : null;
    }
}
