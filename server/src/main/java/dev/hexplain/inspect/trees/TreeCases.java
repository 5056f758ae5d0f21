package dev.hexplain.inspect.trees;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.differences.DifferenceKind;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.formats.DescriptorDrafts;
import dev.hexplain.inspect.layers.FlowPosition;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.view.DifferencesView;
import dev.hexplain.inspect.view.InsideView;
import dev.hexplain.inspect.view.TreeView;
import dev.hexplain.inspect.work.Answers;
import dev.hexplain.inspect.work.AwaitedJob;
import dev.hexplain.inspect.work.Job;
import dev.hexplain.inspect.work.Workers;
import dev.hexplain.store.Deletion;
import dev.hexplain.store.Dump;
import dev.hexplain.store.FormatKey;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Use cases of trees: decode, read and delete them. */
public final class TreeCases implements AutoCloseable {
    /** Most temporary trees of drafts: the one on the screen and the next, for several users. */
    private static final int TEMPORARY_TREES = 8;

    private static final Logger LOG = LoggerFactory.getLogger(TreeCases.class);

    private final Store store;
    private final DumpCases dumps;
    private final Detector detector;
    private final LayerStore sources;
    private final Workers workers;
    private final Answers answers;
    private final Decodings decodings;
    private final OpenTrees open;

    public TreeCases(
            Store store,
            DumpCases dumps,
            Detector detector,
            LayerStore sources,
            DumpLimits bounds,
            Workers workers,
            Answers answers,
            Metrics metrics) {
        this.store = store;
        this.dumps = dumps;
        this.detector = detector;
        this.sources = sources;
        this.workers = workers;
        this.answers = answers;
        this.decodings = new Decodings(store, detector, bounds, workers, metrics);
        this.open = new OpenTrees(store, dumps, decodings, sources);
        open.watchedBy(metrics);
    }

    /** Decodes a dump, or finds the tree that was decoded with the same choices; see its state. */
    public TreeView decode(String dump, DecodeChoices choices) throws IOException {
        return decode(dumps.find(dump), choices);
    }

    /** The same of a dump that was looked up. */
    public TreeView decode(Dump dump, DecodeChoices choices) throws IOException {
        store.dumps().keep(dump.id());
        TreeEntry entry = settle(dump, choices);
        if (!open.isReady(dump, entry)) {
            store.requireRoom(0);
            decodings.start(dump, entry).await(Use.PATIENCE_MILLIS);
        }
        return get(entry, DumpSummary.isToldBy(entry) ? store.dumps().decodedAs(dump, entry.format()) : dump);
    }

    /**
     * Uses the tree of a dump, once it is decoded.
     *
     * @param millis how long that may take
     * @throws Refusal where it takes longer, or fails
     */
    public <R> R useDecoded(Dump dump, DecodeChoices choices, long millis, Use<OpenTree, R> use) throws IOException {
        TreeEntry entry = settle(dump, choices);
        if (!open.isReady(dump, entry)) {
            store.requireRoom(0);
            decodings.start(dump, entry).await(millis);
        }
        return open.use(entry, dump, use);
    }

    /**
     * The bytes of a source that a format derives from what is inside layers of a dump: the most of those that were decoded
     * so, from wherever they start; empty where there is no source of that number.
     */
    public OptionalLong lengthOfSource(Dump dump, String layers, String format, int source) throws IOException {
        String path = Detector.path(layers).toString();
        List<TreeEntry> known = store.trees().ofDump(dump.id()).stream()
                .filter(each -> each.format().equals(format) && each.layers().equals(path))
                .toList();
        DecodeChoices choices =
                new DecodeChoices(format.isEmpty() ? DecodeChoices.DETECT : format, layers, OptionalLong.empty());
        OptionalLong most = OptionalLong.empty();
        for (TreeEntry entry : known.isEmpty() ? List.of(settle(dump, choices)) : known) {
            if (!open.isReady(dump, entry)) {
                store.requireRoom(0);
                decodings.start(dump, entry).await(Use.PATIENCE_MILLIS);
            }
            long length = open.use(
                    entry,
                    dump,
                    tree -> tree.tree().source(source).map(Source::length).orElse(-1L));
            most = length < most.orElse(0) ? most : OptionalLong.of(length);
        }
        return most;
    }

