package dev.hexplain.diff;

import java.util.ArrayList;
import java.util.List;

/**
 * Pairs items of two short lists that are not equal but have parts in common, in order: the pairs whose parts agree most,
 * by dynamic programming.
 */
final class Similarity {
    /** Items of one list times items of the other. */
    static final int MOST = 1 << 12;

    private Similarity() {}

    /** A pair of numbers of items. */
    record Pair(int before, int after) {}

    /**
     * @param before hashes of the parts of each item, sorted
     * @param after the same in the other list
     */
    static List<Pair> pairs(long[][] before, long[][] after) {
        int[][] best = new int[before.length + 1][after.length + 1];
        int[][] alike = new int[before.length][after.length];
        for (int i = before.length - 1; i >= 0; i--) {
            for (int j = after.length - 1; j >= 0; j--) {
                alike[i][j] = common(before[i], after[j]);
                int paired = alike[i][j] == 0 ? 0 : alike[i][j] + best[i + 1][j + 1];
                best[i][j] = Math.max(paired, Math.max(best[i + 1][j], best[i][j + 1]));
            }
        }
        return path(best, alike);
    }

    private static List<Pair> path(int[][] best, int[][] alike) {
        List<Pair> pairs = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < alike.length && j < alike[i].length) {
            if (alike[i][j] > 0 && best[i][j] == alike[i][j] + best[i + 1][j + 1]) {
                pairs.add(new Pair(i++, j++));
            } else if (best[i][j] == best[i + 1][j]) {
                i++;
            } else {
                j++;
            }
        }
        return pairs;
    }

    private static int common(long[] one, long[] other) {
        int count = 0;
        int i = 0;
        int j = 0;
        while (i < one.length && j < other.length) {
            int order = Long.compare(one[i], other[j]);
            count += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return count;
    }
}
