package dev.hexplain.inspect.monitoring;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs what ends a thread: without, the JVM prints it where no log is. */
public final class UncaughtFailures {
    private static final Logger LOG = LoggerFactory.getLogger(UncaughtFailures.class);

    private UncaughtFailures() {}

    /** Logs that of all threads of this process. */
    public static void log() {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> ended(thread.getName(), failure));
    }

    /** The same work, for a clock: it asks no more for what has failed. */
    public static Runnable passing(Runnable work) {
        return () -> {
            try {
                work.run();
            } catch (RuntimeException | Error failure) {
                ended(Thread.currentThread().getName(), failure);
            }
        };
    }

    private static void ended(String thread, Throwable failure) {
        if (!HeapShortage.noted("Thread " + thread, failure)) {
            LOG.error("Thread {} ended", thread, failure);
        }
    }
}
