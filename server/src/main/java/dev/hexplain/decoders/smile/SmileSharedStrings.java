package dev.hexplain.decoders.smile;

import dev.hexplain.tree.TreeWriter;

/**
 * Names or texts that may be referred to: the offsets of the tokens that begin them. At most 1024; the next one is the
 * first again (specification, "Resolved Shared String references").
 */
final class SmileSharedStrings {
    private static final int MOST = 1024;

    private final TreeWriter out;
    private final long[] offsets = new long[MOST];
    private int count;
    private boolean active;

    SmileSharedStrings(TreeWriter out) {
        this.out = out;
    }

    void begin(boolean shared) {
        active = shared;
        count = 0;
    }

    boolean isActive() {
        return active;
    }

    int count() {
        return count;
    }

    /** Adds what begins at an offset. Says whether all those before are forgotten. */
    boolean add(long offset) {
        boolean full = count == MOST;
        count = full ? 0 : count;
        offsets[count++] = offset;
        out.define(offset);
        return full;
    }

    /** The offset of what has a number; -1 for nothing. */
    long offset(int number) {
        return number >= 0 && number < count ? offsets[number] : -1;
    }
}
