package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.Peeled;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.work.Pool;
import dev.hexplain.store.Dump;
import dev.hexplain.store.IndexFolder;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.util.List;

/** The finished trees, opened when somebody reads them. */
final class OpenTrees {
    private static final int TREES_OPEN = 16;

    private final Store store;
    private final Detector detector;
    private final Decodings decodings;
    private final Sources sources;
    private final Pool<String, OpenTree> pool = new Pool<>(TREES_OPEN, this::open);

    OpenTrees(Store store, Detector detector, Decodings decodings, Sources sources) {
        this.store = store;
        this.detector = detector;
        this.decodings = decodings;
        this.sources = sources;
    }

    void watchedBy(Metrics metrics) {
        metrics.watchCache("trees", pool::size, pool::hits, pool::misses);
    }

    TreeEntry find(String id) {
        return store.trees()
                .get(id)
                .orElseThrow(() -> Refusal.notFound(
                        "There is no tree `%s`: it was forgotten, or never here. Decode the dump again."
                                .formatted(id)));
    }

    /** Whether a tree's index is whole, and nobody is writing it. */
    boolean isReady(TreeEntry tree) {
        return pool.has(tree.id())
                || (decodings.running(tree.id()).isEmpty()
                        && store.trees()
                                .index(tree)
                                .finished(detector.decoder(tree.format()).version())
                                .isPresent());
    }

    /** Uses a finished tree; it stays open meanwhile. */
    <R> R use(String id, Inspector.Use<OpenTree, R> use) throws IOException {
        try (Pool<String, OpenTree>.Lease lease = pool.lease(id)) {
            return use.with(lease.value());
        }
    }

    void drop(String id) {
        pool.drop(id);
    }

    void close() {
        pool.close();
    }

    private OpenTree open(String id) throws IOException {
        TreeEntry entry = find(id);
        Dump dump = store.dumps().get(entry.dump()).orElseThrow(() -> DumpCases.noDump(entry.dump()));
        Decoder decoder = detector.decoder(entry.format());
        IndexFolder.Finished finished = finished(dump, entry, decoder);
        LayerPath layers = Detector.path(entry.layers());
        Source source = sources.open(dump, layers);
        TreeStorage storage = store.trees().index(entry).open();
        boolean opened = false;
        try {
            List<Peeled> peeled = sources.peeled(dump, layers);
            FieldTree tree =
                    LoggedFaults.shown(FieldTree.open(source, storage, decoder.shapes(), finished.facts()), decoder);
            OpenTree open = OpenTree.of(entry, tree, decoder, finished.millis(), peeled);
            opened = true;
            return open;
        } finally {
            if (!opened) {
                storage.close();
                source.close();
            }
        }
    }

    private IndexFolder.Finished finished(Dump dump, TreeEntry entry, Decoder decoder) {
        if (decodings.running(entry.id()).isEmpty()) {
            var finished = store.trees().index(entry).finished(decoder.version());
            if (finished.isPresent()) {
                return finished.get();
            }
            if (decodings.failure(entry.id()).isEmpty()) {
                decodings.start(dump, entry);
            }
        }
        throw Refusal.conflict(
                "The tree is not ready: GET /api/v1/trees/%s until its state is `ready`.".formatted(entry.id()));
    }
}
