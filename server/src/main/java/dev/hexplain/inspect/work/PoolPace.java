package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.WorkPool;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** How long jobs of each pool took lately. Not for several threads. */
final class PoolPace {
    private static final double WEIGHT_OF_LAST = 0.2;
    private static final int LONGEST_SECONDS = 60;
    private static final double NANOS_A_SECOND = TimeUnit.SECONDS.toNanos(1);

    private final Map<WorkPool, Double> means = new EnumMap<>(WorkPool.class);

    /** A job has ended. */
    void ended(WorkPool pool, long nanos) {
        double seconds = nanos / NANOS_A_SECOND;
        means.merge(pool, seconds, (mean, last) -> mean + WEIGHT_OF_LAST * (last - mean));
    }

    /**
     * Seconds after which so many jobs of a pool have probably had their turn, from 1 to 60.
     *
     * @param atOnce how many are done at a time, of all pools
     * @param pools that take turns
     */
    int secondsFor(WorkPool pool, int jobs, int atOnce, int pools) {
        double seconds = means.getOrDefault(pool, 1.0) * jobs * pools / atOnce;
        return (int) Math.clamp(Math.ceil(seconds), 1, LONGEST_SECONDS);
    }
}
