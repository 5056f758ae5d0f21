package dev.hexplain.logs;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;

/**
 * Logback filter of one line a minute of a kind: a library logs each request that it refuses, and anybody can send as
 * many of those as they like. Lines are of a kind whose logger and beginning are the same, before anything is filled in.
 */
public final class RareLines extends TurboFilter {
    private static final long PAUSE_NANOS = Duration.ofMinutes(1).toNanos();
    private static final int BEGINNING = 40;
    private static final int KINDS_KEPT = 200;

    private String loggers = "";

    private final Map<String, Long> logged = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > KINDS_KEPT;
        }
    };

    /** Sets what the names of the loggers begin with whose lines are limited; for {@code logback.xml}. */
    public void setLoggers(String prefix) {
        loggers = prefix;
    }

    @Override
    public FilterReply decide(
            @Nullable Marker marker,
            Logger logger,
            Level level,
            @Nullable String format,
            Object @Nullable [] arguments,
            @Nullable Throwable failure) {
        return format == null
                        || !level.isGreaterOrEqual(logger.getEffectiveLevel())
                        || !logger.getName().startsWith(loggers)
                        || isDue(logger.getName() + ' ' + format.substring(0, Math.min(BEGINNING, format.length())))
                ? FilterReply.NEUTRAL
                : FilterReply.DENY;
    }

    private synchronized boolean isDue(String kind) {
        long now = System.nanoTime();
        Long last = logged.get(kind);
        if (last != null && now - last < PAUSE_NANOS) {
            return false;
        }
        logged.put(kind, now);
        return true;
    }
}
