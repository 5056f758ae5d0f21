package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/** A tree, or the progress of decoding it. */
public record TreeView(
        String id,
        DumpView dump,
        String format,
        String formatTitle,
        String layers,
        String layersTitle,
        long offset,
        @Nullable String endian,
        @Nullable String endianReason,
        long size,
        State state,
        @Nullable Double progress,
        @Nullable String status,
        @Nullable Long fields,
        @Nullable Long covered,
        @Nullable Long issueCount,
        @Nullable Long handleCount,
        @Nullable Long maxDepth,
        @Nullable Double decodeMillis,
        @Nullable String detail,
        @Nullable FieldView root,
        @Nullable Integer derivedSources) {

    /** The state of decoding. Named as in JSON. */
    public enum State {
        decoding,
        ready,
        failed
    }
}
