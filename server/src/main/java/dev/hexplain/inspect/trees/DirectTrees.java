package dev.hexplain.inspect.trees;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.FaultLog;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.store.Dump;
import dev.hexplain.store.TemporaryStore;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The trees of the dump in a temporary store, decoded at once by the thread that asks for them. They are open until
 * this is closed.
 */
public final class DirectTrees implements AutoCloseable {
    private final TemporaryStore store;
    private final LayerStore sources;
    private final Detector detector;
    private final List<OpenTree> open = new ArrayList<>();

    public DirectTrees(TemporaryStore store, LayerStore sources, Detector detector) {
        this.store = store;
        this.sources = sources;
        this.detector = detector;
    }

    /** Decodes what is inside layers of the dump. */
    public OpenTree decode(DecodeChoices choices) throws IOException {
        return decode(choices, System.nanoTime());
    }

    /**
     * The same as a part of work that has the time of one decoding.
     *
     * @param start when that began, as {@link System#nanoTime} counts
     */
    public OpenTree decode(DecodeChoices choices, long start) throws IOException {
        return decodeIf(choices, _ -> true, start).orElseThrow();
    }

    /**
     * The same, where the format is asked for; else nothing is decoded.
     *
     * @param format says whether one of that id is asked for
     */
    public Optional<OpenTree> decodeIf(DecodeChoices choices, Predicate<String> format) throws IOException {
        return decodeIf(choices, format, System.nanoTime());
    }

    private Optional<OpenTree> decodeIf(DecodeChoices choices, Predicate<String> format, long start)
            throws IOException {
        Dump dump = store.dump();
        LayerPath layers = detector.layers(store.open(dump), choices).path();
        Source source = sources.open(dump, layers);
        try {
            TreeEntry entry = entry(layers, detector.settle(source, choices), choices, source);
            if (!format.test(entry.format())) {
                source.close();
                return Optional.empty();
            }
            OpenTree tree = decode(entry, source, start);
            open.add(tree);
            return Optional.of(tree);
        } catch (IOException | RuntimeException e) {
            source.close();
            throw e;
        }
    }

    private TreeEntry entry(LayerPath layers, Candidate chosen, DecodeChoices choices, Source source) {
        Dump dump = store.dump();
        if (chosen.offset() > source.length()) {
            throw Refusal.badRequest("There is no byte %d to start at: %s has %d."
                    .formatted(chosen.offset(), dump.name(), source.length()));
        }
        String id = String.valueOf(open.size());
        return new TreeEntry(id, dump.id(), chosen.format(), layers.toString(), chosen.offset(), choices.order());
    }

    private OpenTree decode(TreeEntry entry, Source source, long begun) throws IOException {
        Decoder decoder = detector.decoder(entry.format());
        TreeDecoding decoding = new TreeDecoding(sources, store.dump(), entry, decoder);
        long start = System.nanoTime();
        FieldTree tree = decoding.decode(source, store.tree(source.length()), Progress.NONE.since(begun));
        double millis = (System.nanoTime() - start) / 1e6;
        return OpenTree.of(
                entry,
                FaultLog.shown(tree, decoder),
                decoder,
                millis,
                sources.unwrapped(store.dump(), decoding.layers()));
    }

    /** Closes one of them before the others. */
    public void close(OpenTree tree) {
        open.remove(tree);
        tree.close();
    }

    @Override
    public void close() {
        open.forEach(OpenTree::close);
    }
}