    private TreeEntry settle(Dump dump, DecodeChoices choices) throws IOException {
        if (!choices.detectsLayers()
                && FlowPosition.of(Detector.path(choices.layers())).isPresent()) {
            LayerPath path = Detector.path(choices.layers());
            // The streams of flows are kept: to extract one again takes as long as indexing the capture.
            return AwaitedJob.by(workers, WorkPool.CAPTURE, "Taking a flow out of its capture", job -> {
                try (Source inside = sources.open(dump, path, job::cancelled)) {
                    return ensure(dump, detector.settle(inside, choices), path.toString(), choices);
                }
            });
        }
        return dumps.answer(dump, source -> {
            LayerDetector.Chain chain = detector.layers(source, choices);
            Candidate reading = detector.settle(chain.inside(), choices);
            if (chain.path().isEmpty() && reading.offset() > source.length()) {
                throw Refusal.badRequest("There is no byte %d to start at: the source has %d bytes."
                        .formatted(reading.offset(), source.length()));
            }
            return ensure(dump, reading, chain.path().toString(), choices);
        });
    }

    private TreeEntry ensure(Dump dump, Candidate reading, String layers, DecodeChoices choices) {
        String order = detector.decoder(reading.format()).leavesOrderOpen() ? choices.order() : DecodeChoices.DETECT;
        if (!DescriptorDrafts.isDraft(reading.format())) {
            return store.trees()
                    .ensure(dump.id(), reading.format(), layers, reading.offset(), order)
                    .orElseThrow(() -> DumpCases.noDump(dump.id()));
        }
        TreeEntry entry = store.trees().ensureTemporary(dump.id(), reading.format(), layers, reading.offset(), order);
        deleteTemporaryBeyond(TEMPORARY_TREES, TreeCases::isDraft);
        return entry;
    }

    public static boolean isDraft(TreeEntry tree) {
        return DescriptorDrafts.isDraft(tree.format());
    }

    /** A tree, in whatever state it is. One whose index is missing or outdated is decoded again. */
    public TreeView get(String id) throws IOException {
        TreeEntry entry = open.find(id);
        return get(entry, dumps.find(entry.dump()));
    }

    private TreeView get(TreeEntry entry, Dump dump) throws IOException {
        String id = entry.id();
        TreeViews views = new TreeViews(dump, entry, detector);
        if (open.isReady(dump, entry)) {
            return open.use(entry, dump, views::ready);
        }
        if (decodings.running(id).isEmpty() && decodings.failure(id).isPresent()) {
            return views.failed(decodings.failure(id).orElse(""));
        }
        return views.decoding(decodings.start(dump, entry).fraction());
    }

    public <R> R use(String tree, Use<OpenTree, R> use) throws IOException {
        return open.use(tree, use);
    }

    /** Tells a finished tree from others, and from itself decoded by another version of its format. */
    public String version(String tree) throws IOException {
        return open.isOpen(tree) ? versionOf(tree) : answers.by("Opening a tree", () -> versionOf(tree));
    }

    private String versionOf(String tree) throws IOException {
        return open.use(tree, open -> tree + '.' + open.decoder().version());
    }

    /** Computes an answer from a finished tree. */
    public <R> R answer(String tree, Use<TreeReader, R> use) throws IOException {
        return answers.by("Reading a tree", () -> read(tree, use));
    }

    /** Reads a finished tree. */
    public <R> R read(String tree, Use<TreeReader, R> use) throws IOException {
        return open.use(tree, open -> use.with(new TreeReader(open)));
    }

    /** The detected format of a field's bytes. Those of derived sources become a temporary dump. */
    public InsideView inside(String tree, String field) throws IOException {
        return answers.by(
                "Looking into a field",
                () -> open.use(tree, open -> new FieldInspector(open, detector).of(field, this::keepTemporarily)));
    }

    /** The same of a range of a source, which its end cuts. */
    public InsideView inside(String tree, int source, long offset, long length) throws IOException {
        return answers.by(
                "Looking into bytes",
                () -> open.use(
                        tree,
                        open -> new FieldInspector(open, detector)
                                .of(
                                        source,
                                        new TreeReader(open).range(source, offset, length),
                                        "bytes",
                                        this::keepTemporarily)));
    }

