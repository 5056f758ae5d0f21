package dev.hexplain.decode;

import java.time.Duration;

/**
 * The limits of decoding one source: rows, depth, classes, time, bytes. A limit that is hit ends decoding with an
 * issue; what was decoded stays.
 *
 * @param rows stored rows; at most {@value #MAX_ROWS}
 * @param depth fields inside fields
 * @param classes class descriptors valid at the same time
 * @param time from start to end
 * @param derivedBytes bytes in sources made from the source
 * @param index bytes of the index, derived ones included
 */
public record Limits(int rows, int depth, int classes, Duration time, long derivedBytes, IndexBound index) {
    /** Rows are numbered by an int; some are left for those written between two checks of the limit. */
    static final int MAX_ROWS = 2_147_000_000;

    public static final Limits DEFAULT =
            new Limits(2_000_000_000, 20_000_000, 200_000, Duration.ofMinutes(5), 1L << 30);

    /** The same with the usual bound for the index. */
    public Limits(int rows, int depth, int classes, Duration time, long derivedBytes) {
        this(rows, depth, classes, time, derivedBytes, IndexBound.DEFAULT);
    }

    public Limits {
        rows = Math.min(rows, MAX_ROWS);
    }

    /** When trials of the same source that begin now have to end, as {@link System#nanoTime} counts. */
    public long end() {
        return System.nanoTime() + time.toNanos();
    }
}
