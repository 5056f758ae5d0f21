package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.captures.Bindings;
import dev.hexplain.inspect.captures.Boundaries;
import dev.hexplain.inspect.captures.CaptureReader;
import dev.hexplain.inspect.captures.Captures;
import dev.hexplain.inspect.captures.Conversations;
import dev.hexplain.inspect.captures.FlowReading;
import dev.hexplain.inspect.diagnosis.Diagnoses;
import dev.hexplain.inspect.encodings.CodecLab;
import dev.hexplain.inspect.encodings.EncodeOrder;
import dev.hexplain.inspect.formats.Drafts;
import dev.hexplain.inspect.view.BindingView;
import dev.hexplain.inspect.view.BoundaryView;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.CarvingsView;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.inspect.view.DiagnosisView;
import dev.hexplain.inspect.view.DumpView;
import dev.hexplain.inspect.view.InsideView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.inspect.view.PreviewView;
import dev.hexplain.inspect.view.SampleDumpView;
import dev.hexplain.inspect.view.TreeView;
import dev.hexplain.store.Dump;
import dev.hexplain.store.QuotaExceeded;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** A data folder at work: dumps that come and go, and their trees. Safe for many threads. */
public final class Inspector implements AutoCloseable {
    /** Who asks for a tree waits so long for it before it is told to come back. */
    private static final long PATIENCE_MILLIS = 250;

    private static final int DUMPS_OPEN = 32;

    /** Trees of drafts: the one on the screen and the next, for a few who write. */
    private static final int BRIEF_TREES = 8;

    private final Store store;
    private final long quota;
    private final SampleDumps samples = new SampleDumps();
    private final Library library;
    private final Detector detector;
    private final Decodings decodings;
    private final OpenTrees trees;
    private final Pool<OpenDump> dumps;
    private final CodecLab lab;
    private final Sources sources;
    private final Carvings carvings;
    private final Captures captures;
    private final Conversations conversations;

    private record OpenDump(Source source) implements Pool.Member {
        @Override
        public void close() {
            source.close();
        }
    }

    /** Trees of encodings, most of which nobody opens: of a few samples with all codecs. */
    private static final int ENCODING_TREES = 1000;

    /** Something done with what is open only meanwhile. */
    @FunctionalInterface
    public interface Use<T, R> {
        R with(T open) throws IOException;
    }

    private Inspector(Store store, long quota, Bounds bounds, FormatShelf natives) {
        this.store = store;
        this.quota = quota;
        this.library = new Library(natives, store.formats(), store.schemas(), samples);
        this.detector = new Detector(library.formats());
        this.decodings = new Decodings(store, detector, bounds);
        this.trees = new OpenTrees(store, detector, decodings, bounds);
        this.lab = new CodecLab(library.formats());
        this.sources = new Sources(store, bounds);
        this.carvings = new Carvings(library.formats());
        this.captures = new Captures(new CaptureOpener(sources));
        this.conversations = new Conversations(new ConversationTrees(this), new Glances(detector), library.formats());
        this.dumps = new Pool<>(DUMPS_OPEN, id -> new OpenDump(store.dumps().open(find(id))));
    }

    /**
     * Opens a data folder.
     *
     * @param quota bytes that one upload may hold
     * @param bounds what reading one dump may cost
     */
    public static Inspector open(Path folder, long quota, Bounds bounds) throws IOException {
        return new Inspector(Store.open(folder), quota, bounds, FormatShelf.of(NativeDecoders.all()));
    }

    /** Opens a data folder whose dumps are read in these formats, besides those that descriptors describe. */
    public static Inspector open(Path folder, long quota, Bounds bounds, FormatShelf natives) throws IOException {
        return new Inspector(Store.open(folder), quota, bounds, natives);
    }

    /** Bytes that one upload may hold. */
    public long quota() {
        return quota;
    }

    /** A folder of the same file system for what is on its way in; emptied at the next start. */
    public Path incoming() {
        return store.incoming();
    }

