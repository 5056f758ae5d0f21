package dev.hexplain.ingest.capture;

import static dev.hexplain.ingest.capture.TransportLayer.ACK;
import static dev.hexplain.ingest.capture.TransportLayer.FIN;
import static dev.hexplain.ingest.capture.TransportLayer.RST;
import static dev.hexplain.ingest.capture.TransportLayer.SYN;
import static dev.hexplain.ingest.capture.TransportLayer.URG;

/**
 * Tracks both directions of TCP connections (RFC 9293) packet by packet: the stream position of each payload, and
 * whether all came in order, so that reassembly needs only one walk.
 */
final class TcpTracker {
    /** Position 0 is known: the sequence number after SYN, or that of the first data. */
    static final int FIRM = 1;
    /** The first sequence number was that of a packet without data. */
    static final int PROVISIONAL = 1 << 1;

    static final int SAW_SYN = 1 << 2;
    static final int SAW_FIN = 1 << 3;
    static final int SAW_RST = 1 << 4;
    /** Payloads do not just follow each other. */
    static final int UNCLEAN = 1 << 5;

    private static final int ZERO_WINDOW = 1 << 6;
    /** The other side has acknowledged the SYN: another one is not the conversation's. */
    private static final int CONFIRMED = 1 << 7;

    /** RFC 7323: no window is larger, so no segment is farther from what came before. */
    private static final long LARGEST_WINDOW = 1 << 30;

    /** How much may lie before or behind the first packet of a conversation that had begun before the capture did. */
    private static final int BEGINNING = 1 << 20;

    private final FlowTable flows;
    private final PacketTable packets;
    private final CaptureIssueLog issues;

    TcpTracker(FlowTable flows, PacketTable packets, CaptureIssueLog issues) {
        this.flows = flows;
        this.packets = packets;
        this.issues = issues;
    }

    /** Whether a packet begins a new connection between the same endpoints: a SYN with another sequence number. */
    boolean startsAnew(int flow, int side, PacketFrame frame) {
        return (frame.flags & (SYN | ACK)) == SYN
                && flows.sideHas(flow, side, FIRM | PROVISIONAL)
                && flows.getInt(flow, side, FlowTable.BASE) != frame.sequence + 1;
    }

    /**
     * Follows a packet of a flow.
     *
     * @param captured bytes of its payload
     * @param missing bytes of it that are not in the capture
     */
    void follow(int flow, int side, int row, PacketFrame frame, int captured, int missing) {
        acknowledge(flow, 1 - side, frame);
        setWindow(flow, side, frame);
        int length = captured + missing;
        begin(flow, side, frame, length);
        if ((frame.flags & RST) != 0) {
            flows.addSideState(flow, side, SAW_RST);
        }
        if ((frame.flags & URG) != 0) {
            packets.mark(row, PacketMark.URGENT);
        }
        if (flows.sideHas(flow, side, FIRM | PROVISIONAL)) {
            place(flow, side, row, frame, length, missing);
        }
    }

    private void acknowledge(int flow, int other, PacketFrame frame) {
        if ((frame.flags & ACK) != 0 && flows.sideHas(flow, other, FIRM)) {
            long acknowledged = position(flow, other, frame.acknowledged);
            if (acknowledged == 0) {
                flows.addSideState(flow, other, CONFIRMED);
            }
            if (acknowledged > flows.getLong(flow, other, FlowTable.ACKNOWLEDGED)) {
                flows.setLong(flow, other, FlowTable.ACKNOWLEDGED, acknowledged);
            }
        }
    }

    /** The position of a sequence number, taken for the one that is nearest to what came last. */
    private long position(int flow, int side, int sequence) {
        long frontier = flows.getLong(flow, side, FlowTable.FRONTIER);
        return frontier + (sequence - (flows.getInt(flow, side, FlowTable.BASE) + (int) frontier));
    }

    private void setWindow(int flow, int side, PacketFrame frame) {
        boolean zero = frame.receiveWindow == 0 && (frame.flags & (SYN | RST)) == 0;
        if (zero != flows.sideHas(flow, side, ZERO_WINDOW)) {
            flows.setInt(
                    flow, side, FlowTable.SIDE_STATE, flows.getInt(flow, side, FlowTable.SIDE_STATE) ^ ZERO_WINDOW);
        }
    }

