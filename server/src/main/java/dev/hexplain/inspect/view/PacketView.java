package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A packet of a capture.
 *
 * @param number from 1
 * @param time as ISO 8601 with nanoseconds
 * @param offset in the capture
 * @param length captured bytes
 * @param original bytes it had on the wire
 * @param side {@code a} or {@code b}: who of the flow's two sent it
 * @param summary of its headers, for display: {@code SYN}, {@code ACK, 120 bytes}
 * @param marks what was observed about it: {@code retransmission}
 */
public record PacketView(
        int number,
        @Nullable String time,
        long offset,
        long length,
        int original,
        @Nullable Integer flow,
        @Nullable String side,
        int payload,
        String summary,
        List<String> marks) {}
