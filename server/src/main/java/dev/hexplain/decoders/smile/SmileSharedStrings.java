package dev.hexplain.decoders.smile;

import dev.hexplain.tree.TreeWriter;

/**
 * Shared names or string values, which back references refer to: the offsets of their tokens. At most 1024; the next
 * one clears the table (specification, "Resolved Shared String references"), which begins an epoch of handles: readers of
 * a tree find a name by its number in it.
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

    /** Adds a string at an offset. Whether the table was cleared. */
    boolean add(long offset) {
        boolean full = count == MOST;
        if (full) {
            count = 0;
            out.resetHandles(offset);
        }
        offsets[count++] = offset;
        out.define(offset);
        return full;
    }

    /** The offset of the string with an index; -1 for none. */
    long offset(int number) {
        return number >= 0 && number < count ? offsets[number] : -1;
    }
}
