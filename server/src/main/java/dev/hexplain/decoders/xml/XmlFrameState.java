package dev.hexplain.decoders.xml;

/**
 * A frame's state word: facts about an element's content so far, and the name of its last child element, as a shape
 * number. The frame's {@code left} holds the row of the first of the last consecutive children with the same name, and
 * their number.
 */
final class XmlFrameState {
    /** The document itself. */
    static final long ROOT = 1;
    /** White space precedes its tag. */
    static final long SPACED = 1 << 1;
    /** It has a child element. */
    static final long ONE = 1 << 2;

    static final long TWO = 1 << 3;
    static final long MANY = 1 << 4;
    /** It has text or other content between elements. */
    static final long MIXED = 1 << 5;
    /** Its child elements have different names. */
    static final long DIFFERENT = 1 << 6;
    /** The name of a child element is not a type name. */
    static final long NAMED = 1 << 7;

    private XmlFrameState() {}

    static long of(boolean spaced) {
        return spaced ? SPACED : 0;
    }

    static boolean is(long word, long flag) {
        return (word & flag) != 0;
    }

    /** The name of the last child element. */
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
