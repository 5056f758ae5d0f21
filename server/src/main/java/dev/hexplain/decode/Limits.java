package dev.hexplain.decode;

import java.time.Duration;

/**
 * What decoding one source may cost. A limit that is hit ends decoding with an issue; what was decoded stays.
 *
 * @param rows stored rows; at most 2,147,483,000
 * @param depth fields inside fields
 * @param classes class descriptors that are valid at one time
 * @param time from start to end
 * @param derivedBytes bytes in sources made from the source
 */
public record Limits(int rows, int depth, int classes, Duration time, long derivedBytes) {
    public static final Limits DEFAULT =
            new Limits(2_000_000_000, 20_000_000, 200_000, Duration.ofMinutes(5), 1L << 30);
}
