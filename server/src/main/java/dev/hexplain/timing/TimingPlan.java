package dev.hexplain.timing;

import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** How long, and how often, each operation of a codec is measured. */
public enum TimingPlan {
    /** About 3 s a codec, most of it until the compiler is done: for a look. */
    QUICK(0, 1, 2, 450, 4, 60),
    /** About a minute a codec: three processes, so that what one compiles differently from another shows in the error. */
    THOROUGH(0, 3, 5, 1000, 5, 1000),
    /** As the article on trivially copyable objects measured: one process after one that does not count. */
    ARTICLE(1, 1, 5, 200, 5, 500);

    private final int warmupForks;
    private final int forks;
    private final int warmups;
    private final int warmupMillis;
    private final int iterations;
    private final int millis;

    TimingPlan(int warmupForks, int forks, int warmups, int warmupMillis, int iterations, int millis) {
        this.warmupForks = warmupForks;
        this.forks = forks;
        this.warmups = warmups;
        this.warmupMillis = warmupMillis;
        this.iterations = iterations;
        this.millis = millis;
    }

    /** Processes for each operation of a codec, those that do not count included. */
    int allForks() {
        return warmupForks + forks;
    }

    /** Iterations of one process, those that do not count included. */
    int allIterations() {
        return warmups + iterations;
    }

    ChainedOptionsBuilder apply(ChainedOptionsBuilder options) {
        return options.warmupForks(warmupForks)
                .forks(forks)
                .warmupIterations(warmups)
                .warmupTime(TimeValue.milliseconds(warmupMillis))
                .measurementIterations(iterations)
                .measurementTime(TimeValue.milliseconds(millis));
    }
}