    private String keepTemporarily(String name, byte[] content) {
        return store.dumps().addTemporary(name, content).id();
    }

    /**
     * The first differences from a tree to another, and how many there are.
     *
     * @param as what is compared; empty for what suits both
     */
    public DifferencesView differences(String before, String after, Optional<DifferenceKind> as, int limit)
            throws IOException {
        return answers.by(
                "Comparing dumps",
                () -> open.use(
                        before,
                        one -> open.use(
                                after,
                                other -> one.differences(other, as.orElseGet(() -> one.comparedBy(other)), limit))));
    }

    /** A tree in whatever state it is, as it was asked for. */
    public TreeEntry find(String id) {
        return open.find(id);
    }

    /** The dump that a tree is of. */
    Dump dumpOf(String id) {
        return dumps.find(open.find(id).dump());
    }

    /** Stops decoding a tree, or forgets it; it can be recreated. */
    public void delete(String id) {
        delete(open.find(id));
    }

    /** Stops decoding a tree, where that was asked for by who asks now; false where it was not. */
    public boolean cancel(String id) {
        String tree = open.find(id).id();
        if (!decodings.running(tree).map(Job::isAskedForHere).orElse(false)) {
            return false;
        }
        decodings.cancel(tree);
        return true;
    }

    /** Closes all trees of a dump that is to be deleted, and deletes them. */
    public void deleteOfDump(String dump) {
        dropOfDump(dump);
        store.trees().deleteTemporaryOfDump(dump);
    }

    /** Closes all trees of a dump. */
    public void dropOfDump(String dump) {
        for (TreeEntry tree : store.trees().ofDump(dump)) {
            decodings.cancel(tree.id());
            open.drop(tree.id());
        }
    }

    /** Forgets all trees of a format that is not in its space any more. */
    public void deleteOfFormat(FormatKey format) {
        store.trees().ofFormat(format).forEach(this::delete);
    }

    /** Deletes all but so many temporary trees of a kind. */
    public void deleteTemporaryBeyond(int kept, Predicate<TreeEntry> kind) {
        store.trees().temporaryBeyond(kept, kind).forEach(this::delete);
    }

    /**
     * Own formats and drafts may import each other, so one that changes may change them all: they are decoded again.
     */
    public void dropOfFormats(Collection<String> formats) {
        Stream<TreeEntry> ofFormats = formats.stream().flatMap(id -> store.trees().ofFormat(id).stream());
        Stream.concat(ofFormats, store.trees().temporaryBeyond(0, TreeCases::isDraft).stream())
                .forEach(tree -> {
                    decodings.cancel(tree.id());
                    open.drop(tree.id());
                });
    }

    private void delete(TreeEntry tree) {
        try (Deletion _ = store.trees().deletion(tree)) {
            decodings.cancel(tree.id());
            open.drop(tree.id());
            store.trees().delete(tree);
        }
    }

    /** Notes what is being decoded, for {@link #resume}; to be called before jobs are ended. */
    public void noteUnfinished() {
        try {
            store.unfinished().write(decodings.unfinished());
        } catch (IOException e) {
            LOG.warn("What is being decoded is not noted: it is decoded when somebody asks for it", e);
        }
    }

    /** Decodes what was being decoded when the server was stopped. What it cannot look up now is decoded when asked for. */
    public void resume() {
        try {
            for (String id : store.unfinished().take()) {
                store.trees().get(id).ifPresent(this::resume);
            }
        } catch (IOException | StorageFailure | Refusal e) {
            LOG.warn("What was being decoded at the last stop is decoded when somebody asks for it", e);
        }
    }

    private void resume(TreeEntry entry) {
        Optional<Dump> dump = store.dumps().get(entry.dump());
        if (dump.isPresent() && decodings.knows(dump.get(), entry) && !open.isReady(dump.get(), entry)) {
            LOG.info("Decoding of {} goes on", entry.id());
            decodings.start(dump.get(), entry);
        }
    }

    @Override
    public void close() {
        open.close();
    }
}