    public List<SampleDumpView> sampleDumps() {
        return samples.list();
    }

    /** Makes a dump of a sample. */
    public DumpView openSampleDump(String id) throws IOException {
        try (InputStream bytes = samples.open(id)) {
            return upload(samples.fileName(id), bytes);
        }
    }

    /** Receives a dump to the end of the stream. */
    public DumpView upload(String name, InputStream bytes) throws IOException {
        try {
            return view(store.dumps().add(name, bytes, quota));
        } catch (QuotaExceeded e) {
            throw tooLarge();
        }
    }

    /** What to say of an upload that is over the quota. */
    public Refusal tooLarge() {
        return Refusal.tooLarge(
                "A dump may hold at most %d bytes here. Upload a part of it, or start the server with a larger --max-upload."
                        .formatted(quota));
    }

    /** A page of dumps; those brought last come first. */
    public Page<DumpView> dumps(long from, int limit) {
        return new Page<>(
                from,
                store.dumps().count(),
                store.dumps().page(from, limit).stream().map(Inspector::view).toList());
    }

    public DumpView dump(String id) {
        return view(find(id));
    }

    /** Deletes a dump and everything made from it. */
    public void deleteDump(String id) throws IOException {
        find(id);
        for (TreeEntry tree : store.trees().ofDump(id)) {
            deleteTree(tree);
        }
        captures.drop(id);
        dumps.drop(id);
        store.dumps().delete(id);
    }

    /** Reads a dump's own bytes. */
    public <R> R readDump(String id, Use<Source, R> use) throws IOException {
        find(id);
        try (Pool<OpenDump>.Lease lease = dumps.lease(id)) {
            return use.with(lease.value().source());
        }
    }

    /** A capture as a whole, or how far indexing it is; {@code auto} for the layers that are recognised around it. */
    public CaptureView capture(String dump, String layers) throws IOException {
        LayerPath path = layersOf(dump, layers);
        return switch (captures.state(find(dump), path, PATIENCE_MILLIS)) {
            case Captures.State.Ready ready -> capture(dump, layers, capture -> capture.view(dump(dump)));
            case Captures.State.Indexing indexing ->
                CaptureView.indexing(dump(dump), path.toString(), indexing.fraction());
            case Captures.State.Failed failed -> throw Refusal.badRequest(failed.why());
        };
    }

    /** Reads a capture that is indexed. */
    public <R> R capture(String dump, String layers, Use<CaptureReader, R> use) throws IOException {
        LayerPath path = layersOf(dump, layers);
        Bindings bindings = new Bindings(Optional.of(store.bindings()), dump, path);
        return captures.use(find(dump), path, open -> use.with(new CaptureReader(open, library.formats(), bindings)));
    }

    /** A page of what the two sides of a flow said to each other. */
    public ConversationView conversation(String dump, String layers, FlowReading how, long from, int limit)
            throws IOException {
        return capture(dump, layers, reader -> conversations.page(dump, reader, how, from, limit));
    }

    /** Binds a flow to a format; an empty one ends that. */
    public void bindFlow(String dump, String layers, int flow, String format) throws IOException {
        known(format);
        capture(dump, layers, reader -> {
            reader.bind(flow, format);
            return flow;
        });
    }

    /** Binds a port to a format; an empty one ends that. */
    public void bindPort(int port, String format) {
        known(format);
        Bindings.bindPort(store.bindings(), port, format);
    }

    /** What ports are bound to. */
    public List<BindingView> bindings() {
        return Bindings.ofPorts(store.bindings());
    }

    private void known(String format) {
        if (!format.isEmpty()) {
            detector.decoder(format);
        }
    }

    /** Where the packets begin that bytes of a tree came in; nothing where they came in none. */
    public List<BoundaryView> boundaries(String tree, long offset, long length, int limit) throws IOException {
        TreeEntry entry = trees.find(tree);
        Optional<FlowPlace> place = FlowPlace.of(Detector.path(entry.layers()));
        return place.isEmpty()
                ? List.of()
                : capture(
                        entry.dump(),
                        place.get().capture().toString(),
                        reader -> Boundaries.of(
                                reader.capture(),
                                place.get().flow(),
                                place.get().shift(),
                                offset,
                                length,
                                limit));
    }

