package dev.hexplain.decoders.smile;

/** The word of a frame: what is open, and for an array that was taken for a value with its type, the shape it had. */
final class SmileFrameState {
    static final long ROOT = 0;
    static final long OBJECT = 1;
    static final long ARRAY = 2;

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

    static int arrayShape(long word) {
        return (int) (word >>> Integer.SIZE);
    }
}
