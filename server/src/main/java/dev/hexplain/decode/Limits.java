package dev.hexplain.decode;

import java.time.Duration;

/**
 * What decoding one source may cost. A limit that is hit ends decoding with an issue; what was decoded stays.
 *
 * @param rows stored rows; more than {@value #MAX_ROWS} count as so many
 * @param depth fields inside fields
 * @param classes class descriptors that are valid at one time
 * @param time from start to end
 * @param derivedBytes bytes in sources made from the source
 * @param index bytes of the index, derived ones included
 */
public record Limits(int rows, int depth, int classes, Duration time, long derivedBytes, IndexBound index) {
    /** Rows are numbered by an int; some room is left for those between two looks at the limit. */
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
}
