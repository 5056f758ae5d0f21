package dev.hexplain.tree;

import java.util.Arrays;

/**
 * Finds the rows of one long tail by index: every 32nd row is stored, the others are found by walking on from there.
 */
final class Siblings {
    private static final int STEP = 32;

    private final RowTable rows;
    private final int[] marks;
    private final long count;

    private Siblings(RowTable rows, int[] marks, long count) {
        this.rows = rows;
        this.marks = marks;
        this.count = count;
    }

    /** Walks the rows from {@code first}, each beginning where the one before ends, up to {@code end}. */
    static Siblings walk(RowTable rows, int first, int end) {
        int[] marks = new int[16];
        int count = 0;
        for (int row = first; row < end; row = rows.subtreeEnd(row)) {
            if (count % STEP == 0) {
                if (count / STEP == marks.length) {
                    marks = Arrays.copyOf(marks, marks.length * 2);
                }
                marks[count / STEP] = row;
            }
            count++;
        }
        return new Siblings(rows, Arrays.copyOf(marks, (count + STEP - 1) / STEP), count);
    }

    long count() {
        return count;
    }

    /** The row with a number below {@link #count}. */
    int row(long number) {
        int row = marks[(int) (number / STEP)];
        for (long left = number % STEP; left > 0; left--) {
            row = rows.subtreeEnd(row);
        }
        return row;
    }

    /** The number of the sibling that is or holds a row. */
    long numberOf(int row) {
        int found = Arrays.binarySearch(marks, row);
        int mark = found >= 0 ? found : -found - 2;
        long number = (long) mark * STEP;
        for (int at = marks[mark]; rows.subtreeEnd(at) <= row; at = rows.subtreeEnd(at)) {
            number++;
        }
        return number;
    }
}
