package dev.hexplain.tree;

/**
 * The numbers that rows have for shapes, where a format may stand inside another: those of the embedded decoder begin behind the
 * host's, fixed ones and shape references alike. Those that all trees have are the same for both.
 */
final class ShapeNumbers {
    /** The first fixed number behind those of a host. */
    private static final int FIXED = 1 << 24;
    /** Shape references that a host may have; a tree with more than these has at least as many rows, and takes over 40 GB. */
    private static final int SHAPE_REFS = 1 << 30;

    private ShapeNumbers() {}

    static int ofEmbeddedDecoder(int own) {
        if (own < 0) {
            return own - SHAPE_REFS;
        }
        return own > Shapes.UNPARSED ? own + FIXED : own;
    }

    static boolean isOfEmbeddedDecoder(int number) {
        return number >= FIXED || number < -SHAPE_REFS;
    }

    /** The number as the embedded decoder gave it. */
    static int own(int number) {
        return number < 0 ? number + SHAPE_REFS : number - FIXED;
    }
}
