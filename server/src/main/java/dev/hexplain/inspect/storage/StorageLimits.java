package dev.hexplain.inspect.storage;

import dev.hexplain.store.StoreLimits;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Limits on the size of a data folder: {@link StoreLimits} for packages that may not import those.
 *
 * @param minFree bytes of the volume that have to stay free; empty for the usual floor
 * @param maxStore bytes that dumps, indexes and layers may take together, or dumps alone where a bucket keeps them; empty
 *     where nothing else bounds them
 * @param maxCache bytes that copies of dumps, indexes and layers may take together where a bucket keeps dumps; empty where
 *     only the volume bounds them
 * @param keepDays days after which a dump that was not opened is deleted, by its space, and under the empty name for all
 *     spaces that are not among them; 0, or none, for never
 */
public record StorageLimits(
        OptionalLong minFree, OptionalLong maxStore, OptionalLong maxCache, Map<String, Integer> keepDays) {
    public static final StorageLimits DEFAULT =
            new StorageLimits(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty(), Map.of());

    public StoreLimits limits() {
        return new StoreLimits(minFree, maxStore, maxCache, keepDays);
    }
}
