package dev.hexplain.decoders.smile;

/**
 * A frame's state word: the kind of the open container, and for an array that is taken for a typed value, its shape as
 * a list.
 */
final class SmileFrameState {
    static final long ROOT = 0;
    static final long OBJECT = 1;
    static final long ARRAY = 2;

    /** All items of the container have rows. */
    static final long ROWS = 1 << 3;

    private static final long CONTAINER = 3;
    private static final long TYPED = 1 << 2;

    private SmileFrameState() {}

    static boolean inObject(long word) {
        return (word & CONTAINER) == OBJECT;
    }

    static boolean inArray(long word) {
        return (word & CONTAINER) == ARRAY;
    }

    static long typed(int arrayShape) {
        return ARRAY | TYPED | (long) arrayShape << Integer.SIZE;
    }

    static boolean isTyped(long word) {
        return (word & TYPED) != 0;
    }

    static boolean hasRows(long word) {
        return (word & (TYPED | ROWS)) != 0;
    }

    static int arrayShape(long word) {
        return (int) (word >>> Integer.SIZE);
    }
}
