package dev.hexplain.timing;

import com.fasterxml.jackson.annotation.JsonIgnore;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * The time of one operation of a codec.
 *
 * @param nanos of one call, the mean of all iterations that count
 * @param error half of the interval that holds the mean with 99.9 % confidence, in nanoseconds; NaN where one iteration
 *     alone counts
 * @param allocated bytes on the heap for one call; null where the JVM does not tell
 */
public record OperationTime(
        TimedOperation operation,
        double nanos,
        double error,
        @Nullable Double allocated) {
    /** Errors above this part of the time tell nothing: the machine had other work. */
    public static final double NOISY = 0.2;

    /** What JMH's profiler of the garbage collector calls it. */
    private static final String ALLOCATED = "gc.alloc.rate.norm";

    static OperationTime of(RunResult result) {
        Result<?> time = result.getPrimaryResult();
        Result<?> allocated = result.getSecondaryResults().get(ALLOCATED);
        return new OperationTime(
                TimedOperation.of(result.getParams().getBenchmark()),
                time.getScore(),
                time.getScoreError(),
                allocated == null ? null : allocated.getScore());
    }

    /** Whether the error is so large that the time has to be measured again. */
    @JsonIgnore
    public boolean isNoisy() {
        return !(error <= nanos * NOISY);
    }

    public double callsPerSecond() {
        return 1e9 / nanos;
    }

    /**
     * Megabytes of the encoding written or read in a second.
     *
     * @param size of the encoding, in bytes
     */
    public double megabytesPerSecond(int size) {
        return size / nanos * 1e3;
    }
}
