package dev.hexplain.diff;

import java.util.Arrays;

/**
 * Aligns two sequences of hashes: what is the same at both ends, then what occurs once in each, then the shortest edit
 * script between these. Where that is too long, the items between are different ones.
 */
final class Alignment {
    /** Each takes memory for all before it. */
    private static final int MOST_EDITS = 1000;

    private final long[] before;
    private final long[] after;
    private final Items items;
    private final Matches matches = new Matches();

    private final EditBound bound;

    private Alignment(long[] before, long[] after, EditBound bound) {
        this.before = before;
        this.after = after;
        this.bound = bound;
        this.items = new Items.Hashes(before, after);
    }

    static Matches of(long[] before, long[] after, EditBound bound) {
        Alignment alignment = new Alignment(before, after, bound);
        alignment.between(0, before.length, 0, after.length, true);
        return alignment.matches;
    }

    private void between(int from, int to, int fromAfter, int toAfter, boolean uniqueFirst) {
        int head = 0;
        int most = Math.min(to - from, toAfter - fromAfter);
        while (head < most && before[from + head] == after[fromAfter + head]) {
            head++;
        }
        int tail = 0;
        while (tail < most - head && before[to - 1 - tail] == after[toAfter - 1 - tail]) {
            tail++;
        }
        matches.add(from, fromAfter, head);
        middle(from + head, to - tail, fromAfter + head, toAfter - tail, uniqueFirst);
        matches.add(to - tail, toAfter - tail, tail);
    }

    private void middle(int from, int to, int fromAfter, int toAfter, boolean uniqueFirst) {
        if (from == to || fromAfter == toAfter) {
            return;
        }
        int[] pairs = uniqueFirst ? UniqueMatches.find(before, from, to, after, fromAfter, toAfter) : new int[0];
        if (pairs.length == 0 && !haveCommon(from, to, fromAfter, toAfter)) {
            return;
        }
        if (pairs.length == 0) {
            ShortestEdit.find(items, from, to, fromAfter, toAfter, MOST_EDITS, bound, matches);
            return;
        }
        int at = from;
        int atAfter = fromAfter;
        for (int i = 0; i < pairs.length; i += 2) {
            between(at, pairs[i], atAfter, pairs[i + 1], false);
            matches.add(pairs[i], pairs[i + 1], 1);
            at = pairs[i] + 1;
            atAfter = pairs[i + 1] + 1;
        }
        between(at, to, atAfter, toAfter, false);
    }

    /** Whether any item of one part occurs in the other: of a list in another order, most parts have none. */
    private boolean haveCommon(int from, int to, int fromAfter, int toAfter) {
        long[] sorted = Arrays.copyOfRange(before, from, to);
        Arrays.sort(sorted);
        return Arrays.stream(after, fromAfter, toAfter).anyMatch(each -> Arrays.binarySearch(sorted, each) >= 0);
    }
}
