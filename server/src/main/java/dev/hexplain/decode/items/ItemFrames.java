package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.tree.Tail;

/**
 * The frames of open containers by name. A state word holds the rule of the container in its lowest bits; above it, of a
 * map or an array, how many fields were read; and in its upper half, the shape of a typed value if it is a list after
 * all.
 */
public final class ItemFrames {
    private static final int RULES = (1 << FrameStack.RULE_BITS) - 1;

    private final FrameStack stack;

    ItemFrames(FrameStack stack) {
        this.stack = stack;
    }

    /** The state word of a container whose fields have not begun. */
    static long word(int rule, int listShape) {
        return (long) listShape << Integer.SIZE | rule;
    }

    public int rule() {
        return (int) stack.word() & RULES;
    }

    /** Goes on with a container by another rule, after some of its fields. */
    public void rule(int rule, int fields) {
        stack.word(rule | (long) fields << FrameStack.RULE_BITS);
    }

    /** What the container on top is if it is a list after all. */
    int listShape() {
        return (int) (stack.word() >>> Integer.SIZE);
    }

    /** The items that are still to come in the container on top, or a number that its rule defines. */
    public long left() {
        return stack.left();
    }

    public void left(long items) {
        stack.left(items);
    }

    /** Counts the next field of the container on top; returns whether it may be virtual: have no row. */
    boolean nextMayBeVirtual() {
        return stack.nextNeedsNoRow();
    }

    /** How many of the next fields of the container on top may be virtual. */
    int mayBeVirtual() {
        return (int) Math.max(0, Tail.Scanned.MOST - stack.counted());
    }

    /** Counts fields of the container on top that are virtual. */
    void passed(int fields) {
        stack.word(stack.word() + ((long) fields << FrameStack.RULE_BITS));
    }

    /** Whether what is read is an element of the root. */
    boolean areOutermost() {
        return stack.depth() == 1;
    }
}
