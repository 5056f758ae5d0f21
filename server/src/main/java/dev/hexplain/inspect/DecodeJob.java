package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Progress;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.store.Dump;
import dev.hexplain.store.IndexFolder;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Decodes one tree into its index, and can be watched and ended on the way. */
final class DecodeJob implements Progress {
    /** How a decoding ended that nobody wanted any more. */
    static final String CANCELLED = "cancelled";

    private final Store store;
    private final Bounds bounds;
    private final Dump dump;
    private final TreeEntry entry;
    private final Decoder decoder;
    private final LayerPath layers;
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile long position;
    private volatile long size;
    private volatile boolean cancelled;

    DecodeJob(Store store, Bounds bounds, Dump dump, TreeEntry entry, Decoder decoder) {
        this.store = store;
        this.bounds = bounds;
        this.dump = dump;
        this.entry = entry;
        this.decoder = decoder;
        this.layers = Detector.path(entry.layers());
        this.size = dump.size();
    }

    TreeEntry entry() {
        return entry;
    }

    /** Decodes; where that fails or was cancelled, no index stays. Empty where it was cancelled. */
    Optional<Status> run() throws IOException {
        IndexFolder index = store.trees().index(entry);
        Optional<Status> finished = Optional.empty();
        try (Source source = new Sources(store, bounds).open(dump, layers)) {
            size = source.length();
            finished = decode(source, index);
            return finished;
        } finally {
            if (finished.isEmpty()) {
                index.discard();
            }
        }
    }

    private Optional<Status> decode(Source source, IndexFolder index) throws IOException {
        long start = System.nanoTime();
        DecodeOptions options = bounds.from(Math.min(entry.offset(), source.length()), entry.order())
                .beside(() -> new Sources(store, bounds).otherSide(dump, layers));
        try (FieldTree tree = decoder.decode(source, options, index.begin(), this)) {
            if (cancelled) {
                return Optional.empty();
            }
            index.finish(decoder.version(), (System.nanoTime() - start) / 1e6, tree.facts());
            return Optional.of(Status.of(tree, decoder.id()));
        }
    }

    /** Says that nothing will change any more. */
    void end() {
        done.countDown();
    }

    /** Waits for the end; false where it did not come in time. */
    boolean await(long millis) {
        try {
            return done.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    void cancel() {
        cancelled = true;
    }

    /** From 0 to 1. */
    double fraction() {
        return size == 0 ? 0 : Math.clamp((double) position / size, 0, 1);
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
