package dev.hexplain.tree;

/**
 * The numbers that rows have for shapes, where a format may stand inside another: those of the guest begin behind the
 * host's, fixed ones and recipes alike. Those that all trees have are the same for both.
 */
final class ShapeNumbers {
    /** The first fixed number behind those of a host. */
    private static final int FIXED = 1 << 24;
    /** Recipes that a host may have; a tree with more than these has at least as many rows, and takes over 40 GB. */
    private static final int RECIPES = 1 << 30;

    private ShapeNumbers() {}

    static int ofGuest(int own) {
        if (own < 0) {
            return own - RECIPES;
        }
        return own > Shapes.UNPARSED ? own + FIXED : own;
    }

    static boolean isOfGuest(int number) {
        return number >= FIXED || number < -RECIPES;
    }

    /** The number as the guest gave it. */
    static int own(int number) {
        return number < 0 ? number + RECIPES : number - FIXED;
    }
}
