package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureSummary;
import dev.hexplain.inspect.view.TimelineView;
import java.util.Arrays;
import java.util.List;

/** Counts packets by time span. */
final class Timelines {
    private static final double NANOS = 1e9;

    private Timelines() {}

    /**
     * @param spans how many
     */
    static TimelineView of(CaptureIndex index, int spans) {
        CaptureSummary summary = index.summary();
        if (summary.firstTime() == Long.MIN_VALUE) {
            return new TimelineView(null, 0, List.of(), List.of());
        }
        long width = Math.max(1, (summary.lastTime() - summary.firstTime()) / spans + 1);
        int[] packets = new int[spans];
        long[] bytes = new long[spans];
        index.times((nanos, original) -> {
            int span = Math.clamp((nanos - summary.firstTime()) / width, 0, spans - 1);
            packets[span]++;
            bytes[span] += original;
        });
        return new TimelineView(
                IsoTimes.of(summary.firstTime()),
                width / NANOS,
                Arrays.stream(packets).boxed().toList(),
                Arrays.stream(bytes).boxed().toList());
    }
}
