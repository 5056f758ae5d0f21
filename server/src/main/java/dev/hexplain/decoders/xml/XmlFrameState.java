package dev.hexplain.decoders.xml;

/**
 * The word of a frame: what was seen of an element's content so far, and the name of the last element in it, as the
 * number of a shape. What is left holds the row of the first of the last elements in it that have the same name, and how
 * many these are.
 */
final class XmlFrameState {
    /** The document itself. */
    static final long ROOT = 1;
    /** White space stands before its tag. */
    static final long SPACED = 1 << 1;
    /** There is an element in it. */
    static final long ONE = 1 << 2;

    static final long TWO = 1 << 3;
    static final long MANY = 1 << 4;
    /** There is text between elements, or something else that is no element. */
    static final long MIXED = 1 << 5;
    /** Elements in it have different names. */
    static final long DIFFERENT = 1 << 6;
    /** The name of an element in it names no type. */
    static final long NAMED = 1 << 7;

    private XmlFrameState() {}

    static long of(boolean spaced) {
        return spaced ? SPACED : 0;
    }

    static boolean is(long word, long flag) {
        return (word & flag) != 0;
    }

    /** The name of the last element in it. */
    static int child(long word) {
        return (int) (word >>> Integer.SIZE);
    }

    static long withChild(long word, int name) {
        return (word & 0xFFFF_FFFFL) | (long) name << Integer.SIZE;
    }

    static long counted(long word) {
        return word | (is(word, TWO) ? MANY : is(word, ONE) ? TWO : ONE);
    }

    static long run(int firstRow, int length) {
        return (long) firstRow << Integer.SIZE | length;
    }

    static int firstRow(long left) {
        return (int) (left >>> Integer.SIZE);
    }

    static int runLength(long left) {
        return (int) left;
    }
}
