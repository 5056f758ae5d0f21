package dev.hexplain.ingest;

import java.math.BigDecimal;
import java.time.Duration;

/**
 * Limits on removing a layer: bytes written, the ratio of bytes written to bytes read, and time. Reaching a limit is an
 * issue; what was written before stays.
 *
 * @param bytes most bytes to write
 * @param ratio most bytes written for each byte read, once more than {@link #FREE} were written
 * @param time from start to end
 */
public record LayerLimits(long bytes, long ratio, Duration time) {
    /** Bytes that any input may expand to before the ratio counts: a decompression bomb is larger. */
    public static final long FREE = 16L << 20;

    /** Real data is seldom packed tighter than this; zeros can be, a thousandfold. */
    public static final long USUAL_RATIO = 1100;

    public static LayerLimits of(long bytes) {
        return of(bytes, Duration.ofMinutes(5));
    }

    public static LayerLimits of(long bytes, Duration time) {
        return new LayerLimits(bytes, USUAL_RATIO, time);
    }

    /** Whether it takes longer than that since a moment of {@link System#nanoTime}. */
    public boolean isLate(long start) {
        return System.nanoTime() - start > time.toNanos();
    }

    /** What is said then. */
    public String late() {
        return "Unpacking takes longer than the limit of %s s: what follows is left out"
                .formatted(BigDecimal.valueOf(time.toMillis(), 3)
                        .stripTrailingZeros()
                        .toPlainString());
    }

    /** Whether a count of bytes written is more than these bounds let through. */
    public boolean exceeded(long read, long written) {
        return written > bytes || (written > FREE && written / Math.max(1, read) > ratio);
    }
}
