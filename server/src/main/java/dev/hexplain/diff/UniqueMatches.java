package dev.hexplain.diff;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Items that occur once in each of two sequences, and are in the same order in both: the longest such series (patience
 * diff). They hold the alignment where items are many.
 */
final class UniqueMatches {
    private static final int SEVERAL = -2;

    private UniqueMatches() {}

    /**
     * Pairs of numbers of items, in order: before, after, before, after.
     *
     * @param from first item of the part that is looked at
     * @param to one past its last
     */
    static int[] find(long[] before, int from, int to, long[] after, int fromAfter, int toAfter) {
        Map<Long, Integer> once = once(after, fromAfter, toAfter);
        Map<Long, Integer> onceBefore = once(before, from, to);
        int[] ones = new int[onceBefore.size()];
        int[] others = new int[ones.length];
        int count = 0;
        for (int i = from; i < to; i++) {
            int other = once.getOrDefault(before[i], SEVERAL);
            if (other >= 0 && onceBefore.getOrDefault(before[i], SEVERAL) == i) {
                ones[count] = i;
                others[count++] = other;
            }
        }
        return increasing(ones, others, count);
    }

    private static Map<Long, Integer> once(long[] hashes, int from, int to) {
        Map<Long, Integer> once = HashMap.newHashMap(to - from);
        for (int i = from; i < to; i++) {
            once.merge(hashes[i], i, (_, _) -> SEVERAL);
        }
        return once;
    }

    /** The longest series of pairs of which the second numbers grow too. */
    private static int[] increasing(int[] ones, int[] others, int count) {
        int[] ends = new int[count]; // for each length of a series, the pair with the smallest number that ends one
        int[] before = new int[count];
        int longest = 0;
        for (int i = 0; i < count; i++) {
            int low = 0;
            int high = longest;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (others[ends[middle]] < others[i]) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            before[i] = low == 0 ? -1 : ends[low - 1];
            ends[low] = i;
            longest = Math.max(longest, low + 1);
        }
        int[] pairs = new int[2 * longest];
        Arrays.fill(pairs, -1);
        int at = longest == 0 ? -1 : ends[longest - 1];
        for (int i = longest - 1; i >= 0; i--) {
            pairs[2 * i] = ones[at];
            pairs[2 * i + 1] = others[at];
            at = before[at];
        }
        return pairs;
    }
}
