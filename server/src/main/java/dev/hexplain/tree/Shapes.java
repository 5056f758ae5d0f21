package dev.hexplain.tree;

import java.util.Optional;

/**
 * The shape table of a tree: rows name shapes by number. Numbers from 0 up are fixed for a format; negative ones name a
 * {@link ShapeRef} of this very tree, resolved from the bytes when a reader asks (the layout of an object from its
 * class descriptor, say), so that decoding costs no heap for shapes.
 */
public interface Shapes {
    /** The number of the shape every tree has for bytes that belong to no format. */
    int GAP = 0;

    /** The number of the shape every tree has for bytes that were not understood. */
    int UNPARSED = 1;

    /** The shape with that number, 0 or more. */
    Shape fixed(int number);

    /** Makes the shape that a shape reference describes, in formats whose shapes are not all fixed. */
    default Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        throw new IllegalStateException("All shapes of the format are fixed, but its index has " + shapeRef);
    }

    /**
     * The shape table of the format embedded in this one, whose rows {@link TreeWriter#writingEmbedded} marks: it gives
     * their shapes, values, logical paths and handles. Empty where no format is embedded.
     */
    default Optional<Shapes> embeddedShapes() {
        return Optional.empty();
    }

    /** Adds the format's symbol or description to the value that the bytes alone, or an embedded decoder, give. */
    default Value describe(FieldTree tree, Field field, Value read) {
        return field.shape().describe(tree, field, read);
    }

    /**
     * The step that a field adds to its parent's logical path; empty for none. Elements of the object's own lists are
     * called {@code [3]}, and nothing else is.
     */
    default String logicalStep(FieldTree tree, Field parent, Field field) {
        return field.name().startsWith("[") ? field.name() : field.shape().logical();
    }

    /**
     * The same for a field of the embedded decoder, which the format around may change; {@code step} is the embedded
     * decoder's step.
     */
    default String embeddedLogicalStep(FieldTree tree, Field parent, Field field, String step) {
        return step;
    }

    /**
     * The number of the handle that a field refers to, as its bytes store it: its last four, big-endian, unless the
     * format writes it otherwise. The field has the mark {@link ShapeMark#REFERS_TO_HANDLE}; its length may be unknown
     * (-1) where the shape's size is not fixed.
     */
    default int handleNumber(FieldTree tree, Field field) {
        long at = field.end() - ValueType.S4_BE.fixedSize();
        return (int) Integers.read(tree.source().segment(), at, (ValueType.Int) ValueType.S4_BE);
    }

    /**
     * A shape that depends on the data: where its description is in the source.
     *
     * @param offset where in the source its description starts
     * @param variant a value of the decoder's own about how it was read
     * @param cut slots to keep where reading broke off, or -1 for all
     */
    record ShapeRef(long offset, long variant, int cut) {}

    /** The shape of a gap. */
    static Shape gap() {
        return CommonShapes.GAP;
    }

    /** The shape of unparsed bytes. */
    static Shape unparsed() {
        return CommonShapes.UNPARSED;
    }
}
