package dev.hexplain.decoders.json;

/**
 * A frame's state word: the kind of the open container, what was read of it last, and for an array that is taken for a
 * typed value, its shape as a list.
 */
final class JsonFrameState {
    static final long ROOT = 0;
    static final long OBJECT = 1;
    static final long ARRAY = 2;

    private static final long CONTAINER = 3;
    private static final long VALUE_PASSED = 1 << 2;
    private static final long COMMA_PASSED = 1 << 3;
    private static final long TYPED = 1 << 4;

    private JsonFrameState() {}

    static boolean isOpen(long word) {
        return (word & CONTAINER) != ROOT;
    }

    static boolean inObject(long word) {
        return (word & CONTAINER) == OBJECT;
    }

    static boolean inArray(long word) {
        return (word & CONTAINER) == ARRAY;
    }

    static String what(long word) {
        return inObject(word) ? "an object" : "an array";
    }

    static boolean lacksComma(long word) {
        return isOpen(word) && (word & VALUE_PASSED) != 0;
    }

    static boolean lacksValue(long word) {
        return (word & COMMA_PASSED) != 0;
    }

    static long after(long word, boolean comma) {
        return (word & ~(VALUE_PASSED | COMMA_PASSED)) | (comma ? COMMA_PASSED : VALUE_PASSED);
    }

    /** Whether a container's first items may need no rows: {@link JsonVirtualItems}. */
    static boolean mayHaveVirtual(long word) {
        return isOpen(word) && !isTyped(word);
    }

    static long asTyped(long word, int arrayShape) {
        return word | TYPED | (long) arrayShape << Integer.SIZE;
    }

    static boolean isTyped(long word) {
        return (word & TYPED) != 0;
    }

    static int untyped(long word) {
        return (int) (word >>> Integer.SIZE);
    }

    static long asArray(long word) {
        return (int) word & ~TYPED;
    }
}
