package dev.hexplain.ingest;

/**
 * Limits on removing a layer: bytes written, and the ratio of bytes written to bytes read. Reaching a limit is an
 * issue; what was written before stays.
 *
 * @param bytes most bytes to write
 * @param ratio most bytes written for each byte read, once more than {@link #FREE} were written
 */
public record LayerLimits(long bytes, long ratio) {
    /** Bytes that any input may expand to before the ratio counts: a decompression bomb is larger. */
    public static final long FREE = 16L << 20;

    /** Real data is seldom packed tighter than this; zeros can be, a thousandfold. */
    public static final long USUAL_RATIO = 1100;

    public static LayerLimits of(long bytes) {
        return new LayerLimits(bytes, USUAL_RATIO);
    }

    /** Whether a count of bytes written is more than these bounds let through. */
    public boolean exceeded(long read, long written) {
        return written > bytes || (written > FREE && written / Math.max(1, read) > ratio);
    }
}
