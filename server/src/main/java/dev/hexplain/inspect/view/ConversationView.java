package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a conversation, in order of time, or the progress of decoding it.
 *
 * @param by {@code messages} where the protocol is known, {@code turns} where it is not: runs of packets of one side;
 *     {@code datagrams} of UDP
 * @param total messages of both sides
 */
public record ConversationView(
        boolean ready,
        double progress,
        String by,
        List<Side> sides,
        long from,
        long total,
        List<ConversationMessage> items) {

    /** A side's stream as it was decoded. */
    public record Side(
            String side,
            String layers,
            String format,
            String formatTitle,
            String tree,
            @Nullable String status) {}

    /**
     * A message, turn or datagram of one side.
     *
     * @param number from 0, in the order of time
     * @param side {@code a} or {@code b}
     * @param time when its first byte came, as ISO 8601 with nanoseconds
     * @param packet its first byte came in, from 1
     * @param offset in the stream of its side
     * @param kind {@code handshake}, {@code request}, {@code response}, {@code one_way}, {@code datagram}, {@code turn}
     * @param title for display; empty where the protocol is not known
     * @param field its field in the tree of its side
     * @param document of a datagram: what it is, where that is known
     * @param inside what its payload looks like, where that is convincing
     * @param partner number of the message that answers it, or that it answers
     * @param firstBytes as hex
     */
    public record ConversationMessage(
            long number,
            String side,
            @Nullable String time,
            @Nullable Integer packet,
            long offset,
            long length,
            String kind,
            String title,
            @Nullable String field,
            @Nullable Long partner,
            String firstBytes,
            @Nullable Document document,
            @Nullable Inside inside) {}

    /**
     * A datagram as a document of its own.
     *
     * @param layers the layers to remove from the dump to get to it
     * @param start first byte of that which belongs to the format
     * @param status how much of it was understood
     * @param issue the first thing that is wrong in it, for display
     */
    public record Document(
            String layers,
            String format,
            String formatTitle,
            long start,
            String status,
            @Nullable String issue) {}

    /**
     * The detected content of a message's payload.
     *
     * @param title for display: {@code gzip → JSON}
     * @param format id of the format; absent where only what is around it was recognised
     * @param start first byte of what is inside that belongs to the format
     * @param layers the layers to remove from the dump to get to it; absent for what was derived, which the field leads
     *     to
     * @param field of the tree of its side, or of the datagram, whose bytes these are
     */
    public record Inside(
            String title,
            @Nullable String format,
            long start,
            @Nullable String layers,
            @Nullable String field) {}
}
