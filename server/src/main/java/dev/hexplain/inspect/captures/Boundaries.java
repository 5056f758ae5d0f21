package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.Step;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.FlowSegment;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.OverlapPolicy;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.inspect.Refusal;
import dev.hexplain.inspect.view.BoundaryView;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where packets begin in what a side of a flow sent. */
public final class Boundaries {
    private static final Pattern ENTRY = Pattern.compile("([0-9]{1,9})([ab])(?::([a-z-]{1,20}))?");

    private Boundaries() {}

    /**
     * The packets that bytes came in.
     *
     * @param flow the step to the stream, {@code tcp:3a}
     * @param shift where in the stream the offsets begin to count
     */
    public static List<BoundaryView> of(
            OpenCapture capture, Step flow, long shift, long offset, long length, int limit) {
        Matcher entry = ENTRY.matcher(flow.entry());
        if (!entry.matches()) {
            throw Refusal.badRequest("`%s` names no side of a flow.".formatted(flow));
        }
        CaptureIndex index = capture.index();
        int number = Integer.parseInt(entry.group(1));
        if (number >= index.flowCount()) {
            throw Refusal.notFound("This capture has no flow %d.".formatted(number));
        }
        OverlapPolicy policy = entry.group(3) == null
                ? OverlapPolicy.FIRST_WINS
                : OverlapPolicy.parse(entry.group(3)).orElse(OverlapPolicy.FIRST_WINS);
        FlowStream stream = index.stream(number, Side.parse(entry.group(2)).orElseThrow(), policy);
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
                            : Times.of(index.packet(segment.packet()).time())));
        }
        return found;
    }
}
