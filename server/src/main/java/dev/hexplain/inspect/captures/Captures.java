package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.CaptureFile;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureProgress;
import dev.hexplain.inspect.Refusal;
import dev.hexplain.inspect.monitoring.RequestIds;
import dev.hexplain.store.Dump;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The captures that people look at: indexed one at a time, and kept open while they do. Safe for many threads. */
public final class Captures implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Captures.class);
    private static final int OPEN = 8;

    private final Opener opener;
    private final ExecutorService indexing = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("capture").daemon().factory());
    private final Map<String, Job> jobs = new LinkedHashMap<>(16, 0.75f, true);

    /** Where captures come from. */
    public interface Opener {
        /** The bytes of a dump without some layers. */
        Source source(Dump dump, LayerPath layers) throws IOException;

        /** The index of a capture, made where it is not there. */
        CaptureIndex index(Dump dump, LayerPath layers, Source capture, CaptureProgress progress);
    }

    /** Something done with a capture while it is open. */
    @FunctionalInterface
    public interface Use<R> {
        R with(OpenCapture capture) throws IOException;
    }

    /** How far a capture is. */
    public sealed interface State {
        record Indexing(double fraction) implements State {}

        record Ready(OpenCapture capture) implements State {}

        record Failed(String why) implements State {}
    }

    public Captures(Opener opener) {
        this.opener = opener;
    }

    /** Starts to index a capture, or joins who does, and says how far that is after some time at most. */
    public State state(Dump dump, LayerPath layers, long patienceMillis) {
        return job(dump, layers).state(patienceMillis);
    }

    /** Uses a capture that is indexed. */
    public <R> R use(Dump dump, LayerPath layers, Use<R> use) throws IOException {
        Job job = lend(dump, layers);
        try {
            return use(dump, job, use);
        } finally {
            job.giveBack();
        }
    }

    private static <R> R use(Dump dump, Job job, Use<R> use) throws IOException {
        return switch (job.state(0)) {
            case State.Ready ready -> use.with(ready.capture());
            case State.Indexing indexing ->
                throw Refusal.conflict(
                        "The capture is being indexed: GET /api/v1/dumps/%s/capture until its state is `ready`."
                                .formatted(dump.id()));
            case State.Failed failed -> throw Refusal.badRequest(failed.why());
        };
    }

    private Job lend(Dump dump, LayerPath layers) {
        synchronized (jobs) {
            Job job = job(dump, layers);
            job.lend();
            return job;
        }
    }

    private Job job(Dump dump, LayerPath layers) {
        synchronized (jobs) {
            return jobs.computeIfAbsent(dump.id() + " " + layers, key -> {
                closeIdle();
                Job job = new Job(dump, layers);
                indexing.execute(RequestIds.carriedBy(job::run));
                return job;
            });
        }
    }

    /** The ones used longest ago go first. */
    private void closeIdle() {
        for (var eldest = jobs.values().iterator(); jobs.size() >= OPEN && eldest.hasNext(); ) {
            Job job = eldest.next();
            if (job.closeIfIdle()) {
                eldest.remove();
            }
        }
    }

    /** How many are open or being indexed. */
    public int size() {
        synchronized (jobs) {
            return jobs.size();
        }
    }

    /** Lets go of the captures of a dump that is to be deleted. */
    public void drop(String dump) {
        synchronized (jobs) {
            jobs.values().removeIf(job -> job.dump.id().equals(dump) && job.end());
        }
    }

    @Override
    public void close() {
        synchronized (jobs) {
            jobs.values().forEach(Job::end);
            jobs.clear();
        }
        indexing.shutdownNow();
    }

    /** One capture, on its way and then open. */
    private final class Job implements CaptureProgress {
        private final Dump dump;
        private final LayerPath layers;
        private final CompletableFuture<OpenCapture> opened = new CompletableFuture<>();
        private volatile long position;
        private volatile long size;
        private volatile boolean cancelled;
        private int lent;

        Job(Dump dump, LayerPath layers) {
            this.dump = dump;
            this.layers = layers;
            this.size = dump.size();
        }

        void run() {
            try {
                opened.complete(open());
            } catch (Refusal refused) {
                opened.completeExceptionally(refused);
            } catch (IOException | RuntimeException e) {
                LOG.error("Indexing the capture {} failed", dump.id(), e);
                opened.completeExceptionally(e);
            }
        }

        private OpenCapture open() throws IOException {
            Source source = opener.source(dump, layers);
            size = source.length();
            if (!CaptureFile.recognises(source)) {
                source.close();
                throw Refusal.badRequest(
                        "`%s` is no capture: a pcap or pcapng file was expected.".formatted(dump.name()));
            }
            return new OpenCapture(layers, source, opener.index(dump, layers, source, this));
        }

        State state(long patienceMillis) {
            try {
                return new State.Ready(opened.get(patienceMillis, TimeUnit.MILLISECONDS));
            } catch (TimeoutException notYet) {
                return new State.Indexing(size == 0 ? 0 : Math.clamp((double) position / size, 0, 1));
            } catch (ExecutionException failed) {
                return new State.Failed(why(failed));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return new State.Indexing(0);
            }
        }

        private static String why(ExecutionException failed) {
            Throwable cause = failed.getCause() == null ? failed : failed.getCause();
            return cause instanceof Refusal refusal
                    ? String.valueOf(refusal.getMessage())
                    : "Indexing the capture broke off: %s. This is a fault of Hexplain or of its disk, not of the capture."
                            .formatted(cause);
        }

        synchronized void lend() {
            lent++;
        }

        synchronized void giveBack() {
            lent--;
            notifyAll();
        }

        /** Whether it could be closed. */
        synchronized boolean closeIfIdle() {
            if (lent > 0 || !opened.isDone()) {
                return false;
            }
            var _ = opened.thenAccept(OpenCapture::close);
            return true;
        }

        /** Closes it as soon as nobody uses it. */
        synchronized boolean end() {
            cancelled = true;
            while (lent > 0) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return false;
                }
            }
            var _ = opened.thenAccept(OpenCapture::close);
            return true;
        }

        @Override
        public void at(long offset) {
            position = offset;
        }

        @Override
        public boolean cancelled() {
            return cancelled;
        }
    }
}
