package dev.hexplain.inspect;

import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.monitoring.RequestIds;
import dev.hexplain.store.Dump;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The decodings under way: a few at a time, a bounded number waiting. */
final class Decodings implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Decodings.class);
    private static final int AT_ONCE = Math.clamp(Runtime.getRuntime().availableProcessors() - 1L, 1, 4);
    private static final int WAITING = 64;
    private static final int FAILURES_KEPT = 1000;
    private static final long ENDS_WITHIN_MILLIS = 10_000;

    private final Store store;
    private final Detector detector;
    private final Bounds bounds;
    private final Metrics metrics;
    // Decoding is all computation: on virtual threads it would hold up requests.
    private final ThreadPoolExecutor threads = new ThreadPoolExecutor(
            AT_ONCE,
            AT_ONCE,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(WAITING),
            Thread.ofPlatform().name("decode-", 1).daemon().factory());
    private final Map<String, DecodeJob> jobs = new ConcurrentHashMap<>();
    private final Map<String, String> failures = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > FAILURES_KEPT;
        }
    };

    Decodings(Store store, Detector detector, Bounds bounds, Metrics metrics) {
        this.store = store;
        this.detector = detector;
        this.bounds = bounds;
        this.metrics = metrics;
        metrics.watchQueue(
                "decode", threads::getActiveCount, () -> threads.getQueue().size());
    }

    /**
     * Says whether another decoding would be taken.
     *
     * @throws IllegalStateException where it would not
     */
    void check() {
        if (threads.isShutdown() || threads.getQueue().remainingCapacity() == 0) {
            throw new IllegalStateException("%d decodings run and %d wait: no more are taken"
                    .formatted(threads.getActiveCount(), threads.getQueue().size()));
        }
    }

    /** Starts decoding a tree, or joins the job that does. */
    DecodeJob start(Dump dump, TreeEntry entry) {
        forgetFailure(entry.id());
        return jobs.computeIfAbsent(entry.id(), id -> submit(dump, entry));
    }

    private DecodeJob submit(Dump dump, TreeEntry entry) {
        Decoder decoder = detector.decoder(entry.format());
        DecodeJob job = new DecodeJob(store, bounds, dump, entry, decoder);
        try {
            threads.execute(RequestIds.carriedBy(() -> run(job)));
        } catch (RejectedExecutionException full) {
            throw Refusal.busy("Too many dumps are being decoded: try again in a moment.");
        }
        return job;
    }

    private void run(DecodeJob job) {
        long start = System.nanoTime();
        String outcome = "failed";
        try {
            outcome = job.cancelled()
                    ? DecodeJob.CANCELLED
                    : job.run().map(Status::id).orElse(DecodeJob.CANCELLED);
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            if (job.cancelled()) {
                outcome = DecodeJob.CANCELLED;
            } else {
                LOG.error(
                        "Decoding tree {} as {} failed",
                        job.entry().id(),
                        job.entry().format(),
                        e);
                remember(job.entry().id(), e);
            }
        } finally {
            jobs.remove(job.entry().id());
            job.end();
            metrics.decoded(job.entry().format(), outcome, Duration.ofNanos(System.nanoTime() - start));
        }
    }

    private void remember(String tree, Throwable failure) {
        synchronized (failures) {
            failures.put(
                    tree,
                    "Decoding broke off: " + failure
                            + ". This is a fault of Hexplain or of its disk, not of the dump.");
        }
    }

    private void forgetFailure(String tree) {
        synchronized (failures) {
            failures.remove(tree);
        }
    }

    Optional<String> failure(String tree) {
        synchronized (failures) {
            return Optional.ofNullable(failures.get(tree));
        }
    }

    Optional<DecodeJob> running(String tree) {
        return Optional.ofNullable(jobs.get(tree));
    }

    /** Ends a job, where there is one, and waits until it has let go of its files. */
    void cancel(String tree) {
        DecodeJob job = jobs.get(tree);
        if (job != null) {
            job.cancel();
            job.await(ENDS_WITHIN_MILLIS);
        }
        forgetFailure(tree);
    }

    @Override
    public void close() {
        List.copyOf(jobs.values()).forEach(DecodeJob::cancel);
        threads.shutdown();
        try {
            if (!threads.awaitTermination(ENDS_WITHIN_MILLIS, TimeUnit.MILLISECONDS)) {
                LOG.warn("A decoding did not end in time; its index will be made again");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
