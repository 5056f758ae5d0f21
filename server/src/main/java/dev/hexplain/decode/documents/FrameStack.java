package dev.hexplain.decode.documents;

import dev.hexplain.tree.Tail;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * A decoder's stack: one frame for each container that is open. The upper part is an array; what lies deeper is outside
 * the heap, 16 bytes a frame, so that depth is bounded by the length of the source alone.
 *
 * <p>A frame is two numbers that the grammar defines: a state {@code word}, such as the current production, and what is
 * {@code left}, such as the number of members or the offset where it ends.
 */
public final class FrameStack implements AutoCloseable {
    /** Bits of a word that {@link #nextNeedsNoRow} leaves alone: the lowest. */
    public static final int RULE_BITS = 8;

    private static final int CHUNK = 1 << 10;

    private final Arena arena = Arena.ofConfined();
    private final List<MemorySegment> spilled = new ArrayList<>();
    /** Two chunks of frames, so that a stack that moves around the boundary of one does not spill each time. */
    private final long[] words = new long[2 * CHUNK];

    private final long[] lefts = new long[2 * CHUNK];
    /** Frames below the array. */
    private int below;
    /** The top frame in the array; -1 where there is none. */
    private int top = -1;

    public int depth() {
        return below + top + 1;
    }

    public void push(long word, long left) {
        if (++top == words.length) {
            spill();
        }
        words[top] = word;
        lefts[top] = left;
    }

    public void pop() {
        if (--top < 0 && below > 0) {
            unspill();
        }
    }

    /** Removes all frames above a depth. */
    public void truncate(int depth) {
        while (depth <= below && below > 0) {
            top = -1;
            unspill();
        }
        top = depth - below - 1;
    }

    public long word() {
        return words[top];
    }

    public void word(long word) {
        words[top] = word;
    }

    public long left() {
        return lefts[top];
    }

    public void left(long left) {
        lefts[top] = left;
    }

    /** The lowest bits of the word on top. */
    public int rule() {
        return (int) words[top] & (1 << RULE_BITS) - 1;
    }

    /** How many fields of the container on top were counted by {@link #nextNeedsNoRow}. */
    public long counted() {
        return words[top] >>> RULE_BITS;
    }

    /**
     * Counts the next field of the container on top, in the upper bits of its word; returns whether it is one of the
     * first, which are rows only where their bytes do not say what they are ({@link Tail.Scanned}).
     */
    public boolean nextNeedsNoRow() {
        long word = words[top];
        words[top] = word + (1 << RULE_BITS);
        return word >>> RULE_BITS < Tail.Scanned.MOST;
    }

    private void spill() {
        int chunk = below / CHUNK;
        if (chunk == spilled.size()) {
            spilled.add(arena.allocate(2L * CHUNK * Long.BYTES, Long.BYTES));
        }
        MemorySegment to = spilled.get(chunk);
        MemorySegment.copy(words, 0, to, ValueLayout.JAVA_LONG, 0, CHUNK);
        MemorySegment.copy(lefts, 0, to, ValueLayout.JAVA_LONG, (long) CHUNK * Long.BYTES, CHUNK);
        System.arraycopy(words, CHUNK, words, 0, CHUNK);
        System.arraycopy(lefts, CHUNK, lefts, 0, CHUNK);
        below += CHUNK;
        top -= CHUNK;
    }

    private void unspill() {
        below -= CHUNK;
        MemorySegment from = spilled.get(below / CHUNK);
        MemorySegment.copy(from, ValueLayout.JAVA_LONG, 0, words, 0, CHUNK);
        MemorySegment.copy(from, ValueLayout.JAVA_LONG, (long) CHUNK * Long.BYTES, lefts, 0, CHUNK);
        top += CHUNK;
    }

    @Override
    public void close() {
        arena.close();
    }
}
