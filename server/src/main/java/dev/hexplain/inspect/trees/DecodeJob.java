package dev.hexplain.inspect.trees;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.work.Job;
import dev.hexplain.store.Dump;
import dev.hexplain.store.IndexFolder;
import dev.hexplain.store.IndexLock;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/** The job that decodes one tree into its index. */
final class DecodeJob extends Job implements Progress {
    /** The outcomes of a decoding that was cancelled, or that failed. */
    private static final String CANCELLED = "cancelled";

    private static final String FAILED = "failed";

    /** The outcome where another server had decoded it. */
    private static final String FETCHED = "fetched";

    private final Store store;
    private final TreeDecoding decoding;
    private final IndexFolder index;
    private final Metrics metrics;

    DecodeJob(Store store, DumpLimits bounds, Dump dump, TreeEntry entry, Decoder decoder, Metrics metrics) {
        super(dump.size());
        this.store = store;
        this.metrics = metrics;
        this.decoding = new TreeDecoding(new LayerStore(store, bounds), dump, entry, decoder);
        this.index = store.trees().index(entry);
    }

    /** Decodes; where that fails or was cancelled, no index stays. */
    @Override
    protected void run() throws IOException {
        store.trees().requireKept(decoding.entry().id());
        Optional<IndexLock> turn = index.turn(this::cancelled);
        if (turn.isPresent()) {
            try (IndexLock alone = turn.get()) {
                run(alone);
            }
        }
    }

    private void run(IndexLock turn) throws IOException {
        long start = System.nanoTime();
        if (turn.fetch(decoding.decoder().version())) {
            metrics.decoded(decoding.entry().format(), FETCHED, Duration.ofNanos(System.nanoTime() - start));
            return;
        }
        Optional<DecodeStatus> finished = Optional.empty();
        try (Source source = decoding.open(this::cancelled)) {
            size(source.length());
            finished = decode(source);
            finished.ifPresent(_ -> turn.made());
        } finally {
            if (finished.isEmpty()) {
                index.discard();
            }
            String otherwise = isCancelled() ? CANCELLED : FAILED;
            metrics.decoded(
                    decoding.entry().format(),
                    finished.map(DecodeStatus::id).orElse(otherwise),
                    Duration.ofNanos(System.nanoTime() - start));
        }
    }

    /** Empty where it was cancelled. */
    private Optional<DecodeStatus> decode(Source source) throws IOException {
        long start = System.nanoTime();
        Decoder decoder = decoding.decoder();
        // A tree closes its storage; where there is none, because decoding failed, it is closed here.
        try (TreeStorage storage = index.begin();
                FieldTree tree = decoding.decode(source, storage, this)) {
            if (cancelled()) {
                return Optional.empty();
            }
            double millis = (System.nanoTime() - start) / 1e6;
            if (DumpSummary.isToldBy(decoding.entry())) {
                DumpSummary.of(tree)
                        .ifPresent(summary ->
                                store.dumps().summarise(decoding.dump().id(), summary));
            }
            index.finish(decoder.version(), millis, tree.facts());
            return Optional.of(DecodeStatus.of(tree, decoder.id()));
        }
    }

    @Override
    public String toString() {
        return "Decoding tree %s as %s"
                .formatted(decoding.entry().id(), decoding.entry().format());
    }
}