    /** Layers that are named are not looked for: pages of a large capture are asked for one after the other. */
    private LayerPath layersOf(String dump, String layers) throws IOException {
        Choices choices = new Choices(Choices.DETECT, layers, OptionalLong.empty());
        if (!choices.detectsLayers()) {
            return Detector.path(layers);
        }
        return readDump(dump, source -> detector.layers(source, choices).path());
    }

    /** How a dump can be read, most likely first. */
    public CandidatesView candidates(String dump, Choices choices) throws IOException {
        return readDump(dump, source -> new CandidateViews(detector).of(source, choices));
    }

    /** A page of what stands inside a dump, or inside layers of it, without being all of that. */
    public CarvingsView carvings(String dump, Choices choices, long from, int limit) throws IOException {
        Dump found = find(dump);
        LayerPath path =
                readDump(dump, source -> detector.layers(source, choices).path());
        try (Source inside = sources.open(found, path)) {
            return carvings.page(found.id(), inside, path, from, limit);
        }
    }

    /** How bytes that are not kept would be read, and what they mean where they are a message. */
    public PreviewView preview(byte[] content, Choices choices) {
        return new Previews(detector).of(content, choices);
    }

    /** What messages in a text mean. */
    public List<DiagnosisView> diagnoses(String text) {
        return DiagnosisViews.of(Diagnoses.of(text));
    }

    /** The same, with the fields of a finished tree that they are about. */
    public List<DiagnosisView> diagnoses(String text, String tree) throws IOException {
        return trees.use(tree, open -> DiagnosisViews.of(Diagnoses.of(text), open));
    }

    /** Decodes a dump, or finds the tree that was decoded with the same choices; see its state. */
    public TreeView decode(String dump, Choices choices) throws IOException {
        store.dumps().keep(dump);
        TreeEntry entry = settle(find(dump), choices);
        if (!trees.isReady(entry)) {
            decodings.start(find(dump), entry).await(PATIENCE_MILLIS);
        }
        if (!Drafts.isDraft(entry.format())) {
            store.dumps().decodedAs(dump, entry.format());
        }
        return tree(entry.id());
    }

    private TreeEntry settle(Dump dump, Choices choices) throws IOException {
        return readDump(dump.id(), source -> {
            Peeling.Chain chain = detector.layers(source, choices);
            Candidate reading = detector.settle(chain.inside(), choices);
            if (chain.path().isEmpty() && reading.offset() > source.length()) {
                throw Refusal.badRequest("There is no byte %d to start at: the source has %d bytes."
                        .formatted(reading.offset(), source.length()));
            }
            return ensure(dump, reading, chain.path().toString(), choices);
        });
    }

    private TreeEntry ensure(Dump dump, Candidate reading, String layers, Choices choices) {
        String order = detector.decoder(reading.format()).leavesOrderOpen() ? choices.order() : Choices.DETECT;
        if (!Drafts.isDraft(reading.format())) {
            return store.trees().ensure(dump.id(), reading.format(), layers, reading.offset(), order);
        }
        TreeEntry entry = store.trees().ensureBriefly(dump.id(), reading.format(), layers, reading.offset(), order);
        store.trees().briefBeyond(BRIEF_TREES, Inspector::isDraft).forEach(this::deleteTree);
        return entry;
    }

    private static boolean isDraft(TreeEntry tree) {
        return Drafts.isDraft(tree.format());
    }

    /** A tree, in whatever state it is. One whose index is missing or outdated is decoded again. */
    public TreeView tree(String id) throws IOException {
        TreeEntry entry = trees.find(id);
        TreeViews views = new TreeViews(find(entry.dump()), entry, detector);
        if (trees.isReady(entry)) {
            return trees.use(id, views::ready);
        }
        if (decodings.running(id).isEmpty() && decodings.failure(id).isPresent()) {
            return views.failed(decodings.failure(id).orElse(""));
        }
        return views.decoding(decodings.start(find(entry.dump()), entry).fraction());
    }

