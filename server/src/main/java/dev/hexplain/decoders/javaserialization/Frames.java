package dev.hexplain.decoders.javaserialization;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * The decoder's stack: one frame for each row that is open. It lies outside the heap, 16 bytes a frame, so that depth
 * is bounded by the length of the stream alone.
 *
 * <p>A frame is a rule of the grammar, how far it is ({@code step}), a class ({@code plan}, an index) and a count of
 * what is left.
 */
final class Frames implements AutoCloseable {
    private static final int FRAME_BYTES = 16;
    private static final int CHUNK_SHIFT = 12;
    private static final int CHUNK_MASK = (1 << CHUNK_SHIFT) - 1;
    static final int MAX_STEP = (1 << 24) - 1;

    private static final Rule[] RULES = Rule.values();

    /** What a frame is in the middle of. */
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
    private final List<MemorySegment> chunks = new ArrayList<>();
    private MemorySegment chunk = addChunk();
    private int depth;

    private MemorySegment addChunk() {
        MemorySegment added = arena.allocate((long) FRAME_BYTES << CHUNK_SHIFT, Long.BYTES);
        chunks.add(added);
        return added;
    }

    int depth() {
        return depth;
    }

    void push(Rule rule, int step, int plan, long left) {
        int index = depth++;
        if ((index & CHUNK_MASK) == 0) {
            chunk = index >>> CHUNK_SHIFT < chunks.size() ? chunks.get(index >>> CHUNK_SHIFT) : addChunk();
        }
        set(index, word(rule, step, plan), left);
    }

    void pop() {
        truncate(depth - 1);
    }

    /** Forgets all frames above a depth. */
    void truncate(int to) {
        depth = to;
        if (to > 0) {
            chunk = chunks.get(to - 1 >>> CHUNK_SHIFT);
        }
    }

    /** Gives the top frame another state. */
    void replace(Rule rule, int step, int plan, long left) {
        set(depth - 1, word(rule, step, plan), left);
    }

    void step(int step) {
        long word = word();
        setWord(depth - 1, word & ~((long) MAX_STEP << 8) | (long) step << 8);
    }

    void left(long left) {
        chunk.set(ValueLayout.JAVA_LONG, (long) (depth - 1 & CHUNK_MASK) * FRAME_BYTES + 8, left);
    }

    Rule rule() {
        return RULES[(int) word() & 0xFF];
    }

    int step() {
        return (int) (word() >>> 8) & MAX_STEP;
    }

    int plan() {
        return (int) (word() >>> 32);
    }

    long left() {
        return chunk.get(ValueLayout.JAVA_LONG, (long) (depth - 1 & CHUNK_MASK) * FRAME_BYTES + 8);
    }

    private static long word(Rule rule, int step, int plan) {
        return rule.ordinal() | (long) step << 8 | (long) plan << 32;
    }

    private long word() {
        return chunk.get(ValueLayout.JAVA_LONG, (long) (depth - 1 & CHUNK_MASK) * FRAME_BYTES);
    }

    private void setWord(int index, long word) {
        chunk.set(ValueLayout.JAVA_LONG, (long) (index & CHUNK_MASK) * FRAME_BYTES, word);
    }

    private void set(int index, long word, long left) {
        setWord(index, word);
        chunk.set(ValueLayout.JAVA_LONG, (long) (index & CHUNK_MASK) * FRAME_BYTES + 8, left);
    }

    @Override
    public void close() {
        arena.close();
    }
}
