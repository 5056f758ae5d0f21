package dev.hexplain.inspect.monitoring;

import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/**
 * Whether the heap of this process was full: any thread may have ended in the middle of something then, so the process is to
 * be started again. Safe for many threads.
 */
public final class HeapShortage {
    private static final Logger LOG = LoggerFactory.getLogger(HeapShortage.class);
    private static final AtomicLong COUNT = new AtomicLong();
    private static final AtomicReference<@Nullable Noted> LAST = new AtomicReference<>();

    /** An error that was thrown; the JVM throws the same one again where there is no memory for another. */
    private record Noted(OutOfMemoryError error, @Nullable String request, Instant when) {
        boolean isOf(OutOfMemoryError another, @Nullable String by) {
            return error.equals(another) && Objects.equals(request, by);
        }
    }

    private HeapShortage() {}

    /**
     * Notes a failure that was one of the heap: counts it, and logs it, once for the request that it ended, whoever else
     * passes it on. False for another.
     *
     * @param work that failed, for the log
     */
    public static boolean noted(Object work, @Nullable Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof OutOfMemoryError error) {
                note(work, error);
                return true;
            }
        }
        return false;
    }

    private static void note(Object work, OutOfMemoryError error) {
        String request = MDC.get(RequestIds.KEY);
        Noted before = LAST.getAndSet(new Noted(error, request, Instant.now()));
        if (before == null || !before.isOf(error, request)) {
            COUNT.incrementAndGet();
            LOG.error("{} ended for lack of memory: start the server again", work, error);
        }
    }

    /** How often since the start. */
    public static long count() {
        return COUNT.get();
    }

    /**
     * Checks that there was no such failure.
     *
     * @throws IllegalStateException where there was one: what is to be done
     */
    public static void requireNone() {
        Noted last = LAST.get();
        if (last != null) {
            throw new IllegalStateException("the heap was full at %s: start the server again".formatted(last.when()));
        }
    }

    /** As at the start of the process. */
    static void forget() {
        LAST.set(null);
        COUNT.set(0);
    }
}
