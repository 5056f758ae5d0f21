package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A conversation of two endpoints.
 *
 * @param number from 0, in the order of first packets
 * @param protocol {@code tcp}, {@code udp}, or the number of the registry of IP
 * @param a the endpoint that began, as far as the capture shows
 * @param start of the first packet, as ISO 8601 with nanoseconds
 * @param seconds from the first packet to the last
 * @param facts what was observed about it: {@code handshake}, {@code rst}
 * @param bound the format that a user chose for the flow or its port
 */
public record FlowView(
        int number,
        String protocol,
        FlowSideView a,
        FlowSideView b,
        int packets,
        long bytes,
        @Nullable String start,
        @Nullable Double seconds,
        List<String> facts,
        @Nullable String bound) {

    /**
     * One end of it, and what it sent.
     *
     * @param name the capture knows for the address
     * @param bytes of whole packets on the wire
     * @param streamBytes of payload, gaps included
     * @param differingOverlaps packets that repeat bytes of the stream, but others
     * @param layers the layers to remove from the dump to get to what this side sent; absent where it is neither TCP
     *     nor UDP
     * @param firstBytes of what it sent, as hex
     * @param format what that was recognised as
     */
    public record FlowSideView(
            String address,
            int port,
            @Nullable String name,
            int packets,
            long bytes,
            long streamBytes,
            int gaps,
            long gapBytes,
            int retransmissions,
            int outOfOrder,
            int differingOverlaps,
            @Nullable String layers,
            String firstBytes,
            CandidatesView.@Nullable FormatCandidate format) {
        /** Address and port as one text: {@code 10.0.0.1:80}, {@code [::1]:80}; the address where there is no port. */
        public String endpoint() {
            if (port == 0) {
                return address;
            }
            return (address.contains(":") ? "[" + address + "]" : address) + ":" + port;
        }
    }
}
