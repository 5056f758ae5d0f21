package dev.hexplain.ingest.capture;

import java.util.Locale;

/** The kinds of issues in a capture. The order is part of the index's version. */
public enum CaptureIssueKind {
    NOT_A_CAPTURE("Not a capture: pcap or pcapng was expected"),
    FILE_CUT("Unexpected end of the file in a record: %d bytes were expected, %d are there"),
    BAD_RECORD("No packet has %2$d bytes: at most %1$d were expected; reading goes on at the next record that fits"),
    BAD_BLOCK("A block of %2$d bytes does not fit: at least %1$d were expected; reading goes on at the next that fits"),
    BLOCK_TRAILER("A block says %d bytes at its start and %d at its end"),
    BYTE_ORDER("The byte-order magic should be %X, it is %X"),
    BLOCK_SHORT("A block needs at least %d bytes, it has %d"),
    PACKET_LENGTH("%d bytes of a packet fit its block, it claims %d"),
    NO_INTERFACE("Interface %2$d is not described; the section describes %1$d"),
    OPTION("An option of %2$d bytes does not fit the %1$d that are left"),
    TIME_RESOLUTION("A time resolution of at most %d digits was expected, not %d"),
    TOO_MANY("More than %d of a kind; %d is left out"),
    LINK_TYPE("Link type %2$d is not taken apart"),
    SNAPLEN("The capture kept %2$d bytes of a packet of %1$d"),
    HEADER_CUT("A header needs %d bytes, %d are there"),
    IP_VERSION("IP version %d was expected, not %d"),
    IP_HEADER_LENGTH("An IP header has at least %d bytes, this one claims %d"),
    IP_LENGTH("The IP header says %2$d bytes, the packet has %1$d"),
    IP_OPTION("An IP option of %2$d bytes does not fit the %1$d that are left; who receives it drops the packet"),
    TCP_HEADER_LENGTH("A TCP header has 20 to %d bytes here, this one claims %d"),
    UDP_LENGTH("The UDP header says %2$d bytes, %1$d are there"),
    NESTED_TOO_DEEP("More than %d headers inside each other"),
    FRAGMENTS_MISSING("A fragmented datagram misses bytes: %d of them have come, %d fragments"),
    FRAGMENT_BAD("A fragment ends at %2$d, the datagram at %1$d"),
    FRAGMENT_OVERLAP("A fragment overlaps another: %d bytes were there already of its %d"),
    OUTSIDE_WINDOW("A segment %2$d bytes away from what came before: no window is larger than %1$d"),
    OVERLAP_DIFFERS(
            "A segment repeats bytes that were sent before, but they differ, from stream offset %d on, %d bytes"),
    AFTER_FIN("Data after the end that FIN said was at stream offset %d: %d bytes"),
    LIMIT("The bound of %d is reached at %d; what is behind that is left out");

    private final String words;

    CaptureIssueKind(String words) {
        this.words = words;
    }

    String message(long expected, long found) {
        return String.format(Locale.ROOT, words, expected, found);
    }
}
