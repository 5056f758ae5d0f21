package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

/** A tree: how far decoding it is, what came of it, or why it failed. */
public sealed interface TreeView {
    /** What was asked for. */
    Choice tree();

    default String id() {
        return tree().id();
    }

    /** The state's name in JSON. */
    @JsonProperty
    default String state() {
        return switch (this) {
            case Decoding _ -> "decoding";
            case Ready _ -> "ready";
            case Failed _ -> "failed";
        };
    }

    /**
     * A tree by the choices it is decoded with.
     *
     * @param layers the layers that are removed from the dump first
     * @param offset first byte of what is inside that is decoded
     */
    record Choice(
            String id,
            DumpView dump,
            String format,
            String formatTitle,
            String layers,
            String layersTitle,
            long offset) {}

    /**
     * A tree that is being decoded.
     *
     * @param size bytes of the dump
     * @param progress from 0 to 1
     */
    @JsonPropertyOrder({"tree", "size", "state", "progress"})
    record Decoding(@JsonUnwrapped Choice tree, long size, double progress) implements TreeView {}

    /**
     * A tree that can be read.
     *
     * @param endian the byte order that was detected, where the format leaves it open: {@code big} or {@code little}
     * @param endianReason why
     * @param size bytes of its source
     * @param value the value of the whole tree
     * @param hasOwnValues whether the format says what its fields mean: otherwise values are what the tree says
     * @param finding the notice about the whole dump
     */
    @JsonPropertyOrder({
        "tree",
        "endian",
        "endianReason",
        "size",
        "state",
        "statistics",
        "root",
        "derivedSources",
        "value",
        "hasOwnValues",
        "meaning",
        "finding"
    })
    record Ready(
            @JsonUnwrapped Choice tree,
            @Nullable String endian,
            @Nullable String endianReason,
            long size,
            @JsonUnwrapped Statistics statistics,
            FieldView root,
            int derivedSources,
            LogicalValueView value,
            boolean hasOwnValues,
            @Nullable FindingView finding)
            implements TreeView {
        /** As {@link #hasOwnValues}, by the name that it had before 1.0. */
        @Deprecated
        @JsonProperty("meaning")
        public boolean meaning() {
            return hasOwnValues;
        }
    }

    /**
     * What is in a tree.
     *
     * @param status how much was understood
     * @param covered bytes in leaves other than gaps and unparsed ones
     * @param opaque bytes among these of which only the program that wrote them knows the meaning
     */
    record Statistics(
            String status,
            long fields,
            long covered,
            long opaque,
            long issueCount,
            long handleCount,
            long maxDepth,
            double decodeMillis) {}

    /**
     * A tree whose decoding failed.
     *
     * @param size bytes of the dump
     * @param detail why
     */
    @JsonPropertyOrder({"tree", "size", "state", "detail"})
    record Failed(@JsonUnwrapped Choice tree, long size, String detail) implements TreeView {}
}
