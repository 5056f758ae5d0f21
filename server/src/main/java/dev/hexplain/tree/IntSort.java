package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.IntPredicate;

/** Merge sort of the integers from 0 up by a given order; large arrays are outside the heap. */
public final class IntSort {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;

    private final Order order;
    private MemorySegment from;
    private MemorySegment to;

    private IntSort(Order order, MemorySegment from, MemorySegment to) {
        this.order = order;
        this.from = from;
        this.to = to;
    }

    /** Whether one number is before another; equal ones keep their order. */
    @FunctionalInterface
    public interface Order {
        boolean isAfter(int one, int other);
    }

    /**
     * The numbers below {@code count} in order.
     *
     * @param name of the scratch file, unique in the storage
     */
    public static Sorted sort(TreeStorage storage, String name, int count, Order order) {
        long bytes = (long) count * Integer.BYTES;
        IntSort sort = new IntSort(order, storage.room(name + "-a", bytes), storage.room(name + "-b", bytes));
        for (int i = 0; i < count; i++) {
            sort.from.setAtIndex(INT, i, i);
        }
        for (long width = 1; width < count; width *= 2) {
            sort.pass(width, count);
        }
        return new Sorted(sort.from);
    }

    /** Numbers in order. */
    public record Sorted(MemorySegment numbers) {
        public int get(int at) {
            return numbers.getAtIndex(INT, at);
        }

        /** Filters the first {@code count} numbers; returns how many are left. */
        int keep(int count, IntPredicate wanted) {
            int kept = 0;
            for (int at = 0; at < count; at++) {
                int number = get(at);
                if (wanted.test(number)) {
                    numbers.setAtIndex(INT, kept++, number);
                }
            }
            return kept;
        }
    }

    /** Merges neighbouring runs of a width. */
    private void pass(long width, int count) {
        for (long start = 0; start < count; start += 2 * width) {
            merge(start, Math.min(start + width, count), Math.min(start + 2 * width, count));
        }
        MemorySegment merged = to;
        to = from;
        from = merged;
    }

    private void merge(long start, long middle, long end) {
        long left = start;
        long right = middle;
        for (long at = start; at < end; at++) {
            boolean takeRight = left == middle || (right < end && order.isAfter(number(left), number(right)));
            to.setAtIndex(INT, at, number(takeRight ? right++ : left++));
        }
    }

    private int number(long at) {
        return from.getAtIndex(INT, at);
    }
}
