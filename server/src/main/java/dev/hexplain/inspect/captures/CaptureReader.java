package dev.hexplain.inspect.captures;

import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureSummary;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.CaptureIssueView;
import dev.hexplain.inspect.view.CapturePage;
import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.DumpView;
import dev.hexplain.inspect.view.FlowView;
import dev.hexplain.inspect.view.PacketFieldsView;
import dev.hexplain.inspect.view.PacketView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.inspect.view.TimelineView;
import java.util.List;

/** Answers questions about one capture; valid as long as it is lent. */
public record CaptureReader(OpenCapture capture, Formats formats, Bindings bindings) {

    /** The capture as a whole. */
    public CaptureView.Ready view(DumpView dump) {
        return new CaptureView.Ready(dump, capture.layers().toString(), summary());
    }

    private CaptureView.Summary summary() {
        CaptureIndex index = capture.index();
        CaptureSummary summary = index.summary();
        return new CaptureView.Summary(
                FlowViews.words(summary.kind()),
                index.source().length(),
                index.packetCount(),
                index.flowCount(),
                summary.capturedBytes(),
                summary.originalBytes(),
                summary.firstTime() == Long.MIN_VALUE ? null : IsoTimes.of(summary.firstTime()),
                summary.lastTime() == Long.MIN_VALUE ? null : IsoTimes.of(summary.lastTime()),
                summary.issues(),
                summary.complete(),
                index.interfaces().stream()
                        .map(each -> new CaptureView.Interface(
                                each.number(), each.linkType(), each.name(), each.description(), each.snaplen()))
                        .toList(),
                capture.notes());
    }

    /** A page of the flows in an order. */
    public CapturePage<FlowView> flows(FlowOrder order, long from, int limit) {
        FlowViews views = new FlowViews(capture, formats, bindings.known());
        return new CapturePage<>(views.page(order, from, limit), capture.notes());
    }

    public FlowView flow(int number) {
        return new FlowViews(capture, formats, bindings.known()).of(find(number).number());
    }

    /** A page of the packets that fit, of all or of a flow, both ways. */
    public CapturePage<PacketView> packets(PacketFilter filter, long from, int limit) {
        return new CapturePage<>(page(filter, from, limit), filter.takesAll() ? List.of() : capture.notes());
    }

    private Page<PacketView> page(PacketFilter filter, long from, int limit) {
        PacketViews views = new PacketViews(capture.index());
        if (filter.flow().isPresent()) {
            find(filter.flow().getAsInt());
        }
        if (!filter.takesAll()) {
            return views.page(capture.packets(filter), from, limit);
        }
        return filter.flow().isPresent() ? views.page(filter.flow().getAsInt(), from, limit) : views.page(from, limit);
    }

    /** What the bytes of a packet mean. */
    public PacketFieldsView packet(long number) {
        int count = capture.index().packetCount();
        if (number < 1 || number > count) {
            throw Refusal.notFound("There is no packet %d: the capture has %d.".formatted(number, count));
        }
        return new PacketFields(capture.index(), formats).of((int) number);
    }

    /** When packets came. */
    public TimelineView timeline(int spans) {
        return Timelines.of(capture.index(), spans);
    }

    /** A page of what is wrong. */
    public Page<CaptureIssueView> issues(long from, int limit) {
        int first = (int) Math.min(from, capture.index().issueCount());
        return new Page<>(
                from,
                capture.index().issueCount(),
                capture.index().issues(first, limit).stream()
                        .map(issue -> new CaptureIssueView(
                                issue.offset(), issue.packet() == 0 ? null : issue.packet(), issue.message()))
                        .toList());
    }

    /** Binds a flow to a format; an empty one ends that. */
    public void bind(int flow, String format) {
        bindings.bindFlow(find(flow).number(), format);
    }

    /** The format that a flow is bound to, or that was detected for its sides; empty where neither is. */
    public String formatOf(int flow) {
        return bindings.known().of(find(flow)).orElse("");
    }

    Flow find(int number) {
        if (number < 0 || number >= capture.index().flowCount()) {
            throw Refusal.notFound("This capture has no flow %d: there are %d, from 0."
                    .formatted(number, capture.index().flowCount()));
        }
        return capture.index().flow(number);
    }
}
