package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.layers.FlowPosition;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.view.BindingView;
import dev.hexplain.inspect.view.BoundaryView;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.inspect.work.Answers;
import dev.hexplain.inspect.work.Workers;
import dev.hexplain.store.Dump;
import dev.hexplain.store.SpaceAccess;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Use cases of captures: their flows and conversations, and the bindings of flows and ports to formats. */
public final class CaptureCases implements AutoCloseable {
    private final Store store;
    private final DumpCases dumps;
    private final TreeCases trees;
    private final Detector detector;
    private final Answers answers;
    private final Captures captures;
    private final Conversations conversations;

    public CaptureCases(
            Store store,
            DumpCases dumps,
            TreeCases trees,
            Detector detector,
            LayerStore sources,
            Workers workers,
            Answers answers) {
        this.answers = answers;
        this.store = store;
        this.dumps = dumps;
        this.trees = trees;
        this.detector = detector;
        this.captures = new Captures(new CaptureOpener(sources), workers);
        this.conversations =
                new Conversations(new ConversationTrees(trees), new QuickContentSniffer(detector), detector.formats());
    }

    /** A capture as a whole, or how far indexing it is; {@code auto} for the layers that are recognised around it. */
    public CaptureView get(String dump, String layers) throws IOException {
        Dump found = dumps.find(dump);
        LayerPath path = dumps.layers(found, layers);
        return switch (captures.state(found, path, Use.PATIENCE_MILLIS)) {
            case Captures.State.Ready() -> read(found, path, capture -> capture.view(DumpCases.view(found)));
            case Captures.State.Indexing indexing ->
                new CaptureView.Indexing(DumpCases.view(found), path.toString(), indexing.fraction());
            case Captures.State.Failed failed -> throw Refusal.badRequest(failed.why());
        };
    }

    /** Computes an answer from a capture that is indexed. */
    public <R> R read(String dump, String layers, Use<CaptureReader, R> use) throws IOException {
        Dump found = dumps.find(dump);
        return read(found, dumps.layers(found, layers), use);
    }

    private <R> R read(Dump dump, LayerPath layers, Use<CaptureReader, R> use) throws IOException {
        Bindings bindings = Bindings.of(store.bindings(), dump, layers);
        return answers.by(
                "Reading a capture",
                () -> captures.use(
                        dump, layers, open -> use.with(new CaptureReader(open, detector.formats(), bindings))));
    }

    /** A page of the conversation of a flow. */
    public ConversationView conversation(String dump, String layers, FlowReading how, Conversations.Part part)
            throws IOException {
        Dump found = dumps.find(dump);
        return read(found, dumps.layers(found, layers), reader -> conversations.page(found, reader, how, part));
    }

    /** Binds a flow to a format; an empty one ends that. */
    public void bindFlow(String dump, String layers, int flow, String format) throws IOException {
        known(format);
        read(dump, layers, reader -> {
            reader.bind(flow, format);
            return flow;
        });
    }

    /** Binds a port to a format, in the space that this thread works in; an empty one ends that. */
    public void bindPort(int port, String format) {
        known(format);
        Bindings.bindPort(store.bindings(), SpaceAccess.current().home(), port, format);
    }

    /** The formats that ports are bound to in the space that this thread works in. */
    public List<BindingView> bindings() {
        return Bindings.ofPorts(store.bindings(), SpaceAccess.current().home());
    }

    private void known(String format) {
        if (!format.isEmpty()) {
            detector.decoder(format);
        }
    }

    /** Where the packets begin that bytes of a tree came in; nothing where they came in none. */
    public List<BoundaryView> boundaries(String tree, long offset, long length, int limit) throws IOException {
        TreeEntry entry = trees.find(tree);
        Optional<FlowPosition> place = FlowPosition.of(Detector.path(entry.layers()));
        return place.isEmpty()
                ? List.of()
                : read(
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

    public void watchedBy(Metrics metrics) {
        metrics.watchCache("captures", captures::size, captures::hits, captures::misses);
    }

    /** Closes the captures of a dump that is to be deleted. */
    public void drop(String dump) {
        captures.drop(dump);
    }

    @Override
    public void close() {
        captures.close();
    }
}
