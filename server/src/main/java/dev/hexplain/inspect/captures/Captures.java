package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.work.Job;
import dev.hexplain.inspect.work.Jobs;
import dev.hexplain.inspect.work.Pool;
import dev.hexplain.inspect.work.Workers;
import dev.hexplain.store.Dump;
import dev.hexplain.tree.Progress;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Pool of open captures: indexed once, and kept open while they are in use. Safe for many threads. */
public final class Captures {
    private static final int KEPT_OPEN = 8;

    private final Opener opener;
    private final Jobs<Key, Indexing> jobs;
    private final Pool<Key, OpenCapture> pool;

    /**
     * A capture: two of one dump are the same, whatever is known of the dump.
     *
     * @param of as it was looked up
     * @param layers the layers to remove from the dump to get to it
     */
    public record Key(Dump of, LayerPath layers) {
        /** The dump's id. */
        public String dump() {
            return of.id();
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key && key.dump().equals(dump()) && key.layers.equals(layers);
        }

        @Override
        public int hashCode() {
            return Objects.hash(dump(), layers);
        }
    }

    /** Where captures come from. */
    public interface Opener {
        /** Whether there is an index of a capture. */
        boolean isIndexed(Key capture);

        /** Makes the index of a capture. */
        void index(Key capture, Indexing progress) throws IOException;

        /** Opens a capture with its index; empty where that is none of this version. */
        Optional<OpenCapture> open(Key capture) throws IOException;
    }

    /** Something done with a capture while it is open. */
    @FunctionalInterface
    public interface Use<R> {
        R with(OpenCapture capture) throws IOException;
    }

    /** How far a capture is. */
    public sealed interface State {
        record Indexing(double fraction) implements State {}

        record Ready() implements State {}

        record Failed(String why) implements State {}
    }

    public Captures(Opener opener, Workers workers) {
        this.opener = opener;
        this.jobs = new Jobs<>(workers, WorkPool.CAPTURE, "Indexing the capture");
        this.pool = new Pool<>(KEPT_OPEN, this::open);
    }

    /** Starts to index a capture, or joins the job that does, and returns its state after some time at most. */
    public State state(Dump dump, LayerPath layers, long patienceMillis) throws IOException {
        Key key = new Key(dump, layers);
        Optional<State> known = settled(key);
        if (known.isPresent()) {
            return known.get();
        }
        Indexing job = jobs.start(key, () -> new Indexing(key, dump.size()));
        return job.await(patienceMillis)
                ? settled(key).orElse(new State.Indexing(0))
                : new State.Indexing(job.fraction());
    }

    /** How indexing ended, where it did. A failure is reported once: the next request tries again. */
    private Optional<State> settled(Key key) throws IOException {
        return isReady(key)
                ? Optional.of(new State.Ready())
                : jobs.takeFailure(key).map(State.Failed::new);
    }

    /** Opens it, which may show that its index is outdated or not whole. */
    private boolean isReady(Key key) throws IOException {
        if (pool.has(key)) {
            return true;
        }
        if (jobs.running(key).isPresent() || !opener.isIndexed(key)) {
            return false;
        }
        try (Pool<Key, OpenCapture>.Lease opened = pool.lease(key)) {
            return opened.value() != null;
        } catch (OutdatedIndex outdated) {
            return false;
        }
    }

    private OpenCapture open(Key key) throws IOException {
        return opener.open(key).orElseThrow(OutdatedIndex::new);
    }

    /** An index is not of this version, or not whole. */
    private static final class OutdatedIndex extends IOException {
        private static final long serialVersionUID = 1;

        OutdatedIndex() {
            super("The index of the capture is being made again: try again in a moment");
        }
    }

    /** Uses a capture that is indexed; it stays open meanwhile. */
    public <R> R use(Dump dump, LayerPath layers, Use<R> use) throws IOException {
        switch (state(dump, layers, 0)) {
            case State.Ready() -> {}
            case State.Indexing indexing ->
                throw Refusal.notReady(
                        "The capture is being indexed: GET /api/v1/dumps/%s/capture until its state is `ready`."
                                .formatted(dump.id()));
            case State.Failed(String why) -> throw Refusal.badRequest(why);
        }
        try (Pool<Key, OpenCapture>.Lease lease = pool.lease(new Key(dump, layers))) {
            return use.with(lease.value());
        }
    }

    /** Closes the captures of a dump that is to be deleted. */
    public void drop(String dump) {
        jobs.cancel(key -> key.dump().equals(dump));
        pool.drop(key -> key.dump().equals(dump));
    }

    /** How many are open. */
    public int size() {
        return pool.size();
    }

    /** How often one was asked for that was open. */
    public long hits() {
        return pool.hits();
    }

    /** How often one had to be opened. */
    public long misses() {
        return pool.misses();
    }

    /** Closes captures that are not in use now, and the others when their use ends. */
    public void close() {
        pool.close();
    }

    /** The job that indexes one capture. */
    public final class Indexing extends Job implements Progress {
        private final Key key;

        private Indexing(Key key, long size) {
            super(size);
            this.key = key;
        }

        /** Sets the number of bytes to read. */
        public void of(long bytes) {
            size(bytes);
        }

        @Override
        protected void run() throws IOException {
            opener.index(key, this);
        }

        @Override
        public String toString() {
            return "Indexing the capture " + key.dump();
        }
    }
}
