package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A capture, or the progress of indexing it.
 *
 * @param layers the layers to remove from the dump to get to it
 * @param kind {@code pcap} or {@code pcapng}
 * @param firstTime of the first packet, as ISO 8601 with nanoseconds
 * @param detail why it failed
 */
public record CaptureView(
        DumpView dump,
        String layers,
        State state,
        @Nullable Double progress,
        @Nullable String detail,
        @Nullable String kind,
        @Nullable Long size,
        @Nullable Integer packets,
        @Nullable Integer flows,
        @Nullable Long capturedBytes,
        @Nullable Long wireBytes,
        @Nullable String firstTime,
        @Nullable String lastTime,
        @Nullable Long issueCount,
        @Nullable Boolean complete,
        @Nullable List<Interface> interfaces) {

    /** One that is being indexed. */
    public static CaptureView indexing(DumpView dump, String layers, double progress) {
        return new CaptureView(
                dump,
                layers,
                State.indexing,
                progress,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /** The state of indexing. Named as in JSON. */
    public enum State {
        indexing,
        ready,
        failed
    }

    /** A network interface that packets were captured from. */
    public record Interface(int number, int linkType, String name, String description, long snaplen) {}
}
