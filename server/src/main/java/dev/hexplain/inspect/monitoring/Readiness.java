package dev.hexplain.inspect.monitoring;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Readiness of the server: runs health checks, each with a timeout. Repeated questions get a cached answer, and a check
 * that hangs is not started again before it ends. Safe for many threads.
 */
public final class Readiness {
    private static final Logger LOG = LoggerFactory.getLogger(Readiness.class);
    private static final String UP = "up";
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final Duration FRESH = Duration.ofSeconds(1);

    private final List<HealthCheck> checks;
    private final Duration patience;
    private final LongSupplier nanos;
    private final Map<String, FutureTask<Boolean>> hanging = new LinkedHashMap<>();
    private final Map<String, Boolean> said = new LinkedHashMap<>();
    private @Nullable State last;
    private long lookedAt;

    /**
     * How the checks went, in their order.
     *
     * @param words {@code up}, or what is said otherwise, by name
     * @param isReady whether all are up that are needed
     */
    public record State(Map<String, String> words, boolean isReady) {}

    public Readiness(List<HealthCheck> checks) {
        this(checks, PATIENCE, System::nanoTime);
    }

    Readiness(List<HealthCheck> checks, Duration patience, LongSupplier nanos) {
        this.checks = List.copyOf(checks);
        this.patience = patience;
        this.nanos = nanos;
    }

    /** The state now, or a second ago. */
    public synchronized State look() {
        State known = last;
        if (known != null && nanos.getAsLong() - lookedAt < FRESH.toNanos()) {
            return known;
        }
        List<FutureTask<Boolean>> looks = checks.stream().map(this::begun).toList();
        long end = System.nanoTime() + patience.toNanos();
        Map<String, String> words = new LinkedHashMap<>();
        boolean ready = true;
        for (int i = 0; i < looks.size(); i++) {
            HealthCheck check = checks.get(i);
            boolean up = ends(check.name(), looks.get(i), end);
            words.put(check.name(), up ? UP : check.otherwise());
            ready &= up || !check.needed();
        }
        lookedAt = nanos.getAsLong();
        State state = new State(words, ready);
        last = state;
        return state;
    }

    private FutureTask<Boolean> begun(HealthCheck check) {
        FutureTask<Boolean> before = hanging.remove(check.name());
        if (before != null && !before.isDone()) {
            return before;
        }
        FutureTask<Boolean> look = new FutureTask<>(() -> {
            check.probe().run();
            return true;
        });
        Thread.ofVirtual().name("check-" + check.name()).start(look);
        return look;
    }

    private boolean ends(String name, FutureTask<Boolean> look, long end) {
        try {
            boolean up = look.get(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
            say(name, up, "");
            return up;
        } catch (TimeoutException slow) {
            hanging.put(name, look);
            say(name, false, "no answer within " + patience.toMillis() + " ms");
        } catch (ExecutionException failed) {
            HeapShortage.noted("Check " + name, failed);
            say(name, false, String.valueOf(failed.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    /** Logs the reason once for each change: the answer names none, since no token is needed. */
    private void say(String name, boolean up, String why) {
        Boolean before = said.put(name, up);
        if (!up && !Boolean.FALSE.equals(before)) {
            LOG.warn("Check {} is down: {}", name, why);
        } else if (up && Boolean.FALSE.equals(before)) {
            LOG.info("Check {} is up again", name);
        }
    }
}
