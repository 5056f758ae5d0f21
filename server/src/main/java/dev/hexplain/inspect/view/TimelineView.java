package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Packets and bytes of a capture by time span.
 *
 * @param start of the first span, as ISO 8601 with nanoseconds
 * @param spanSeconds how long each is
 * @param packets in each span
 * @param bytes in each span, as they were on the wire
 */
public record TimelineView(@Nullable String start, double spanSeconds, List<Integer> packets, List<Long> bytes) {}
