package dev.hexplain.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** Thread CPU time and allocation of a piece of work, beside JMH's wall time: on a machine that others use too, the truer of the two. */
final class CpuTime {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private long started;
    private long nanos;
    private long rounds;
    private long allocatedBefore;
    private long allocated;

    void start() {
        allocatedBefore = THREADS.getCurrentThreadAllocatedBytes();
        started = THREADS.getCurrentThreadCpuTime();
    }

    void stop() {
        nanos += THREADS.getCurrentThreadCpuTime() - started;
        allocated += THREADS.getCurrentThreadAllocatedBytes() - allocatedBefore;
        rounds++;
    }

    /** Says what a round took since the last report, and how many megabytes a second that is. */
    String report(long bytes) {
        double seconds = nanos / 1e9 / Math.max(1, rounds);
        Figures.cpuMillis = seconds * 1e3;
        Figures.bytes = bytes;
        Figures.allocated = (double) allocated / Math.max(1, rounds);
        nanos = 0;
        allocated = 0;
        rounds = 0;
        return String.format(Locale.ROOT, "%.3f ms of CPU, %.0f MB/s; ", seconds * 1e3, bytes / 1e6 / seconds);
    }
}
