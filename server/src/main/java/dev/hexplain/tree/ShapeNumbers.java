package dev.hexplain.tree;

/**
 * Maps shape numbers where a format is embedded in another: the embedded decoder's fixed shapes and shape references
 * are numbered behind those of the format around it. Shapes that all trees have keep their numbers.
 */
final class ShapeNumbers {
    /** The first fixed number of an embedded decoder. */
    private static final int FIXED = 1 << 24;
    /**
     * Shape references that the format around may have; a tree with more has at least as many rows, and takes over 40
     * GB.
     */
    private static final int SHAPE_REFS = 1 << 30;

    private ShapeNumbers() {}

    static int ofEmbedded(int own) {
        if (own < 0) {
            return own - SHAPE_REFS;
        }
        return own > Shapes.UNPARSED ? own + FIXED : own;
    }

    static boolean isEmbedded(int number) {
        return number >= FIXED || number < -SHAPE_REFS;
    }

    /** The number in the embedded decoder's own table. */
    static int own(int number) {
        return number < 0 ? number + SHAPE_REFS : number - FIXED;
    }
}
