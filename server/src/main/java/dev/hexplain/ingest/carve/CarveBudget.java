package dev.hexplain.ingest.carve;

/** What may still be spent on looking closely, in bytes read or made: whatever somebody crafted, carving ends. */
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
