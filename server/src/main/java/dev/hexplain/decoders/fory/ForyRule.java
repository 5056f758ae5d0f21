package dev.hexplain.decoders.fory;

/** The rule of an open production, in the lowest bits of a frame's state word; the rule's own state is above. */
final class ForyRule {
    static final int BITS = 4;

    static final int ROOT = 0;
    /** The row is complete when its value is. */
    static final int DONE = 1;
    /** The value is still to be read. */
    static final int PENDING = 2;

    static final int OBJECT = 3;
    static final int ELEMENTS = 4;
    static final int MAP = 5;
    static final int CHUNK = 6;
    static final int ENTRY = 7;
    /** The comparator was read; the elements that it sorts follow. */
    static final int SORTED = 8;

    private ForyRule() {}

    static int of(long word) {
        return (int) word & (1 << BITS) - 1;
    }
}
