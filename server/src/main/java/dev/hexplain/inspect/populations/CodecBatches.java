package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.monitoring.HeapShortage;
import dev.hexplain.inspect.work.WorkCosts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets each codec do something, several at a time. A codec that does not come to an end is not asked again; its thread is
 * left to it.
 */
final class CodecBatches implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CodecBatches.class);
    private static final int PATIENCE_SECONDS = 30;
    private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors());

    private final List<CodecCounts> inTime;
    private final Map<CodecCounts, String> late = new LinkedHashMap<>();
    private final Map<CodecCounts, String> failed = new ConcurrentHashMap<>();
    private final Place place;
    private ExecutorService threads = started();

    /**
     * What the threads of codecs have to do with others.
     *
     * @param givenUp where those go that do not come to an end
     * @param costs what they take
     */
    record Place(GivenUpThreads givenUp, WorkCosts costs) {}

    CodecBatches(List<CodecCounts> tallies, Place place) {
        this.inTime = new ArrayList<>(tallies);
        this.place = place;
    }

    private static ExecutorService started() {
        return Executors.newFixedThreadPool(
                THREADS, Thread.ofPlatform().name("population-", 1).daemon().factory());
    }

    /** Those that did not finish, or failed in a way of their own, with the reason. */
    Map<CodecCounts, String> late() {
        return late;
    }

    /** Does something with each, and waits for all. */
    void each(Consumer<CodecCounts> work) {
        List<CodecCounts> waiting = new ArrayList<>(inTime);
        while (!waiting.isEmpty()) {
            Set<CodecCounts> begun = ConcurrentHashMap.newKeySet();
            List<Future<CodecCounts>> done = all(waiting, begun, work);
            List<CodecCounts> unfinished = new ArrayList<>(waiting);
            done.stream()
                    .filter(each -> !each.isCancelled())
                    .map(CodecBatches::result)
                    .forEach(unfinished::remove);
            waiting = unfinished.stream().filter(each -> !begun.contains(each)).toList();
            unfinished.stream().filter(begun::contains).forEach(this::drop);
        }
        inTime.removeAll(failed.keySet());
        late.putAll(failed);
    }

    private List<Future<CodecCounts>> all(
            List<CodecCounts> waiting, Set<CodecCounts> begun, Consumer<CodecCounts> work) {
        List<Callable<CodecCounts>> tasks = new ArrayList<>();
        for (CodecCounts each : waiting) {
            tasks.add(() -> {
                begun.add(each);
                use(each, work);
                return each;
            });
        }
        try {
            return threads.invokeAll(tasks, PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while codecs were at work", e);
        }
    }

    /** What a library throws is a result already, but for what the JVM throws. */
    private void use(CodecCounts tally, Consumer<CodecCounts> work) {
        try (WorkCosts.Use _ = place.costs().ofThisThread()) {
            work.accept(tally);
        } catch (Error failure) {
            String id = tally.codec().id();
            if (!HeapShortage.noted("Codec " + id, failure)) {
                LOG.error("Codec {} failed on an object of a population", id, failure);
            }
            failed.put(tally, "It failed: %s.".formatted(failure));
        }
    }

    private static CodecCounts result(Future<CodecCounts> done) {
        try {
            return done.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("A codec's failure is a result", e);
        }
    }

    private void drop(CodecCounts tally) {
        inTime.remove(tally);
        late.put(tally, "It did not finish a few objects within %d s.".formatted(PATIENCE_SECONDS));
        threads.shutdownNow();
        place.givenUp().add(threads);
        threads = started();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
