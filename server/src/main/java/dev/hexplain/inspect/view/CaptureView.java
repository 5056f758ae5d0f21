package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A capture: how far indexing it is, or what is in it. */
public sealed interface CaptureView {
    DumpView dump();

    /** The layers to remove from the dump to get to it. */
    String layers();

    /** The state's name in JSON. */
    @JsonProperty
    default String state() {
        return switch (this) {
            case Indexing _ -> "indexing";
            case Ready _ -> "ready";
        };
    }

    /**
     * A capture that is being indexed.
     *
     * @param progress from 0 to 1
     */
    @JsonPropertyOrder({"dump", "layers", "state", "progress"})
    record Indexing(DumpView dump, String layers, double progress) implements CaptureView {}

    /** A capture that is indexed. */
    @JsonPropertyOrder({"dump", "layers", "state", "summary"})
    record Ready(
            DumpView dump, String layers, @JsonUnwrapped Summary summary) implements CaptureView {}

    /**
     * What is in a capture.
     *
     * @param kind {@code pcap} or {@code pcapng}
     * @param firstTime of the first packet, as ISO 8601 with nanoseconds
     * @param notes which names of addresses are not known, where there are very many; a sentence each
     */
    record Summary(
            String kind,
            long size,
            int packets,
            int flows,
            long capturedBytes,
            long wireBytes,
            @Nullable String firstTime,
            @Nullable String lastTime,
            long issueCount,
            boolean complete,
            List<Interface> interfaces,
            List<String> notes) {}

    /** A network interface that packets were captured from. */
    record Interface(int number, int linkType, String name, String description, long snaplen) {}
}
