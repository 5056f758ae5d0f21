package dev.hexplain.search;

import java.util.ArrayList;
import java.util.List;

/** A range of unsigned numbers of some bytes, as patterns of those bytes in big-endian order: at most two for each byte. */
final class ByteRanges {
    private final int bytes;
    private final List<List<ByteSet>> patterns = new ArrayList<>();

    private ByteRanges(int bytes) {
        this.bytes = bytes;
    }

    /**
     * All numbers from one to another, both included.
     *
     * @param first as an unsigned number
     * @param last as an unsigned number, not below the first
     * @param bytes of each, 1 to 8
     */
    static List<List<ByteSet>> between(long first, long last, int bytes) {
        ByteRanges ranges = new ByteRanges(bytes);
        ranges.add(List.of(), first, last);
        return ranges.patterns;
    }

    /** The numbers that go on behind a prefix. */
    private void add(List<ByteSet> prefix, long first, long last) {
        int shift = (bytes - prefix.size() - 1) * Byte.SIZE;
        int low = (int) (first >>> shift & 0xFF);
        int high = (int) (last >>> shift & 0xFF);
        long rest = (1L << shift) - 1;
        if (low == high && shift > 0) {
            add(with(prefix, ByteSet.of(low)), first & rest, last & rest);
            return;
        }
        boolean isWholeBelow = (first & rest) == 0;
        boolean isWholeAbove = (last & rest) == rest;
        if (!isWholeBelow) {
            add(with(prefix, ByteSet.of(low)), first & rest, rest);
        }
        int from = isWholeBelow ? low : low + 1;
        int to = isWholeAbove ? high : high - 1;
        if (from <= to) {
            addWhole(with(prefix, ByteSet.between(from, to)));
        }
        if (!isWholeAbove) {
            add(with(prefix, ByteSet.of(high)), 0, last & rest);
        }
    }

    private void addWhole(List<ByteSet> prefix) {
        List<ByteSet> whole = prefix;
        while (whole.size() < bytes) {
            whole = with(whole, ByteSet.ALL);
        }
        patterns.add(whole);
    }

    private static List<ByteSet> with(List<ByteSet> prefix, ByteSet next) {
        List<ByteSet> longer = new ArrayList<>(prefix);
        longer.add(next);
        return longer;
    }
}
