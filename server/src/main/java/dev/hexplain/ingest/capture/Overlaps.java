package dev.hexplain.ingest.capture;

import java.lang.foreign.MemorySegment;

/** Compares packets that hold the same bytes of a stream, and marks those that differ. */
final class Overlaps {
    private final MemorySegment capture;
    private final PacketTable packets;
    private final CaptureIssueLog issues;

    Overlaps(MemorySegment capture, PacketTable packets, CaptureIssueLog issues) {
        this.capture = capture;
        this.packets = packets;
        this.issues = issues;
    }

    /**
     * Whether two packets differ in a run of positions that both hold. Payloads that came in fragments are not
     * compared.
     *
     * @param origin the position where the stream begins
     */
    boolean differ(int one, int other, long from, long to, long origin) {
        if (from >= to || packets.has(one, PacketMark.REASSEMBLED) || packets.has(other, PacketMark.REASSEMBLED)) {
            return false;
        }
        long atOne = packets.payload(one) + from - packets.position(one);
        long atOther = packets.payload(other) + from - packets.position(other);
        long length = to - from;
        long different = MemorySegment.mismatch(capture, atOne, atOne + length, capture, atOther, atOther + length);
        if (different < 0) {
            return false;
        }
        int later = Math.max(one, other);
        packets.mark(later, PacketMark.OVERLAP_DIFFERS);
        long place = (later == one ? atOne : atOther) + different;
        issues.add(CaptureIssueKind.OVERLAP_DIFFERS, place, later + 1, from + different - origin, length - different);
        return true;
    }

    /** Assumes that a late packet is a retransmission, until a new byte is found in it. */
    void isLate(int row) {
        packets.mark(row, PacketMark.RETRANSMISSION);
    }

    /** A packet that came late fills a gap. */
    void fillsGap(int row) {
        packets.unmark(row, PacketMark.RETRANSMISSION);
        packets.mark(row, PacketMark.OUT_OF_ORDER);
    }
}
