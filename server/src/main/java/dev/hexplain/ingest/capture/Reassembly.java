package dev.hexplain.ingest.capture;

import static dev.hexplain.ingest.capture.TcpTracker.SAW_FIN;
import static dev.hexplain.ingest.capture.TcpTracker.UNCLEAN;

import dev.hexplain.tree.Progress;

/** Reassembles the streams of flows: packets that came in order need one walk, others a {@link ReassemblySweep}. */
final class Reassembly {
    private static final long LARGEST_WINDOW = 1 << 30;

    private final FlowTable flows;
    private final PacketTable packets;
    private final SegmentTable segments;
    private final Payloads payloads;
    private final ReassemblySweep sweep;
    private final CancelCheck check;
    private int gaps;
    private long gapBytes;

    private Reassembly(
            FlowTable flows, PacketTable packets, SegmentTable segments, ReassemblySweep sweep, CancelCheck check) {
        this.flows = flows;
        this.packets = packets;
        this.segments = segments;
        this.payloads = new Payloads(packets, segments);
        this.sweep = sweep;
        this.check = check;
    }

    /** For the first time, while the index is written: packets are marked, and what is found is counted. */
    static Reassembly first(
            FlowTable flows, PacketTable packets, SegmentTable segments, Overlaps overlaps, CancelCheck check) {
        ReassemblySweep sweep =
                new ReassemblySweep(flows, packets, segments, OverlapPolicy.FIRST_WINS, overlaps, check);
        return new Reassembly(flows, packets, segments, sweep, check);
    }

    /** Again, with another policy: only segments are written. */
    static Reassembly again(FlowTable flows, PacketTable packets, SegmentTable segments, OverlapPolicy policy) {
        CancelCheck never = new CancelCheck(Progress.NONE);
        return new Reassembly(
                flows, packets, segments, new ReassemblySweep(flows, packets, segments, policy, null, never), never);
    }

    /** Writes the streams of both sides. */
    void flow(int flow) {
        for (int side = 0; side < 2; side++) {
            flows.setInt(flow, side, FlowTable.FIRST_SEGMENT, segments.count());
            gaps = 0;
            gapBytes = 0;
            long length = streamOf(flow, side);
            flows.setLong(flow, side, FlowTable.STREAM_LENGTH, length);
            flows.setInt(flow, side, FlowTable.GAPS, gaps);
            flows.setLong(flow, side, FlowTable.GAP_BYTES, gapBytes);
            flows.setInt(
                    flow,
                    side,
                    FlowTable.SEGMENTS,
                    segments.count() - flows.getInt(flow, side, FlowTable.FIRST_SEGMENT));
            if (isSwept(flow, side)) {
                flows.setInt(flow, side, FlowTable.RETRANSMISSIONS, sweep.retransmissions());
                flows.setInt(flow, side, FlowTable.OUT_OF_ORDER, sweep.outOfOrder());
                flows.setInt(flow, side, FlowTable.DIFFERING_OVERLAPS, sweep.differing());
            }
        }
    }

    /** Writes the segments of a side; returns how long the stream is. */
    long streamOf(int flow, int side) {
        if (isSwept(flow, side)) {
            long length = sweep.run(flow, side);
            gaps += sweep.gaps();
            gapBytes += sweep.gapBytes();
            return acknowledged(flow, side, length);
        }
        long length = walked(flow, side);
        return isTcp(flow) ? acknowledged(flow, side, length) : length;
    }

    private boolean isTcp(int flow) {
        return flows.protocol(flow) == TransportLayer.TCP;
    }

    private boolean isSwept(int flow, int side) {
        return isTcp(flow) && flows.sideHas(flow, side, UNCLEAN);
    }

    private long walked(int flow, int side) {
        int first = segments.count();
        int count = flows.packets(flow);
        long stream = 0;
        for (int at = 0; at < count; at++) {
            check.step();
            int row = flows.packet(flow, at);
            boolean left = packets.has(row, PacketMark.KEEP_ALIVE) || packets.has(row, PacketMark.OUTSIDE_WINDOW);
            if (packets.side(row) == side && !left) {
                stream = datagram(first, stream, row);
            }
        }
        return stream;
    }

    private long datagram(int first, long stream, int row) {
        int length = packets.payloadLength(row);
        int missing = packets.payloadMissing(row);
        if (length > 0) {
            payloads.write(first, stream, row, 0, length);
        }
        if (missing > 0) {
            gap(stream + length, missing);
        }
        return stream + length + missing;
    }

    private void gap(long stream, long length) {
        segments.addGap(stream, length);
        gaps++;
        gapBytes += length;
    }

    /** Adds a gap at the end for bytes that the other side acknowledged and the capture does not hold. */
    private long acknowledged(int flow, int side, long length) {
        long position = flows.getLong(flow, side, FlowTable.ACKNOWLEDGED);
        long more = position - flows.getLong(flow, side, FlowTable.ORIGIN) - length;
        // One more is the FIN that was acknowledged, captured or not.
        if (more <= 1 || more > LARGEST_WINDOW || flows.sideHas(flow, side, SAW_FIN)) {
            return length;
        }
        gap(length, more);
        return length + more;
    }
}
