package dev.hexplain.ingest.carve;

import java.util.EnumMap;
import java.util.Map;

/** Limits the work of carving, in bytes read or made, so that it ends on any input; and knows what was done. */
final class CarveBudget {
    private long left;
    private final Map<CarvedKind, Long> unpacked = new EnumMap<>(CarvedKind.class);

    CarveBudget(long bytes) {
        left = bytes;
    }

    /** Spends; false where nothing is left. */
    boolean spend(long bytes) {
        left -= bytes;
        return left > 0;
    }

    long left() {
        return Math.max(0, left);
    }

    /** Damaged data of a kind was unpacked up to there. */
    void unpackedUpTo(CarvedKind kind, long end) {
        unpacked.merge(kind, end, Math::max);
    }

    /** Whether an offset is in such data: a stream of a chain that is damaged further on, which is not unpacked again. */
    boolean isUnpacked(CarvedKind kind, long offset) {
        return offset < unpacked.getOrDefault(kind, 0L);
    }
}
