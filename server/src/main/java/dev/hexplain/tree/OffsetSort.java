package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Heap sort of offsets where they stand, highest first: no memory is needed besides. */
final class OffsetSort {
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private final MemorySegment offsets;
    private final long from;

    private OffsetSort(MemorySegment offsets, long from) {
        this.offsets = offsets;
        this.from = from;
    }

    /** Puts those from a number to another into order, where they are not. */
    static void descending(MemorySegment offsets, long from, long end) {
        for (long at = from + 1; at < end; at++) {
            if (offsets.getAtIndex(LONG, at - 1) < offsets.getAtIndex(LONG, at)) {
                new OffsetSort(offsets, from).sort(end - from);
                return;
            }
        }
    }

    private void sort(long count) {
        for (long root = count / 2 - 1; root >= 0; root--) {
            sink(root, count);
        }
        for (long last = count - 1; last > 0; last--) {
            swap(0, last);
            sink(0, last);
        }
    }

    /** Moves a number below those that are lower, of the first {@code count}, which are a heap otherwise. */
    private void sink(long root, long count) {
        long at = root;
        for (long child = 2 * at + 1; child < count; child = 2 * at + 1) {
            long lower = child + 1 < count && get(child + 1) < get(child) ? child + 1 : child;
            if (get(at) <= get(lower)) {
                return;
            }
            swap(at, lower);
            at = lower;
        }
    }

    private long get(long at) {
        return offsets.getAtIndex(LONG, from + at);
    }

    private void swap(long one, long other) {
        long kept = get(one);
        offsets.setAtIndex(LONG, from + one, get(other));
        offsets.setAtIndex(LONG, from + other, kept);
    }
}
