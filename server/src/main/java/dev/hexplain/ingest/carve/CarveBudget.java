package dev.hexplain.ingest.carve;

/** Limits the work of carving, in bytes read or made, so that it ends on any input. */
final class CarveBudget {
    private long left;

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
}
