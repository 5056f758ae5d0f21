package dev.hexplain.ingest.capture;

import java.util.EnumSet;
import java.util.Set;

/**
 * What was observed about a packet: a fragment, a retransmission, out of order. The order is part of the index's
 * version.
 */
public enum PacketMark {
    /** A fragment of an IP datagram that a later packet completes, or none. */
    FRAGMENT,
    /** The fragment that completed a datagram: its payload is that of the whole datagram. */
    REASSEMBLED,
    ISSUE,
    /** The capture kept less than was on the wire. */
    CUT,
    /** All its bytes were in the stream before. */
    RETRANSMISSION,
    /** It fills a gap that an earlier packet left. */
    OUT_OF_ORDER,
    /** One byte at most, before what comes next, which asks whether the other side is there (RFC 9293, 3.8.4). */
    KEEP_ALIVE,
    /** One byte sent where the other side takes none, to hear when it does (RFC 9293, 3.8.6.1). */
    ZERO_WINDOW_PROBE,
    URGENT,
    AFTER_FIN,
    /** Some bytes were sent before, and are others now. */
    OVERLAP_DIFFERS,
    /** So far from the window that it is left out of the stream. */
    OUTSIDE_WINDOW,
    COMMENT;

    private static final int FIRST_BIT = 10;

    int bit() {
        return 1 << (FIRST_BIT + ordinal());
    }

    static Set<PacketMark> of(int bits) {
        Set<PacketMark> marks = EnumSet.noneOf(PacketMark.class);
        for (PacketMark mark : values()) {
            if ((bits & mark.bit()) != 0) {
                marks.add(mark);
            }
        }
        return marks;
    }
}
