package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.monitoring.HeapShortage;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The jobs of one kind that are in progress, one for each key, and the failures of those that failed. Safe for many
 * threads.
 */
public final class Jobs<K, J extends Job> {
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);
    private static final int FAILURES_KEPT = 1000;
    private static final long ENDS_WITHIN_MILLIS = 10_000;

    private final Workers workers;
    private final WorkPool pool;
    private final String what;
    private final Map<K, J> jobs = new HashMap<>();
    private final Map<K, String> failures = lately();
    private final Map<K, Refusal> refusals = lately();

    /** @param what they do, for messages: {@code Decoding} */
    public Jobs(Workers workers, WorkPool pool, String what) {
        this.workers = workers;
        this.pool = pool;
        this.what = what;
    }

    private static <K, V> Map<K, V> lately() {
        return new LinkedHashMap<>() {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > FAILURES_KEPT;
            }
        };
    }

    /**
     * Starts a job, or joins the one that is under way.
     *
     * @throws Refusal where too many wait
     */
    public J start(K key, Supplier<J> maker) {
        Optional<J> known = running(key);
        if (known.isPresent()) {
            return known.get();
        }
        J made = maker.get();
        synchronized (jobs) {
            J joined = jobs.get(key);
            if (joined != null) {
                return joined;
            }
            failures.remove(key);
            refusals.remove(key);
            // A job that ends at once waits for this lock before it is forgotten.
            workers.submit(pool, made, failure -> ended(key, made, failure));
            jobs.put(key, made);
            return made;
        }
    }

    /** The keys of those in progress. */
    public List<K> keys() {
        synchronized (jobs) {
            return List.copyOf(jobs.keySet());
        }
    }

    private void ended(K key, J job, @Nullable Throwable failure) {
        synchronized (jobs) {
            jobs.remove(key);
            if (failure instanceof Refusal refusal) {
                failures.put(key, String.valueOf(refusal.getMessage()));
            } else if (failure != null && !job.isCancelled()) {
                remember(key, job, failure);
            }
        }
    }

    private void remember(K key, J job, Throwable failure) {
        Optional<Refusal> refused = Refusal.of(failure);
        if (refused.map(Refusal::kind).filter(Refusal.Kind.NOT_FOUND::equals).isPresent()) {
            LOG.debug("{} is of no use any more: {}", job, refused.get().getMessage());
        } else if (refused.isPresent()) {
            LOG.warn("{} failed: {}", job, refused.get().getMessage());
            refusals.put(key, refused.get());
        } else {
            if (!HeapShortage.noted(job, failure)) {
                LOG.error("{} failed", job, failure);
            }
            failures.put(key, why(failure));
        }
    }

    private String why(Throwable failure) {
        return "%s broke off: %s. This is a fault of Hexplain or of its disk, not of the dump."
                .formatted(what, failure);
    }

    public Optional<J> running(K key) {
        synchronized (jobs) {
            return Optional.ofNullable(jobs.get(key));
        }
    }

    /**
     * How the last job failed, where it did.
     *
     * @throws Refusal where it lay in the machine; it is forgotten with that, since it may be mended by then
     */
    public Optional<String> failure(K key) {
        synchronized (jobs) {
            throwRefusal(key);
            return Optional.ofNullable(failures.get(key));
        }
    }

    /** The same, and forgets it: the next may not fail. */
    public Optional<String> takeFailure(K key) {
        synchronized (jobs) {
            throwRefusal(key);
            return Optional.ofNullable(failures.remove(key));
        }
    }

    private void throwRefusal(K key) {
        Refusal refused = refusals.remove(key);
        if (refused != null) {
            throw refused;
        }
    }

    /** Ends jobs, and waits until they have closed their files. */
    public void cancel(Predicate<K> those) {
        List<J> ending;
        synchronized (jobs) {
            ending = jobs.entrySet().stream()
                    .filter(entry -> those.test(entry.getKey()))
                    .map(Map.Entry::getValue)
                    .toList();
        }
        ending.forEach(Job::cancel);
        ending.forEach(job -> job.await(ENDS_WITHIN_MILLIS));
        synchronized (jobs) {
            failures.keySet().removeIf(those);
            refusals.keySet().removeIf(those);
        }
    }
}
