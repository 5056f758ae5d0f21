package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.carve.Carver;
import dev.hexplain.inspect.captures.DirectCapture;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WholeFile;
import dev.hexplain.inspect.dumps.CandidateViews;
import dev.hexplain.inspect.dumps.Carvings;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.EditContext;
import dev.hexplain.inspect.edits.PatchTarget;
import dev.hexplain.inspect.edits.Rewrapping;
import dev.hexplain.inspect.edits.ValueEdits;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.layers.LayersViews;
import dev.hexplain.inspect.notes.NoteViews;
import dev.hexplain.inspect.notes.NotesDocument;
import dev.hexplain.inspect.trees.DirectTrees;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.CarvingsView;
import dev.hexplain.inspect.view.FindingView;
import dev.hexplain.inspect.view.LayersView;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.store.Dump;
import dev.hexplain.store.TemporaryStore;
import dev.hexplain.tree.Progress;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/**
 * The use cases of the command line on one dump: those of the API over a temporary store, done at once by the thread
 * that asks. Closing it closes the dump and all that was opened of it.
 */
public final class DumpSession implements AutoCloseable {
    /** Bytes of sources of which all fields are looked at, and of what layers are put back around: on the heap. */
    private static final long MOST_EDITED = 64L << 20;

    private final TemporaryStore store;
    private final LayerStore sources;
    private final Detector detector;
    private final DirectTrees trees;

    DumpSession(Source dump, DumpLimits bounds, Detector detector) {
        this.store = new TemporaryStore(dump);
        this.sources = new LayerStore(store, bounds);
        this.detector = detector;
        this.trees = new DirectTrees(store, sources, detector);
    }

    /** Decodes the dump; the tree stays open as long as the session. */
    public OpenTree decode(DecodeChoices choices) throws IOException {
        return trees.decode(choices);
    }

    /**
     * The same as a part of work that has the time of one decoding.
     *
     * @param start when that began, as {@link System#nanoTime} counts
     */
    public OpenTree decode(DecodeChoices choices, long start) throws IOException {
        return trees.decode(choices, start);
    }

    /** The same, where its format is one that is asked for; else it is not decoded. */
    public Optional<OpenTree> decodeIf(DecodeChoices choices, Predicate<String> format) throws IOException {
        return trees.decodeIf(choices, format);
    }

    /** Closes a tree before the session ends. */
    public void close(OpenTree tree) {
        trees.close(tree);
    }

    /** The schema that the header of a schema registry names, where such a header is among the layers of a tree. */
    public Optional<String> schemaId(OpenTree tree) throws IOException {
        return sources.schemaId(store.dump(), Detector.path(tree.entry().layers()));
    }

    /** The notice about the whole dump of which this is the tree. */
    public Optional<FindingView> finding(OpenTree open) {
        return open.finding(detector);
    }

    /** Changes values; the dump itself stays as it is. What is edited is to be closed before the session. */
    public ValueEdits.Edited edit(OpenTree tree, List<? extends Alteration> alterations) throws IOException {
        return tree.edited(alterations, sources.bounds(), new EditContext(store::work, MOST_EDITED, Progress.NONE));
    }

    /** Writes the edited bytes of a tree, inside its layers or with these put back around them. */
    public void write(WholeFile file, OpenTree tree, ValueEdits.Edited edited, boolean inside) throws IOException {
        Source whole = whole(tree, edited, inside);
        file.write(out -> new SourceStream(whole).transferTo(out));
    }

    private Source whole(OpenTree tree, ValueEdits.Edited edited, boolean inside) throws IOException {
        LayerPath around = inside ? LayerPath.NONE : Detector.path(tree.entry().layers());
        return new Rewrapping(layers -> sources.open(store.dump(), layers), MOST_EDITED)
                .around(edited.bytes(), around)
                .bytes();
    }

    /** Writes what makes the bytes of a tree, or the dump with them inside its layers, of what they were. */
    public void writePatch(PatchTarget target, OpenTree tree, ValueEdits.Edited edited, boolean inside)
            throws IOException {
        Source before = inside ? tree.tree().source() : store.open(store.dump());
        target.write(before, whole(tree, edited, inside));
    }

    /** Writes what makes another dump of this one. */
    public void writePatch(PatchTarget target, DumpSession other) throws IOException {
        target.write(store.open(store.dump()), other.store.open(other.store.dump()));
    }

    /**
     * The dump with notes about it.
     *
     * @throws Refusal where they are about another one
     */
    public NotesView noted(Optional<NotesDocument> notes) throws IOException {
        Dump dump = store.dump();
        String sha256 = store.sha256();
        return new NotesView(
                new NotesView.About(dump.name(), dump.size(), sha256),
                notes.map(document -> NoteViews.of(document.about(sha256))).orElse(List.of()));
    }

    /** Opens the dump as a capture; to be closed before the session. */
    public DirectCapture capture(DecodeChoices choices) throws IOException {
        return DirectCapture.of(store.dump(), path(choices), sources, detector, trees);
    }

    /** The capture that the bytes of a tree are; empty where they are none. To be closed before the session. */
    public Optional<DirectCapture> captureIfAny(OpenTree tree) throws IOException {
        return DirectCapture.find(store.dump(), Detector.path(tree.entry().layers()), sources, detector, trees);
    }

    /** Writes what is inside the layers of the dump. */
    public void copy(DecodeChoices choices, OutputStream to) throws IOException {
        try (Source inside = sources.open(store.dump(), path(choices))) {
            new SourceStream(inside).transferTo(to);
        }
    }

    /** What is inside layers of the dump; closed by who asks, before the session. */
    Source inside(String layers) throws IOException {
        return sources.open(store.dump(), path(layersOnly(layers)));
    }

    /** How the dump can be read. */
    public CandidatesView candidates() {
        return new CandidateViews(detector).of(store.open(store.dump()), DecodeChoices.AUTO);
    }

    /** Payloads of a text or entries of an archive, one of which is to be chosen; none where it is one thing. */
    public List<CandidatesView.LayerCandidate> alike() {
        return new CandidateViews(detector).alike(detector.layers(store.open(store.dump()), DecodeChoices.AUTO));
    }

    /** The formats embedded in the dump, or inside layers of it: at most 10,000. */
    public CarvingsView carvings(String layers) throws IOException {
        LayerPath path = path(layersOnly(layers));
        try (Source inside = sources.open(store.dump(), path)) {
            return new Carvings(detector.formats()).page(store.dump().name(), inside, path, 0, Carver.MOST);
        }
    }

    /** The layers around the dump's bytes, with their sizes and what is wrong with them. */
    public LayersView layers(String layers) throws IOException {
        DecodeChoices choices = layersOnly(layers);
        LayerPath path = path(choices);
        try (Source _ = sources.open(store.dump(), path)) {
            return LayersViews.of(
                    store.dump().size(),
                    sources.unwrapped(store.dump(), path),
                    new CandidateViews(detector).of(store.open(store.dump()), choices));
        }
    }

    private LayerPath path(DecodeChoices choices) {
        return detector.layers(store.open(store.dump()), choices).path();
    }

    private static DecodeChoices layersOnly(String layers) {
        return new DecodeChoices(DecodeChoices.DETECT, layers, OptionalLong.empty());
    }

    @Override
    public void close() {
        trees.close();
        store.close();
    }
}
