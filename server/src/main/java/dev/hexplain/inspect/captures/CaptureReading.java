package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Progress;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.capture.CaptureFile;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.ingest.capture.CaptureProgress;
import dev.hexplain.ingest.capture.FlowAddress;
import dev.hexplain.ingest.capture.FlowLayer;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.ingest.carve.Carver;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.FaultLog;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.Scratch;
import dev.hexplain.inspect.dumps.Carvings;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.UnwrappedSource;
import dev.hexplain.inspect.trees.DecodeStatus;
import dev.hexplain.inspect.trees.DirectReading;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.CarvingsView;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.inspect.view.DumpView;
import dev.hexplain.inspect.view.FlowView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A capture decoded without a data folder. Closing it deletes its temporary files. */
public final class CaptureReading implements AutoCloseable {
    /** Most bytes of a side that are decoded for a conversation. */
    private static final int MOST_OF_SIDE = 256 << 20;

    private static final int PAGE = 500;

    private final Scratch scratch;
    private final Source dump;
    private final OpenCapture capture;
    private final CaptureReader reader;
    private final Detector detector;
    private final DumpLimits bounds;
    private final Map<String, DecodedSide> sides = new HashMap<>();
    private final Conversations conversations;

    private record DecodedSide(Source source, FieldTree tree, Decoder decoder) {}

    private CaptureReading(Source dump, LayerPath layers, Detector detector, DumpLimits bounds, Scratch scratch)
            throws IOException {
        this.scratch = scratch;
        this.dump = dump;
        this.detector = detector;
        this.bounds = bounds;
        Source inside = UnwrappedSource.of(dump, layers, bounds, scratch).inside();
        if (!CaptureFile.recognises(inside)) {
            throw Refusal.badRequest("%s is no capture: a pcap or pcapng file was expected".formatted(dump.name()));
        }
        CaptureIndex index =
                CaptureIndex.build(inside, TreeStorage.inMemory(), CaptureLimits.USUAL, CaptureProgress.NONE);
        this.capture = new OpenCapture(layers, inside, index);
        this.conversations = new Conversations(new Trees(), new QuickContentSniffer(detector), detector.formats());
        this.reader = new CaptureReader(capture, detector.formats(), new Bindings(Optional.empty(), "", layers));
    }

    /** Reads a dump, which it closes at the end. */
    public static CaptureReading of(Source dump, DecodeChoices choices, Detector detector, DumpLimits bounds)
            throws IOException {
        Scratch scratch = new Scratch();
        try {
            return new CaptureReading(dump, detector.layers(dump, choices).path(), detector, bounds, scratch);
        } catch (IOException | RuntimeException e) {
            scratch.close();
            dump.close();
            throw e;
        }
    }

    public CaptureView view() {
        return reader.view(new DumpView("", dump.name(), dump.length(), "", "", null));
    }

    public Page<FlowView> flows(FlowOrder order, long from, int limit) {
        return reader.flows(order, from, limit);
    }

    /** The conversation of a flow. */
    public ConversationView conversation(FlowReading how, long from, int limit) throws IOException {
        return conversations.page("", reader, how, from, limit);
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
    public DecodeStatus print(FlowReading how, String side, DirectReading.Form form, PrintWriter out)
            throws IOException {
        DatagramPrinter printer =
                new DatagramPrinter(dump.name(), new QuickContentSniffer(detector), capture.index(), form, out);
        DecodeStatus worst = DecodeStatus.COMPLETE;
        long total = Long.MAX_VALUE;
        for (long from = 0; from < total; from += PAGE) {
            ConversationView page = conversation(how, from, PAGE);
            total = page.total();
            for (ConversationView.Said said : page.items()) {
                if (side.isEmpty() || side.equals(said.side())) {
                    DecodeStatus status = printer.print(how, said, layers(how, said.side()));
                    worst = status.compareTo(worst) > 0 ? status : worst;
                }
            }
        }
        return worst;
    }

    /** The formats embedded in the stream of a side. */
    public CarvingsView embedded(FlowReading how, String side) throws IOException {
        LayerPath path = Detector.path(layers(how, side));
        try (Source sent = sent(path)) {
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

    /** The beginning of the stream of a side. */
    private Source sent(LayerPath path) throws IOException {
        FlowAddress address = FlowAddress.parse(path.last().entry()).orElseThrow();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        capture.index().stream(address.flow(), address.side(), address.policy()).writeTo(bytes, MOST_OF_SIDE);
        return Source.ofBytes(path.toString(), bytes.toByteArray());
    }

    /** Decodes sides in memory. */
    private final class Trees implements Conversations.Trees {
        @Override
        public Conversations.Decoded decode(String name, String format, String layers) throws IOException {
            DecodedSide side = sides.get(layers);
            if (side == null) {
                side = read(format, layers);
                sides.put(layers, side);
            }
            String status = DecodeStatus.of(side.tree(), format, List.of()).id();
            return new Conversations.Decoded(layers, format, detector.title(format), 1, Optional.of(status), "");
        }

        private DecodedSide read(String format, String layers) throws IOException {
            Source source = sent(Detector.path(layers));
            Decoder decoder = detector.decoder(format);
            FieldTree tree = FaultLog.shown(
                    decoder.decode(
                            source,
                            bounds.from(0, DecodeChoices.DETECT),
                            scratch.storageFor(source.length()),
                            Progress.NONE),
                    decoder);
            return new DecodedSide(source, tree, decoder);
        }

        @Override
        public <R> R use(String tree, Conversations.Use<R> use) {
            DecodedSide side = sides.get(tree);
            if (side == null) {
                throw new IllegalArgumentException("No side was decoded as " + tree);
            }
            return use.with(side.tree(), side.decoder());
        }
    }

    @Override
    public void close() {
        sides.values().forEach(side -> side.tree().close());
        capture.close();
        dump.close();
        scratch.close();
    }
}
