package dev.hexplain.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;

/** Thread CPU time of a piece of work, beside JMH's wall time: on a machine that others use too, the truer of the two. */
final class CpuTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long started;
    private long nanos;
    private long rounds;

    void start() {
        started = THREADS.getCurrentThreadCpuTime();
    }

    void stop() {
        nanos += THREADS.getCurrentThreadCpuTime() - started;
        rounds++;
    }

    /** Says what a round took since the last report, and how many megabytes a second that is. */
    String report(long bytes) {
        double seconds = nanos / 1e9 / Math.max(1, rounds);
        nanos = 0;
        rounds = 0;
        return String.format(Locale.ROOT, "%.3f ms of CPU, %.0f MB/s; ", seconds * 1e3, bytes / 1e6 / seconds);
    }
}
