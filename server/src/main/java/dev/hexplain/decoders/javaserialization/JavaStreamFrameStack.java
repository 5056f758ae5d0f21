package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.tree.Tail;

/**
 * The decoder's stack, one frame for each open row, as a view of {@link FrameStack}: a frame is a rule of the grammar,
 * its progress ({@code step}), a class ({@code plan}, an index; of an annotation, the form of its blocks) and a count of
 * what remains (of an annotation, the number of its class in the embedding context).
 */
final class JavaStreamFrameStack implements AutoCloseable {
    static final int MAX_STEP = (1 << 24) - 1;

    private static final Rule[] RULES = Rule.values();

    /** The rule of a frame. */
    enum Rule {
        CONTENTS,
        OBJECT_DESC,
        OBJECT,
        ARRAY_DESC,
        ARRAY,
        ENUM_DESC,
        ENUM_NAME,
        CLASS,
        CLASSDESC,
        PROXYCLASSDESC,
        CLASS_ANNOTATION,
        OBJECT_ANNOTATION,
        EXCEPTION
    }

    private final FrameStack frames = new FrameStack();

    int depth() {
        return frames.depth();
    }

    void push(Rule rule, int step, int plan, long left) {
        frames.push(word(rule, step, plan), left);
    }

    void pop() {
        frames.pop();
    }

    /** Forgets all frames above a depth. */
    void truncate(int depth) {
        frames.truncate(depth);
    }

    /** Replaces the state of the top frame. */
    void replace(Rule rule, int step, int plan, long left) {
        frames.word(word(rule, step, plan));
        frames.left(left);
    }

    void step(int step) {
        frames.word((frames.word() & ~((long) MAX_STEP << 8)) | (long) step << 8);
    }

    /**
     * Counts the next value in the frame on top, by its step; returns whether it is one of the first, which need no
     * rows ({@link Tail.Scanned}).
     */
    boolean nextNeedsNoRow() {
        int counted = step();
        if (counted >= Tail.Scanned.MOST) {
            return false;
        }
        step(counted + 1);
        return true;
    }

    void left(long left) {
        frames.left(left);
    }

    Rule rule() {
        return RULES[(int) frames.word() & 0xFF];
    }

    int step() {
        return (int) (frames.word() >>> 8) & MAX_STEP;
    }

    int plan() {
        return (int) (frames.word() >>> 32);
    }

    long left() {
        return frames.left();
    }

    private static long word(Rule rule, int step, int plan) {
        return rule.ordinal() | (long) step << 8 | (long) plan << 32;
    }

    @Override
    public void close() {
        frames.close();
    }
}
