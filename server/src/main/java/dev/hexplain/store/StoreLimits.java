package dev.hexplain.store;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Limits on the size of a data folder, as the operator sets them.
 *
 * @param minFree bytes of the volume that have to stay free; empty for the usual floor
 * @param maxStore bytes that dumps, indexes and layers may take together, or dumps alone where a bucket keeps them; empty
 *     where nothing else bounds them
 * @param maxCache bytes that copies of dumps, indexes and layers may take together where a bucket keeps dumps; empty where
 *     only the volume bounds them
 * @param keepDays days after which a dump that was not opened is deleted; empty for never
 */
public record StoreLimits(OptionalLong minFree, OptionalLong maxStore, OptionalLong maxCache, OptionalInt keepDays) {
    public static final StoreLimits DEFAULT =
            new StoreLimits(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty(), OptionalInt.empty());

    /** The usual floor. */
    private static final long FLOOR = 256L << 20;

    /** On a small volume the usual floor is this part of it. */
    private static final int PART = 10;

    /** Bytes that have to stay free on a volume of this size. */
    long floor(long volume) {
        return minFree.orElse(Math.min(FLOOR, volume / PART));
    }
}
