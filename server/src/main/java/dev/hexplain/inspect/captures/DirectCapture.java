package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.capture.CaptureFile;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.FlowLayer;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.ingest.carve.Carver;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.Carvings;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.DecodeStatus;
import dev.hexplain.inspect.trees.DirectTrees;
import dev.hexplain.inspect.view.CapturePage;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.CarvingsView;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.inspect.view.DumpView;
import dev.hexplain.inspect.view.FlowView;
import dev.hexplain.inspect.view.PacketFieldsView;
import dev.hexplain.store.Dump;
import dev.hexplain.tree.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The capture in a temporary store, indexed and decoded at once by the thread that asks. */
public final class DirectCapture implements AutoCloseable {
    private static final int PAGE = 500;

    private final Dump dump;
    private final LayerStore sources;
    private final Detector detector;
    private final OpenCapture capture;
    private final CaptureReader reader;
    private final DirectConversationTrees trees;
    private final Conversations conversations;

    private DirectCapture(Dump dump, LayerStore sources, Detector detector, DirectTrees trees, OpenCapture capture) {
        this.dump = dump;
        this.sources = sources;
        this.detector = detector;
        this.capture = capture;
        this.reader = new CaptureReader(capture, detector.formats(), Bindings.NONE);
        this.trees = new DirectConversationTrees(trees, detector);
        this.conversations = new Conversations(this.trees, new QuickContentSniffer(detector), detector.formats());
    }

    /** Indexes the capture inside some layers of a dump. */
    public static DirectCapture of(
            Dump dump, LayerPath layers, LayerStore sources, Detector detector, DirectTrees trees) throws IOException {
        return find(dump, layers, sources, detector, trees)
                .orElseThrow(() -> Refusal.badRequest(
                        "%s is no capture: a pcap or pcapng file was expected".formatted(dump.name())));
    }

    /** The same; empty where there is no capture inside. */
    public static Optional<DirectCapture> find(
            Dump dump, LayerPath layers, LayerStore sources, Detector detector, DirectTrees trees) throws IOException {
        Source inside = sources.open(dump, layers);
        boolean opened = false;
        try {
            if (!CaptureFile.recognises(inside)) {
                return Optional.empty();
            }
            CaptureIndex index = sources.index(dump.id(), layers, inside, Progress.NONE);
            OpenCapture capture = new OpenCapture(layers, inside, index);
            opened = true;
            return Optional.of(new DirectCapture(dump, sources, detector, trees, capture));
        } finally {
            if (!opened) {
                inside.close();
            }
        }
    }

    public CaptureView.Summary view() {
        return reader.view(new DumpView("", dump.name(), dump.size(), "", "", "", null, null))
                .summary();
    }

    public CapturePage<FlowView> flows(FlowOrder order, long from, int limit) {
        return reader.flows(order, from, limit);
    }

    /** What the bytes of a packet mean. */
    public PacketFieldsView packet(long number) {
        return reader.packet(number);
    }

    /** The conversation of a flow. */
    public ConversationView conversation(FlowReading how, Conversations.Part part) throws IOException {
        return conversations.page(dump, reader, how, part);
    }

    /** Closes the trees of the conversations that were looked at so far. */
    public void closeTrees() {
        trees.close();
    }

    /** Whether a flow is made of datagrams, each of which is a document of its own. */
    public boolean hasDatagrams(int flow) {
        return reader.flow(flow).protocol().equals("udp");
    }

    /**
     * Writes the datagrams of a flow, each decoded as a document of its own.
     *
     * @param side {@code a} or {@code b}; empty for both
     * @return how much was understood of the one that was understood least
     */
    public DecodeStatus print(FlowReading how, String side, PrintForm form, PrintWriter out) throws IOException {
        DatagramPrinter printer =
                new DatagramPrinter(dump.name(), new QuickContentSniffer(detector), capture.index(), form, out);
        DecodeStatus worst = DecodeStatus.COMPLETE;
        long total = Long.MAX_VALUE;
        for (long from = 0; from < total; from += PAGE) {
            ConversationView page = conversation(how, Conversations.Part.of("", from, PAGE));
            total = page.total();
            for (ConversationView.ConversationMessage message : page.items()) {
                if (side.isEmpty() || side.equals(message.side())) {
                    DecodeStatus status = printer.print(how, message, layers(how, message.side()));
                    worst = status.compareTo(worst) > 0 ? status : worst;
                }
            }
        }
        return worst;
    }

    /** The formats embedded in the stream of a side. */
    public CarvingsView embedded(FlowReading how, String side) throws IOException {
        LayerPath path = Detector.path(layers(how, side));
        try (Source sent = sources.open(dump, path)) {
            return new Carvings(detector.formats()).page(path.toString(), sent, path, 0, Carver.MOST);
        }
    }

    /** The layers to remove from the file to get to what a side of a flow sent. */
    public String layers(FlowReading how, String side) {
        Side of = side(side);
        int flow = reader.flow(how.flow()).number();
        LayerStep step = FlowLayer.step(capture.index().flow(flow), of, how.overlaps())
                .orElseThrow(() -> Refusal.badRequest("Flow %d is neither TCP nor UDP.".formatted(flow)));
        return capture.layers().then(step).toString();
    }

    /**
     * How to read what those of some sides sent that sent anything: in the format that both sides tell, unless one is
     * chosen.
     */
    public List<DecodeChoices> sides(FlowReading how, List<String> sides, DecodeChoices chosen) {
        List<DecodeChoices> all = new ArrayList<>();
        for (String each : sides) {
            Side of = side(each);
            String path = layers(how, each);
            if (sides.size() == 1 || capture.index().flow(how.flow()).counts(of).streamBytes() > 0) {
                all.add(new DecodeChoices(format(how, of, chosen), path, chosen.offset(), chosen.order()));
            }
        }
        return all;
    }

    private String format(FlowReading how, Side side, DecodeChoices chosen) {
        return chosen.format().equals(DecodeChoices.DETECT)
                ? capture.format(how.flow(), side, detector.formats())
                        .map(Candidate::format)
                        .orElse(DecodeChoices.DETECT)
                : chosen.format();
    }

    static Side side(String letter) {
        return Side.parse(letter)
                .orElseThrow(() -> Refusal.badRequest("A side is a or b, and not `%s`.".formatted(letter)));
    }

    @Override
    public void close() {
        capture.close();
    }
}
