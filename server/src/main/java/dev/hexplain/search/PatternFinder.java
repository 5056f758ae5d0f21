package dev.hexplain.search;

import dev.hexplain.tree.RequestDeadline;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for several patterns in one pass. A filter tells where none can begin; elsewhere the patterns are recognised by their
 * first bytes, 64 at a time.
 */
public final class PatternFinder implements ByteFinder {
    /** Bytes that are compared at most between two looks at the clock. */
    private static final int BYTES_BETWEEN_LOOKS = 1 << 24;

    private final int shortest;
    private final int reach;
    private final PairFilter filter;
    private final List<Beginnings> beginnings = new ArrayList<>();
    private final int betweenLooks;

    /**
     * All of these patterns.
     *
     * @throws IllegalArgumentException where there is none
     */
    PatternFinder(List<BytePattern> patterns) {
        if (patterns.isEmpty()) {
            throw new IllegalArgumentException("There is no pattern to look for");
        }
        this.shortest = patterns.stream().mapToInt(BytePattern::length).min().getAsInt();
        this.reach = patterns.stream().mapToInt(BytePattern::length).max().getAsInt();
        this.betweenLooks = Math.max(1, BYTES_BETWEEN_LOOKS / (patterns.size() * reach));
        this.filter = PairFilter.of(patterns, shortest);
        for (int from = 0; from < patterns.size(); from += Long.SIZE) {
            beginnings.add(new Beginnings(patterns.subList(from, Math.min(patterns.size(), from + Long.SIZE))));
        }
    }

    @Override
    public int reach() {
        return reach;
    }

    @Override
    public boolean overlaps() {
        return true;
    }

    @Override
    public @Nullable BlockHit first(byte[] block, int from, int until, int end) {
        int last = Math.min(until, end - shortest + 1);
        int stop = Math.min(last + filter.back(), end - 1);
        int compared = 0;
        int pair = filter.next(block, filter.first(from), stop);
        while (pair < stop) {
            for (long places = filter.placesAt(block, pair); places != 0; places &= places - 1) {
                int at = pair - Long.numberOfTrailingZeros(places);
                if (at >= from && at < last) {
                    if (longest(block, at, end) != null) {
                        // Another one may begin before it, and show by a pair that comes later.
                        return beginning(block, Math.max(from, pair - filter.back()), last, end);
                    }
                    compared++;
                }
            }
            int passed = pair - filter.back();
            if (compared >= betweenLooks && passed > from) {
                compared = 0;
                if (RequestDeadline.isOver()) {
                    return new BlockHit(passed, 0, "");
                }
            }
            pair = filter.next(block, pair + filter.stride(), stop);
        }
        return beginning(block, Math.max(from, stop - filter.back()), last, end);
    }

    /** The first hit that begins at one of these places. */
    private @Nullable BlockHit beginning(byte[] block, int from, int until, int end) {
        for (int at = from; at < until; at++) {
            BlockHit hit = longest(block, at, end);
            if (hit != null) {
                return hit;
            }
        }
        return null;
    }

    private @Nullable BlockHit longest(byte[] block, int at, int end) {
        BytePattern longest = null;
        for (Beginnings some : beginnings) {
            for (long fit = some.fitting(block, at, end); fit != 0; fit &= fit - 1) {
                BytePattern pattern = some.patterns.get(Long.numberOfTrailingZeros(fit));
                boolean isLonger = longest == null || pattern.length() > longest.length();
                if (isLonger && pattern.matches(block, at, end)) {
                    longest = pattern;
                }
            }
        }
        return longest == null ? null : new BlockHit(at, longest.length(), longest.is());
    }

    /** The first bytes of up to 64 patterns: for each position and byte, a bit for each pattern that it fits. */
    private static final class Beginnings {
        private static final int POSITIONS = 8;

        private final List<BytePattern> patterns;
        private final long[] fits = new long[POSITIONS << Byte.SIZE];

        private Beginnings(List<BytePattern> patterns) {
            this.patterns = patterns;
            for (int number = 0; number < patterns.size(); number++) {
                List<ByteSet> positions = patterns.get(number).positions();
                for (int at = 0; at < POSITIONS; at++) {
                    ByteSet set = at < positions.size() ? positions.get(at) : ByteSet.ALL;
                    for (int octet : set.bytes()) {
                        fits[at << Byte.SIZE | octet] |= 1L << number;
                    }
                }
            }
        }

        /** The patterns that fit as far as it is looked at. */
        private long fitting(byte[] block, int at, int end) {
            int stop = Math.min(POSITIONS, end - at);
            long fit = -1;
            for (int i = 0; i < stop && fit != 0; i++) {
                fit &= fits[i << Byte.SIZE | block[at + i] & 0xFF];
            }
            return fit;
        }
    }
}