    private void begin(int flow, int side, PacketFrame frame, int length) {
        if ((frame.flags & SYN) != 0) {
            boolean nothingYet = flows.getLong(flow, side, FlowTable.FRONTIER) == 0;
            if (!flows.sideHas(flow, side, FIRM) || (nothingYet && !flows.sideHas(flow, side, CONFIRMED))) {
                setBase(flow, side, frame.sequence + 1, FIRM | SAW_SYN);
            }
        } else if (!flows.sideHas(flow, side, FIRM)) {
            beginWithin(flow, side, frame, length);
        }
    }

    private void beginWithin(int flow, int side, PacketFrame frame, int length) {
        boolean provisional = flows.sideHas(flow, side, PROVISIONAL);
        if (length > 0) {
            int ahead = frame.sequence - flows.getInt(flow, side, FlowTable.BASE);
            // One byte ahead is the data after a keep-alive; more was not captured.
            boolean gap = provisional && ahead > 1 && ahead <= BEGINNING;
            setBase(flow, side, gap ? frame.sequence - ahead : frame.sequence, FIRM);
        } else if (!provisional && (frame.flags & RST) == 0) {
            setBase(flow, side, frame.sequence, PROVISIONAL);
        }
    }

    private void setBase(int flow, int side, int base, int state) {
        flows.setInt(flow, side, FlowTable.BASE, base);
        flows.addSideState(flow, side, state);
    }

    private void place(int flow, int side, int row, PacketFrame frame, int length, int missing) {
        int syn = (frame.flags & SYN) == 0 ? 0 : 1;
        long position = position(flow, side, frame.sequence + syn);
        long finPosition = flows.getLong(flow, side, FlowTable.FIN_POSITION);
        boolean finished = flows.sideHas(flow, side, SAW_FIN);
        if (finished && position > finPosition) {
            // FIN itself has a sequence number.
            position--;
            if (length > 0) {
                packets.mark(row, PacketMark.AFTER_FIN);
                issues.add(CaptureIssueKind.AFTER_FIN, packets.offset(row), row + 1, finPosition, length);
            }
        }
        packets.setPosition(row, position);
        if (isKeepAlive(flow, side, frame, position, length, finished)) {
            packets.mark(row, PacketMark.KEEP_ALIVE);
            flows.add(flow, side, FlowTable.KEEP_ALIVES, 1);
            return;
        }
        long frontier = flows.getLong(flow, side, FlowTable.FRONTIER);
        if (length > 0 && Math.abs(position - frontier) > LARGEST_WINDOW) {
            packets.mark(row, PacketMark.OUTSIDE_WINDOW);
            issues.add(
                    CaptureIssueKind.OUTSIDE_WINDOW, packets.offset(row), row + 1, LARGEST_WINDOW, position - frontier);
            return;
        }
        if (length > 0) {
            data(flow, side, row, position, length, missing);
        }
        if ((frame.flags & FIN) != 0 && !finished) {
            flows.addSideState(flow, side, SAW_FIN);
            flows.setLong(flow, side, FlowTable.FIN_POSITION, position + length);
        }
    }

    private boolean isKeepAlive(int flow, int side, PacketFrame frame, long position, int length, boolean finished) {
        if (length > 1 || (frame.flags & (SYN | FIN | RST)) != 0) {
            return false;
        }
        long frontier = flows.getLong(flow, side, FlowTable.FRONTIER);
        return position == frontier - 1
                || (finished && length == 1 && position == flows.getLong(flow, side, FlowTable.FIN_POSITION));
    }

    private void data(int flow, int side, int row, long position, int length, int missing) {
        long frontier = flows.getLong(flow, side, FlowTable.FRONTIER);
        if (length == 1 && position == frontier && flows.sideHas(flow, 1 - side, ZERO_WINDOW)) {
            packets.mark(row, PacketMark.ZERO_WINDOW_PROBE);
        }
        if (position != frontier || missing > 0) {
            flows.addSideState(flow, side, UNCLEAN);
        }
        boolean before = position < flows.getLong(flow, side, FlowTable.ORIGIN);
        if (before && position >= -BEGINNING && !flows.sideHas(flow, side, SAW_SYN)) {
            flows.setLong(flow, side, FlowTable.ORIGIN, position);
        }
        if (position + length > frontier) {
            flows.setLong(flow, side, FlowTable.FRONTIER, position + length);
        }
    }
}
