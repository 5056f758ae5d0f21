package dev.hexplain.inspect.captures;

import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.capture.Endpoint;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.ingest.capture.FlowLayer;
import dev.hexplain.ingest.capture.OverlapPolicy;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.FlowView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.store.SpaceAccess;
import dev.hexplain.tree.RequestDeadline;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Renders flows of a capture for the API. */
record FlowViews(OpenCapture capture, Formats formats, Bindings.Known bindings) {
    private static final int FIRST_BYTES = 16;
    private static final double NANOS = 1e9;

    /** Flows know nothing of each other: the formats of several are detected at the same time, on all processors. */
    Page<FlowView> page(FlowOrder order, long from, int limit) {
        int[] numbers = capture.flows(order);
        int first = (int) Math.min(from, numbers.length);
        Runnable asked = RequestDeadline.requiringAsked();
        List<FlowView> items = Arrays.stream(numbers, first, Math.min(numbers.length, first + limit))
                .parallel()
                .mapToObj(SpaceAccess.carriedBy(number -> {
                    asked.run();
                    return of(number);
                }))
                .toList();
        return new Page<>(from, numbers.length, items);
    }

    FlowView of(int number) {
        Flow flow = capture.index().flow(number);
        return new FlowView(
                number,
                flow.kind() == Flow.Kind.OTHER ? String.valueOf(flow.protocol()) : words(flow.kind()),
                side(flow, Side.A),
                side(flow, Side.B),
                flow.packets(),
                flow.wireBytes(),
                IsoTimes.of(flow.firstTime()),
                flow.firstTime().isPresent() ? FlowOrder.nanos(flow) / NANOS : null,
                words(flow.facts()),
                bindings.of(flow).orElse(null));
    }

    private FlowView.FlowSideView side(Flow flow, Side side) {
        Endpoint end = flow.endpoint(side);
        Flow.SideCounts counts = flow.counts(side);
        byte[] first = capture.index().stream(flow.number(), side).copy(0, FIRST_BYTES);
        return new FlowView.FlowSideView(
                end.address(),
                end.port(),
                capture.name(end.address()).orElse(null),
                counts.packets(),
                counts.wireBytes(),
                counts.streamBytes(),
                counts.gaps(),
                counts.gapBytes(),
                counts.retransmissions(),
                counts.outOfOrder(),
                counts.differingOverlaps(),
                FlowLayer.step(flow, side, OverlapPolicy.FIRST_WINS)
                        .map(this::path)
                        .orElse(null),
                HexFormat.of().formatHex(first),
                format(flow, side));
    }

    private String path(LayerStep step) {
        return capture.layers().then(step).toString();
    }

    private CandidatesView.@Nullable FormatCandidate format(Flow flow, Side side) {
        return capture.format(flow.number(), side, formats).map(this::view).orElse(null);
    }

    private CandidatesView.FormatCandidate view(Candidate candidate) {
        String title = formats.get(candidate.format())
                .map(decoder -> decoder.description().title())
                .orElse(candidate.format());
        return new CandidatesView.FormatCandidate(
                candidate.format(), title, candidate.offset(), candidate.confidence(), candidate.reason());
    }

    private static List<String> words(Set<? extends Enum<?>> facts) {
        return facts.stream().map(FlowViews::words).toList();
    }

    static String words(Enum<?> fact) {
        return fact.name().toLowerCase(Locale.ROOT);
    }
}
