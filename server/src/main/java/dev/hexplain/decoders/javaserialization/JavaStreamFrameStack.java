package dev.hexplain.decoders.javaserialization;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * The decoder's stack: one frame for each open row. The upper part is an array; deeper frames are outside the heap, 16
 * bytes a frame, so that depth is bounded by the length of the stream alone.
 *
 * <p>A frame is a rule of the grammar, its progress ({@code step}), a class ({@code plan}, an index) and a count of
 * what remains.
 */
final class JavaStreamFrameStack implements AutoCloseable {
    static final int MAX_STEP = (1 << 24) - 1;

    private static final int CHUNK = 1 << 10;
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

    private final Arena arena = Arena.ofConfined();
    private final List<MemorySegment> spilled = new ArrayList<>();
    /** Two chunks of frames, so that a stack that grows and shrinks at a chunk's edge does not spill each time. */
    private final long[] words = new long[2 * CHUNK];

    private final long[] counts = new long[2 * CHUNK];
    /** Frames below the array. */
    private int below;
    /** The top frame in the array; -1 where there is none. */
    private int top = -1;

    int depth() {
        return below + top + 1;
    }

    void push(Rule rule, int step, int plan, long left) {
        if (++top == words.length) {
            spill();
        }
        words[top] = word(rule, step, plan);
        counts[top] = left;
    }

    void pop() {
        if (--top < 0 && below > 0) {
            unspill();
        }
    }

    /** Forgets all frames above a depth. */
    void truncate(int to) {
        while (to <= below && below > 0) {
            top = -1;
            unspill();
        }
        top = to - below - 1;
    }

    private void spill() {
        int chunk = below / CHUNK;
        if (chunk == spilled.size()) {
            spilled.add(arena.allocate(2L * CHUNK * Long.BYTES, Long.BYTES));
        }
        MemorySegment to = spilled.get(chunk);
        MemorySegment.copy(words, 0, to, ValueLayout.JAVA_LONG, 0, CHUNK);
        MemorySegment.copy(counts, 0, to, ValueLayout.JAVA_LONG, (long) CHUNK * Long.BYTES, CHUNK);
        System.arraycopy(words, CHUNK, words, 0, CHUNK);
        System.arraycopy(counts, CHUNK, counts, 0, CHUNK);
        below += CHUNK;
        top -= CHUNK;
    }

    private void unspill() {
        below -= CHUNK;
        MemorySegment from = spilled.get(below / CHUNK);
        MemorySegment.copy(from, ValueLayout.JAVA_LONG, 0, words, 0, CHUNK);
        MemorySegment.copy(from, ValueLayout.JAVA_LONG, (long) CHUNK * Long.BYTES, counts, 0, CHUNK);
        top += CHUNK;
    }

    /** Replaces the state of the top frame. */
    void replace(Rule rule, int step, int plan, long left) {
        words[top] = word(rule, step, plan);
        counts[top] = left;
    }

    void step(int step) {
        words[top] = (words[top] & ~((long) MAX_STEP << 8)) | (long) step << 8;
    }

    void left(long left) {
        counts[top] = left;
    }

    Rule rule() {
        return RULES[(int) words[top] & 0xFF];
    }

    int step() {
        return (int) (words[top] >>> 8) & MAX_STEP;
    }

    int plan() {
        return (int) (words[top] >>> 32);
    }

    long left() {
        return counts[top];
    }

    private static long word(Rule rule, int step, int plan) {
        return rule.ordinal() | (long) step << 8 | (long) plan << 32;
    }

    @Override
    public void close() {
        arena.close();
    }
}
