package dev.hexplain.diff;

import dev.hexplain.tree.RequestDeadline;
import java.util.ArrayList;
import java.util.List;

/**
 * The shortest edit script between two short sequences (E. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986,
 * section 3): the furthest points on all diagonals, for more and more edits, until one is the end of both.
 */
final class ShortestEdit {
    private final Items items;
    private final int from;
    private final int to;
    private final int fromAfter;
    private final int toAfter;
    private final int most;
    private final EditBound bound;
    /** The furthest points for each number of edits, to find the way back. */
    private final List<int[]> trace = new ArrayList<>();

    /** @param most edits: beyond them it gives up */
    private ShortestEdit(Items items, int from, int to, int fromAfter, int toAfter, int most, EditBound bound) {
        this.items = items;
        this.from = from;
        this.to = to;
        this.fromAfter = fromAfter;
        this.toAfter = toAfter;
        this.most = most;
        this.bound = bound;
    }

    /**
     * Adds what is the same in two parts of the sequences, in order.
     *
     * @return false where there are more edits than wanted; nothing is added then
     */
    static boolean find(
            Items items, int from, int to, int fromAfter, int toAfter, int most, EditBound bound, Matches into) {
        ShortestEdit edit = new ShortestEdit(items, from, to, fromAfter, toAfter, most, bound);
        int edits = edit.forward();
        if (edits < 0) {
            bound.exceed();
            return false;
        }
        edit.back(edits, into);
        return true;
    }

    private int forward() {
        int width = Math.min(most, to - from + toAfter - fromAfter) + 1;
        int[] furthest = new int[2 * width + 1];
        for (int edits = 0; edits < width && bound.take(edits + 1L); edits++) {
            RequestDeadline.requireAsked();
            for (int diagonal = -edits; diagonal <= edits; diagonal += 2) {
                int x = start(furthest, width, edits, diagonal);
                x += sameFrom(x, x - diagonal);
                furthest[width + diagonal] = x;
                if (x >= to - from && x - diagonal >= toAfter - fromAfter) {
                    trace.add(kept(furthest, width, edits));
                    return edits;
                }
            }
            trace.add(kept(furthest, width, edits));
        }
        return -1;
    }

    /** Where a diagonal is entered: from the one above, by an insertion, or from the one below, by a deletion. */
    private static int start(int[] furthest, int width, int edits, int diagonal) {
        if (edits == 0) {
            return 0;
        }
        boolean down = diagonal == -edits
                || (diagonal != edits && furthest[width + diagonal - 1] < furthest[width + diagonal + 1]);
        return down ? furthest[width + diagonal + 1] : furthest[width + diagonal - 1] + 1;
    }

    private int sameFrom(int x, int y) {
        int length = 0;
        while (from + x + length < to
                && fromAfter + y + length < toAfter
                && items.same(from + x + length, fromAfter + y + length)) {
            length++;
        }
        return length;
    }

    /** The points of this number of edits: those of diagonal -edits first. */
    private static int[] kept(int[] furthest, int width, int edits) {
        int[] kept = new int[2 * edits + 1];
        System.arraycopy(furthest, width - edits, kept, 0, kept.length);
        return kept;
    }

    private void back(int edits, Matches into) {
        List<Matches.Run> backwards = new ArrayList<>();
        int x = to - from;
        int y = toAfter - fromAfter;
        for (int left = edits; left > 0; left--) {
            int[] before = trace.get(left - 1);
            int diagonal = x - y;
            boolean down =
                    diagonal == -left || (diagonal != left && at(before, diagonal - 1) < at(before, diagonal + 1));
            int entered = down ? at(before, diagonal + 1) : at(before, diagonal - 1) + 1;
            backwards.add(new Matches.Run(from + entered, fromAfter + entered - diagonal, x - entered));
            x = down ? entered : entered - 1;
            y = entered - diagonal - (down ? 1 : 0);
        }
        backwards.add(new Matches.Run(from, fromAfter, x));
        for (Matches.Run run : backwards.reversed()) {
            into.add(run.before(), run.after(), run.length());
        }
    }

    /** The furthest point on a diagonal; those of the other parity were not reached with this number of edits. */
    private static int at(int[] kept, int diagonal) {
        int index = diagonal + kept.length / 2;
        return index < 0 || index >= kept.length ? -1 : kept[index];
    }
}
