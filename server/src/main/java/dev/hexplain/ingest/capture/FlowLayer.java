package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * One direction of a flow of a capture as a layer: {@code tcp:3a} is the stream of side a of flow 3,
 * {@code tcp:3a:last} the same where the segment that came last counts. For UDP, the payloads of the datagrams,
 * concatenated.
 */
public final class FlowLayer implements Layer {
    /** Flows that are offered. */
    private static final int OFFERED = 50;

    /** How much of a capture is looked at for offers. */
    private static final long LOOKED_AT = 32L << 20;

    /** Flows that are looked at for offers. */
    private static final int FLOWS = 10_000;

    private static final int ISSUES = 100;

    /** The confidence of each flow, too low to be removed by itself: a capture is more than its largest flow. */
    private static final int OFFER = 40;

    private final Flow.Kind kind;
    private final Function<Source, CaptureIndex> indexes;

    private FlowLayer(Flow.Kind kind, Function<Source, CaptureIndex> indexes) {
        this.kind = kind;
        this.indexes = indexes;
    }

    /** The layers {@code tcp} and {@code udp}, which index a capture in memory when they are asked. */
    public static List<FlowLayer> all() {
        return all(source -> CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE));
    }

    /**
     * The same with indexes that the caller keeps.
     *
     * @param indexes of captures; the layers close what they are given
     */
    public static List<FlowLayer> all(Function<Source, CaptureIndex> indexes) {
        return List.of(new FlowLayer(Flow.Kind.TCP, indexes), new FlowLayer(Flow.Kind.UDP, indexes));
    }

    /** The step to what a side of a flow sent; empty for flows that are neither TCP nor UDP. */
    public static Optional<LayerStep> step(Flow flow, Side side, OverlapPolicy policy) {
        String address = new FlowAddress(flow.number(), side, policy).toString();
        return switch (flow.kind()) {
            case TCP -> Optional.of(LayerStep.whole("tcp").entry(address));
            case UDP -> Optional.of(LayerStep.whole("udp").entry(address));
            case OTHER -> Optional.empty();
        };
    }

    @Override
    public String id() {
        return kind == Flow.Kind.TCP ? "tcp" : "udp";
    }

    @Override
    public String title() {
        return kind == Flow.Kind.TCP ? "TCP stream" : "UDP datagrams";
    }

    @Override
    public List<LayerCandidate> find(Source source) {
        return offers(source, List.of(kind));
    }

    /** The sides of flows of both kinds that carry most, of the beginning of a capture, which is indexed once. */
    public static List<LayerCandidate> offers(Source source) {
        return offers(source, List.of(Flow.Kind.TCP, Flow.Kind.UDP));
    }

    private static List<LayerCandidate> offers(Source source, List<Flow.Kind> kinds) {
        if (!CaptureFile.recognises(source)) {
            return List.of();
        }
        try (CaptureIndex index = CaptureIndex.build(
                source, TreeStorage.inMemory(), CaptureLimits.USUAL.bytes(LOOKED_AT), Progress.NONE)) {
            List<Flow> flows = index.flows(0, FLOWS);
            return kinds.stream().flatMap(kind -> offers(flows, kind)).toList();
        }
    }

    private static Stream<LayerCandidate> offers(List<Flow> flows, Flow.Kind kind) {
        List<Offer> offers = new ArrayList<>();
        for (Flow flow : flows) {
            for (Side side : Side.values()) {
                if (flow.kind() == kind && flow.counts(side).streamBytes() > 0) {
                    offers.add(new Offer(flow, side));
                }
            }
        }
        offers.sort(Comparator.comparingLong(Offer::bytes).reversed());
        return offers.stream().limit(OFFERED).map(Offer::toLayerCandidate);
    }

    private record Offer(Flow flow, Side side) {
        long bytes() {
            return flow.counts(side).streamBytes();
        }

        LayerCandidate toLayerCandidate() {
            String reason = "%s to %s, %,d bytes".formatted(flow.endpoint(side), flow.endpoint(side.other()), bytes());
            return new LayerCandidate(
                    step(flow, side, OverlapPolicy.FIRST_WINS).orElseThrow(), Confidence.of(OFFER, reason));
        }
    }

    @Override
    public UnwrapResult unwrap(Source source, LayerStep step, OutputStream sink, LayerLimits limits)
            throws IOException {
        Range range = step.in(source.length());
        Optional<FlowAddress> address = FlowAddress.parse(step.entry());
        if (address.isEmpty()) {
            return nothing("A flow and a side were expected, such as 3a, not " + step.entry());
        }
        boolean whole = range.offset() == 0 && range.length() == source.length();
        Source capture = whole ? source : source.slice(range.offset(), range.length());
        try (CaptureIndex index = indexes.apply(capture)) {
            int number = address.get().flow();
            if (number >= index.flowCount() || index.flow(number).kind() != kind) {
                return nothing("No %s flow %d in this capture".formatted(id(), number));
            }
            FlowStream stream =
                    index.stream(number, address.get().side(), address.get().policy());
            return unwrapped(stream, range, sink, limits);
        }
    }

    private static UnwrapResult nothing(String why) {
        return new UnwrapResult(0, 0, List.of(LayerIssue.error(0, 0, why, null, null)), false, OffsetMap.NONE);
    }

    private static UnwrapResult unwrapped(FlowStream stream, Range capture, OutputStream sink, LayerLimits limits)
            throws IOException {
        // Gaps may be much longer than what was captured: they count as a decompression does.
        long bound = Math.min(limits.bytes(), Math.max(LayerLimits.FREE, limits.ratio() * capture.length()));
        long written = stream.writeTo(sink, bound);
        sink.flush();
        List<LayerIssue> issues = new ArrayList<>();
        OffsetMap map = stream.offsets(capture.offset());
        for (FlowSegment gap : stream.gaps(ISSUES)) {
            long at = map.from(new Range(gap.streamOffset(), 1)).offset();
            String words = "%,d bytes are not in the capture; zeros stand for them".formatted(gap.length());
            issues.add(LayerIssue.error(at, gap.streamOffset(), words, null, null));
        }
        if (written < stream.length()) {
            String words = "The stream has %,d bytes; the bound is %,d".formatted(stream.length(), bound);
            issues.add(LayerIssue.error(capture.offset(), written, words, null, null));
        }
        return new UnwrapResult(written, capture.length(), issues, written == stream.length(), map);
    }
}
