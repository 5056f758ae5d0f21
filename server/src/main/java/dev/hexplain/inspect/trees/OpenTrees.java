package dev.hexplain.inspect.trees;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.inspect.common.FaultLog;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.work.Pool;
import dev.hexplain.store.Deleted;
import dev.hexplain.store.Dump;
import dev.hexplain.store.IndexFolder;
import dev.hexplain.store.SpaceAccess;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Pool of finished trees, opened on demand. */
final class OpenTrees {
    private static final int TREES_OPEN = 16;

    private final Store store;
    private final DumpCases dumps;
    private final Decodings decodings;
    private final LayerStore sources;
    private final Pool<String, Placed> pool = new Pool<>(TREES_OPEN, this::open);

    /** A tree, and the space of its dump. */
    private record Placed(OpenTree tree, String space) implements Pool.Member {
        /** What a request makes of it is of its space. */
        OpenTree taken() {
            SpaceAccess.follow(space);
            return tree;
        }

        @Override
        public void close() {
            tree.close();
        }
    }

    OpenTrees(Store store, DumpCases dumps, Decodings decodings, LayerStore sources) {
        this.store = store;
        this.dumps = dumps;
        this.decodings = decodings;
        this.sources = sources;
    }

    void watchedBy(Metrics metrics) {
        metrics.watchCache("trees", pool::size, pool::hits, pool::misses);
    }

    TreeEntry find(String id) {
        return store.trees()
                .get(id)
                .orElseThrow(() -> Refusal.of(Deleted.tree(id)).orElseThrow());
    }

    /** Whether a tree's index is whole, and nobody is writing it. */
    boolean isReady(Dump dump, TreeEntry tree) {
        return pool.has(tree.id())
                || (decodings.running(tree.id()).isEmpty()
                        && store.trees()
                                .index(tree)
                                .isReady(decodings.decoder(dump, tree).version()));
    }

    /** Whether using a tree takes no work, because it is open. */
    boolean isOpen(String id) {
        return pool.has(id);
    }

    /** Uses a finished tree; it stays open meanwhile. One that is open here may not be there for who asks. */
    <R> R use(String id, Use<OpenTree, R> use) throws IOException {
        if (store.mustLookUp()) {
            var _ = find(id);
        }
        try (Pool<String, Placed>.Lease lease = pool.lease(id)) {
            return use.with(lease.value().taken());
        }
    }

    /** The same for a tree and a dump that were looked up. */
    <R> R use(TreeEntry tree, Dump dump, Use<OpenTree, R> use) throws IOException {
        try (Pool<String, Placed>.Lease lease = pool.lease(tree.id(), _ -> open(tree, dump))) {
            return use.with(lease.value().taken());
        }
    }

    void drop(String id) {
        pool.drop(id);
    }

    void close() {
        pool.close();
    }

    private Placed open(String id) throws IOException {
        TreeEntry entry = find(id);
        return open(entry, dumps.find(entry.dump()));
    }

    private Placed open(TreeEntry entry, Dump dump) throws IOException {
        store.dumps().requireIntact(dump);
        Decoder decoder = decodings.decoder(dump, entry);
        IndexFolder.Opened index = index(dump, entry, decoder);
        try {
            return new Placed(open(dump, entry, decoder, index), dump.space());
        } catch (IOException | RuntimeException e) {
            index.storage().close();
            throw e;
        }
    }

    private OpenTree open(Dump dump, TreeEntry entry, Decoder decoder, IndexFolder.Opened index) throws IOException {
        LayerPath layers = Detector.path(entry.layers());
        Source source = sources.open(dump, layers);
        try {
            List<UnwrapResult> unwrapped = sources.unwrapped(dump, layers);
            IndexFolder.Finished finished = index.finished();
            FieldTree tree = FaultLog.shown(
                    FieldTree.open(source, index.storage(), decoder.shapes(), finished.facts()), decoder);
            return OpenTree.of(entry, tree, decoder, finished.millis(), unwrapped);
        } catch (IOException | RuntimeException e) {
            source.close();
            throw e;
        }
    }

    /** Opens the index; one that is missing, outdated or damaged is decoded again first. */
    private IndexFolder.Opened index(Dump dump, TreeEntry entry, Decoder decoder) {
        Optional<IndexFolder.Opened> whole = whole(entry, decoder);
        if (whole.isEmpty() && decodings.failure(entry.id()).isEmpty()) {
            decodings.start(dump, entry).await(Use.PATIENCE_MILLIS);
            whole = whole(entry, decoder);
        }
        return whole.orElseThrow(() -> notReady(entry));
    }

    private Refusal notReady(TreeEntry entry) {
        String again = "GET /api/v1/trees/%s".formatted(entry.id());
        return decodings.failure(entry.id()).isPresent()
                ? Refusal.conflict("The tree could not be decoded: %s says why.".formatted(again))
                : Refusal.notReady("The tree is not ready: %s until its state is `ready`.".formatted(again));
    }

    private Optional<IndexFolder.Opened> whole(TreeEntry entry, Decoder decoder) {
        return decodings.running(entry.id()).isEmpty()
                ? store.trees().index(entry).open(decoder.version())
                : Optional.empty();
    }
}
