package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.FlowAddress;
import dev.hexplain.ingest.capture.FlowSegment;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.BoundaryView;
import java.util.ArrayList;
import java.util.List;

/** The packet boundaries in the stream of one side of a flow. */
public final class Boundaries {
    private Boundaries() {}

    /**
     * The packets that bytes came in.
     *
     * @param flow the step to the stream, {@code tcp:3a}
     * @param shift where in the stream the offsets begin to count
     */
    public static List<BoundaryView> of(
            OpenCapture capture, LayerStep flow, long shift, long offset, long length, int limit) {
        FlowAddress address = FlowAddress.parse(flow.entry())
                .orElseThrow(() -> Refusal.badRequest("`%s` names no side of a flow.".formatted(flow)));
        CaptureIndex index = capture.index();
        if (address.flow() >= index.flowCount()) {
            throw Refusal.notFound("This capture has no flow %d.".formatted(address.flow()));
        }
        FlowStream stream = index.stream(address.flow(), address.side(), address.policy());
        return of(index, stream, shift, offset, length, limit);
    }

    private static List<BoundaryView> of(
            CaptureIndex index, FlowStream stream, long shift, long offset, long length, int limit) {
        List<BoundaryView> found = new ArrayList<>();
        long end = shift + offset + length;
        int first = stream.segmentIndex(shift + offset);
        for (int at = Math.max(0, first); at < stream.segmentCount() && found.size() < limit; at++) {
            FlowSegment segment = stream.segment(at);
            if (segment.streamOffset() >= end) {
                break;
            }
            long begin = Math.max(segment.streamOffset(), shift);
            found.add(new BoundaryView(
                    begin - shift,
                    segment.end() - begin,
                    segment.gap(),
                    segment.gap() ? null : segment.packet(),
                    segment.gap()
                            ? null
                            : IsoTimes.of(index.packet(segment.packet()).time())));
        }
        return found;
    }
}
