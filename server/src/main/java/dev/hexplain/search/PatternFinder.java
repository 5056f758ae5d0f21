package dev.hexplain.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for several patterns in one pass. For each pair of bytes a table says how far the search may move on when it sees
 * them at the end of its window, which is as long as the shortest pattern (S. Wu, U. Manber: A fast algorithm for
 * multi-pattern searching, 1994; here with sets of bytes in place of bytes).
 */
public final class PatternFinder implements ByteFinder {
    private static final int PAIRS = 1 << 16;
    /** A longer window moves no faster: the table is in bytes, and most time goes into memory then. */
    private static final int LONGEST_WINDOW = 64;

    private final int window;
    private final int reach;
    /** By the last two bytes of the window, low byte first: how far it moves on; 0 where a pattern may begin in it. */
    private final byte[] shifts = new byte[PAIRS];

    private final List<List<BytePattern>> byFirst;

    /**
     * All of these patterns; at least one.
     *
     * @throws IllegalArgumentException where there is none
     */
    PatternFinder(List<BytePattern> patterns) {
        if (patterns.isEmpty()) {
            throw new IllegalArgumentException("There is no pattern to look for");
        }
        int shortest = patterns.stream().mapToInt(BytePattern::length).min().getAsInt();
        this.window = Math.min(LONGEST_WINDOW, shortest);
        this.reach = patterns.stream().mapToInt(BytePattern::length).max().getAsInt();
        this.byFirst = byFirst(patterns);
        Arrays.fill(shifts, (byte) Math.max(1, window - 1));
        patterns.forEach(this::shorten);
    }

    private static List<List<BytePattern>> byFirst(List<BytePattern> patterns) {
        List<List<BytePattern>> byFirst = new ArrayList<>();
        for (int octet = 0; octet <= 0xFF; octet++) {
            int first = octet;
            byFirst.add(patterns.stream()
                    .filter(pattern -> pattern.positions().getFirst().contains(first))
                    .toList());
        }
        return byFirst;
    }

    /** The window may move on no further than to where it ends behind the last place of these bytes in the pattern. */
    private void shorten(BytePattern pattern) {
        for (int at = 0; at < window - 1; at++) {
            ByteSet low = pattern.positions().get(at);
            ByteSet high = pattern.positions().get(at + 1);
            byte shift = (byte) (window - 2 - at);
            for (int pair = 0; pair < PAIRS; pair++) {
                if (shift < shifts[pair] && low.contains(pair & 0xFF) && high.contains(pair >> 8)) {
                    shifts[pair] = shift;
                }
            }
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
        int last = Math.min(until, end - window + 1);
        for (int at = from; at < last; at++) {
            at = window == 1 ? firstCandidate(block, at, last) : moved(block, at, last);
            BlockHit hit = at < last ? longest(block, at, end) : null;
            if (hit != null) {
                return hit;
            }
        }
        return null;
    }

    private int firstCandidate(byte[] block, int from, int last) {
        int at = from;
        while (at < last && byFirst.get(block[at] & 0xFF).isEmpty()) {
            at++;
        }
        return at;
    }

    private int moved(byte[] block, int from, int last) {
        byte[] by = shifts;
        int at = from + window - 2;
        int stop = last + window - 2;
        while (at < stop) {
            int shift = by[(block[at] & 0xFF) | (block[at + 1] & 0xFF) << 8];
            if (shift == 0) {
                break;
            }
            at += shift;
        }
        return at - window + 2;
    }

    private @Nullable BlockHit longest(byte[] block, int at, int end) {
        BytePattern longest = null;
        for (BytePattern pattern : byFirst.get(block[at] & 0xFF)) {
            boolean isLonger = longest == null || pattern.length() > longest.length();
            if (isLonger && matches(pattern, block, at, end)) {
                longest = pattern;
            }
        }
        return longest == null ? null : new BlockHit(at, longest.length(), longest.is());
    }

    private static boolean matches(BytePattern pattern, byte[] block, int at, int end) {
        List<ByteSet> positions = pattern.positions();
        if (positions.size() > end - at) {
            return false;
        }
        for (int i = 0; i < positions.size(); i++) {
            if (!positions.get(i).contains(block[at + i] & 0xFF)) {
                return false;
            }
        }
        return true;
    }
}
