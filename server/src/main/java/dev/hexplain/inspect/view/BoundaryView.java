package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A boundary in the stream of a flow: where the bytes of a packet, or of a gap, begin.
 *
 * @param offset in the source of the tree
 * @param gap whether the capture does not hold these bytes
 * @param packet from 1
 * @param time as ISO 8601 with nanoseconds
 */
public record BoundaryView(
        long offset,
        long length,
        boolean gap,
        @Nullable Integer packet,
        @Nullable String time) {}
