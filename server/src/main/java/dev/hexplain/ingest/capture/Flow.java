package dev.hexplain.ingest.capture;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A conversation of two endpoints: a TCP connection or the datagrams between two ports.
 *
 * @param number from 0, in the order of first packets; stable for the same capture
 * @param protocol number of the registry of IP: 6 is TCP, 17 is UDP
 * @param a the endpoint that began, as far as the capture shows
 * @param firstTime nanoseconds since 1970
 * @param facts what was observed about it
 * @param previous the flow of the same endpoints before, where ports were used again
 */
public record Flow(
        int number,
        int protocol,
        Endpoint a,
        Endpoint b,
        OptionalLong firstTime,
        OptionalLong lastTime,
        Set<Fact> facts,
        OptionalInt previous,
        SideCounts sideA,
        SideCounts sideB) {

    /** The transport protocol of a flow. */
    public enum Kind {
        TCP,
        UDP,
        OTHER
    }

    /** What was observed about a flow. */
    public enum Fact {
        /** Both sides sent SYN. */
        HANDSHAKE,
        /** It had begun before the capture did. */
        MID_STREAM,
        /** One side sent FIN. */
        FIN,
        /** Both sides sent FIN. */
        FIN_OF_BOTH,
        RST,
        /** The capture has one direction only. */
        ONE_WAY,
        /** The same endpoints had a conversation before. */
        PORT_REUSED
    }

    /**
     * One direction.
     *
     * @param wireBytes of whole packets, as they were on the wire
     * @param streamBytes how long the stream is, gaps included
     * @param gapBytes bytes of the stream that the capture does not hold
     * @param differingOverlaps packets that repeat bytes of the stream, but others
     */
    public record SideCounts(
            int packets,
            long wireBytes,
            long streamBytes,
            int gaps,
            long gapBytes,
            int retransmissions,
            int outOfOrder,
            int keepAlives,
            int differingOverlaps) {}

    public Kind kind() {
        return switch (protocol) {
            case TransportLayer.TCP -> Kind.TCP;
            case TransportLayer.UDP -> Kind.UDP;
            default -> Kind.OTHER;
        };
    }

    public Endpoint endpoint(Side side) {
        return side == Side.A ? a : b;
    }

    public SideCounts counts(Side side) {
        return side == Side.A ? sideA : sideB;
    }

    public int packets() {
        return sideA.packets() + sideB.packets();
    }

    /** Bytes of whole packets, both ways. */
    public long wireBytes() {
        return sideA.wireBytes() + sideB.wireBytes();
    }
}