    <R> R useTree(String tree, Use<OpenTree, R> use) throws IOException {
        return trees.use(tree, use);
    }

    /** Reads a finished tree. */
    public <R> R read(String tree, Use<TreeReader, R> use) throws IOException {
        return trees.use(tree, open -> use.with(new TreeReader(open)));
    }

    /** What the bytes of a field are, read for themselves. Those of derived sources become a dump that is brief. */
    public InsideView inside(String tree, String field) throws IOException {
        return trees.use(tree, open -> new Insides(open, detector).of(field, this::keepBriefly));
    }

    private String keepBriefly(String name, byte[] content) {
        return store.dumps().addBriefly(name, content).id();
    }

    /** Stops decoding a tree, or forgets it; it can be made again. */
    public void deleteTree(String id) {
        deleteTree(trees.find(id));
    }

    /** Loads what decoding with a descriptor needs, which takes the first one a quarter of a second otherwise. */
    public void warmUp() {
        library.warmUp();
    }

    /** The formats, one's own included. */
    public Library library() {
        return library;
    }

    /** Saves a descriptor as one's own format; trees decoded with it before are decoded again when asked for. */
    public Library.Saved saveFormat(String id, String text) throws IOException {
        Library.Saved saved = library.save(id, text);
        letGoOfOwnTrees();
        return saved;
    }

    /** Forgets a schema and the trees decoded with it. */
    public void deleteSchema(String id) throws IOException {
        String format = library.schemas().delete(id);
        store.trees().ofFormat(format).forEach(this::deleteTree);
    }

    /** Deletes one's own format with the trees decoded with it. */
    public void deleteFormat(String id) {
        library.delete(id);
        store.trees().ofFormat(id).forEach(this::deleteTree);
        letGoOfOwnTrees();
    }

    /** Own formats and drafts may import each other, so one that changes may change them all. */
    private void letGoOfOwnTrees() {
        Stream<TreeEntry> ofOwn = library.ownIds().stream().flatMap(id -> store.trees().ofFormat(id).stream());
        Stream.concat(ofOwn, store.trees().briefBeyond(0, Inspector::isDraft).stream())
                .forEach(tree -> {
                    decodings.cancel(tree.id());
                    trees.drop(tree.id());
                });
    }

    /** Encodes a sample with many codecs; what they write becomes dumps that are brief. */
    public Encodings encode(EncodeOrder order) {
        return new Encodings(lab.begin(order), this::keep, order.size());
    }

    private EncodingViews.Kept keep(String name, Encoding.Encoded encoded) {
        Dump dump = store.dumps().addBriefly(name, encoded.bytes());
        String order = encoded.format().order().map(Choices::name).orElse(Choices.DETECT);
        TreeEntry tree = store.trees().ensureBriefly(dump.id(), encoded.format().id(), LayerPath.RAW, 0, order);
        store.trees().briefBeyond(ENCODING_TREES, each -> !isDraft(each)).forEach(this::deleteTree);
        return new EncodingViews.Kept(dump.id(), tree.id());
    }

    private void deleteTree(TreeEntry tree) {
        decodings.cancel(tree.id());
        trees.drop(tree.id());
        store.trees().delete(tree);
    }

    private Dump find(String id) {
        return store.dumps()
                .get(id)
                .orElseThrow(() -> Refusal.notFound(
                        "There is no dump `%s`: it was deleted, or never here. Upload it again.".formatted(id)));
    }

    static DumpView view(Dump dump) {
        return new DumpView(
                dump.id(),
                dump.name(),
                dump.size(),
                dump.sha256(),
                dump.createdAt().toString(),
                dump.format().orElse(null));
    }

    @Override
    public void close() {
        lab.close();
        captures.close();
        decodings.close();
        trees.close();
        dumps.close();
        store.close();
    }
}
