package dev.hexplain.search;

import java.util.List;

/**
 * Tells where no pattern can begin, from two bytes at a time. Where patterns are recognised by all of their pairs of bytes, it
 * looks at one pair in every window as long as the shortest pattern; otherwise at all, for the rarest pair of each pattern.
 *
 * @param flags by the hash of two bytes: whether they are looked for
 * @param places by the same: a bit for each place that they have in a pattern, which begins so many bytes before
 * @param stride from one pair that is looked at to the next
 * @param back how far before a pair a pattern may begin
 */
record PairFilter(boolean[] flags, long[] places, int stride, int back) {
    private static final int HASHES = 1 << 12;
    private static final int SHIFT_OF_SECOND = 4;
    /** Of the pairs that a filter looks for in windows: more would be found too often. */
    private static final int MOST_IN_WINDOWS = HASHES / 32;

    private static final int LONGEST_WINDOW = 64;
    private static final int FARTHEST_BACK = 7;
    /** Runs of zeros and of ones are common in binary files. */
    private static final int COST_OF_FILLING = HASHES;

    static PairFilter of(List<BytePattern> patterns, int shortest) {
        PairFilter inWindows = inWindows(patterns, Math.min(LONGEST_WINDOW, shortest));
        boolean isSelective = shortest > 2 && inWindows.count() <= MOST_IN_WINDOWS && !inWindows.flags[hash(0, 0)];
        return isSelective ? inWindows : rarest(patterns);
    }

    private static PairFilter inWindows(List<BytePattern> patterns, int window) {
        PairFilter filter =
                new PairFilter(new boolean[HASHES], new long[HASHES], Math.max(1, window - 1), Math.max(0, window - 2));
        for (BytePattern pattern : patterns) {
            for (int at = 0; at < window - 1; at++) {
                filter.add(pattern, at);
            }
        }
        return filter;
    }

    private static PairFilter rarest(List<BytePattern> patterns) {
        PairFilter filter = new PairFilter(
                new boolean[HASHES],
                new long[HASHES],
                1,
                patterns.stream().mapToInt(PairFilter::rarest).max().orElse(0));
        patterns.forEach(pattern -> filter.add(pattern, rarest(pattern)));
        return filter;
    }

    /** The place of the pair that fewest bytes fit. */
    private static int rarest(BytePattern pattern) {
        int rarest = 0;
        int least = Integer.MAX_VALUE;
        for (int at = 0; at <= Math.min(FARTHEST_BACK, pattern.length() - 2); at++) {
            ByteSet first = pattern.at(at);
            ByteSet second = pattern.at(at + 1);
            boolean isFilling =
                    (first.contains(0) && second.contains(0)) || (first.contains(0xFF) && second.contains(0xFF));
            int cost = first.size() * second.size() + (isFilling ? COST_OF_FILLING : 0);
            if (cost < least) {
                least = cost;
                rarest = at;
            }
        }
        return rarest;
    }

    private void add(BytePattern pattern, int at) {
        for (int first : pattern.at(at).bytes()) {
            for (int second : pattern.at(at + 1).bytes()) {
                flags[hash(first, second)] = true;
                places[hash(first, second)] |= 1L << at;
            }
        }
    }

    private int count() {
        int count = 0;
        for (boolean flag : flags) {
            count += flag ? 1 : 0;
        }
        return count;
    }

    private static int hash(int first, int second) {
        return (first ^ second << SHIFT_OF_SECOND) & HASHES - 1;
    }

    /** The first place to look at for patterns that begin at one or later. */
    int first(int from) {
        return stride == 1 ? from : from + back;
    }

    /** The first place at or behind one, in strides, whose two bytes are looked for; {@code stop} or more for none. */
    int next(byte[] block, int from, int stop) {
        boolean[] wanted = flags;
        int at = from;
        // Four at a time: none has to wait for another.
        for (int four = 4 * stride; at + four - stride < stop; at += four) {
            boolean any = wanted[hash(block, at)]
                    | wanted[hash(block, at + stride)]
                    | wanted[hash(block, at + 2 * stride)]
                    | wanted[hash(block, at + 3 * stride)];
            if (any) {
                break;
            }
        }
        while (at < stop && !wanted[hash(block, at)]) {
            at += stride;
        }
        return at;
    }

    private static int hash(byte[] block, int at) {
        return hash(block[at] & 0xFF, block[at + 1] & 0xFF);
    }

    /** The places in patterns of the pair that is at one in a block: a bit for each. */
    long placesAt(byte[] block, int at) {
        return places[hash(block, at)];
    }
}
