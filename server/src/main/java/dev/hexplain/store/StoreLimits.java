package dev.hexplain.store;

import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Limits on the size of a data folder, as the operator sets them.
 *
 * @param minFree bytes of the volume that have to stay free; empty for the usual floor
 * @param maxStore bytes that dumps, indexes and layers may take together, or dumps alone where a bucket keeps them; empty
 *     where nothing else bounds them
 * @param maxCache bytes that copies of dumps, indexes and layers may take together where a bucket keeps dumps; empty where
 *     only the volume bounds them
 * @param keepDays days after which a dump that was not opened is deleted, by its space, and under the empty name for all
 *     spaces that are not among them; 0, or none, for never
 */
public record StoreLimits(
        OptionalLong minFree, OptionalLong maxStore, OptionalLong maxCache, Map<String, Integer> keepDays) {
    public static final StoreLimits DEFAULT =
            new StoreLimits(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty(), Map.of());

    /** The usual floor. */
    private static final long FLOOR = 256L << 20;

    /** On a small volume the usual floor is this part of it. */
    private static final int PART = 10;

    /** Days after which a dump of a space goes that nobody opened; empty for never. */
    public OptionalInt keepDays(String space) {
        int days = keepDays.getOrDefault(space, keepDays.getOrDefault("", 0));
        return days == 0 ? OptionalInt.empty() : OptionalInt.of(days);
    }

    /** The numbers of days after which dumps of any space go. */
    public SortedSet<Integer> differentKeepDays() {
        SortedSet<Integer> days = new TreeSet<>(keepDays.values());
        days.remove(0);
        return days;
    }

    /** Bytes that have to stay free on a volume of this size. */
    long floor(long volume) {
        return minFree.orElse(Math.min(FLOOR, volume / PART));
    }
}
