package dev.hexplain.ingest.capture;

import dev.hexplain.tree.TreeStorage;

/**
 * The table of flows, in the order of their first packets, with their packets. The columns of each side are a block of
 * their own.
 */
final class FlowTable {
    private static final int A_HIGH = 0;
    private static final int A_LOW = 8;
    private static final int B_HIGH = 16;
    private static final int B_LOW = 24;
    private static final int A_PORT = 32;
    private static final int B_PORT = 36;
    private static final int PROTOCOL = 40;
    private static final int FIRST_TIME = 48;
    private static final int LAST_TIME = 56;
    private static final int FIRST_IN_ORDER = 64;
    private static final int PREVIOUS = 68;
    private static final int SIDES = 72;

    // Of a side.
    static final int PACKETS = 0;
    static final int RETRANSMISSIONS = 4;
    static final int OUT_OF_ORDER = 8;
    static final int KEEP_ALIVES = 12;
    static final int GAPS = 16;
    static final int DIFFERING_OVERLAPS = 20;
    static final int FIRST_SEGMENT = 24;
    static final int SEGMENTS = 28;
    /** The sequence number at position 0. */
    static final int BASE = 32;

    static final int SIDE_STATE = 36;
    static final int WIRE_BYTES = 40;
    /** The position after the last byte that was seen. */
    static final int FRONTIER = 48;
    /** The position where the stream begins: 0 but for one whose beginning was not captured. */
    static final int ORIGIN = 56;

    static final int STREAM_LENGTH = 64;
    static final int GAP_BYTES = 72;
    /** The highest position that the other side acknowledged. */
    static final int ACKNOWLEDGED = 80;

    static final int FIN_POSITION = 88;
    private static final int SIDE_BYTES = 96;
    private static final int BYTES = SIDES + 2 * SIDE_BYTES;

    private static final int FAMILY_SHIFT = 8;

    private final RecordTable flows;
    private final RecordTable order;

    private FlowTable(RecordTable flows, RecordTable order) {
        this.flows = flows;
        this.order = order;
    }

    static FlowTable create(TreeStorage storage) {
        return new FlowTable(
                RecordTable.create(storage, "flows", BYTES),
                RecordTable.create(storage, "flow-packets", Integer.BYTES));
    }

    static FlowTable open(TreeStorage storage) {
        return new FlowTable(
                RecordTable.open(storage, "flows", BYTES), RecordTable.open(storage, "flow-packets", Integer.BYTES));
    }

    int count() {
        return flows.count();
    }

    /** A flow whose side a is the source of a packet, or its target. */
    int add(PacketFrame frame, boolean sourceIsA, int previous) {
        int flow = flows.append();
        flows.setLong(flow, A_HIGH, sourceIsA ? frame.sourceHigh : frame.targetHigh);
        flows.setLong(flow, A_LOW, sourceIsA ? frame.sourceLow : frame.targetLow);
        flows.setLong(flow, B_HIGH, sourceIsA ? frame.targetHigh : frame.sourceHigh);
        flows.setLong(flow, B_LOW, sourceIsA ? frame.targetLow : frame.sourceLow);
        flows.setInt(flow, A_PORT, sourceIsA ? frame.sourcePort : frame.targetPort);
        flows.setInt(flow, B_PORT, sourceIsA ? frame.targetPort : frame.sourcePort);
        flows.setInt(flow, PROTOCOL, protocolOf(frame));
        flows.setInt(flow, PREVIOUS, previous);
        flows.setLong(flow, FIRST_TIME, RecordReader.NO_TIME);
        flows.setLong(flow, LAST_TIME, RecordReader.NO_TIME);
        return flow;
    }

    private static int protocolOf(PacketFrame frame) {
        return frame.protocol | frame.family << FAMILY_SHIFT;
    }

    /** Whether a packet goes from a to b. */
    boolean isFromA(int flow, PacketFrame frame) {
        return flows.getInt(flow, A_PORT) == frame.sourcePort
                && flows.getInt(flow, B_PORT) == frame.targetPort
                && flows.getLong(flow, A_LOW) == frame.sourceLow
                && flows.getLong(flow, B_LOW) == frame.targetLow
                && flows.getLong(flow, A_HIGH) == frame.sourceHigh
                && flows.getLong(flow, B_HIGH) == frame.targetHigh
                && flows.getInt(flow, PROTOCOL) == protocolOf(frame);
    }

    /** Whether a packet goes from b to a. */
    boolean isFromB(int flow, PacketFrame frame) {
        return flows.getInt(flow, A_PORT) == frame.targetPort
                && flows.getInt(flow, B_PORT) == frame.sourcePort
                && flows.getLong(flow, A_LOW) == frame.targetLow
                && flows.getLong(flow, B_LOW) == frame.sourceLow
                && flows.getLong(flow, A_HIGH) == frame.targetHigh
                && flows.getLong(flow, B_HIGH) == frame.sourceHigh
                && flows.getInt(flow, PROTOCOL) == protocolOf(frame);
    }

    /** Counts a packet of a side. */
    void count(int flow, int side, long time, int wireBytes) {
        add(flow, side, PACKETS, 1);
        flows.addLong(flow, place(side, WIRE_BYTES), wireBytes);
        if (time == RecordReader.NO_TIME) {
            return;
        }
        if (time > flows.getLong(flow, LAST_TIME)) {
            flows.setLong(flow, LAST_TIME, time);
        }
        long first = flows.getLong(flow, FIRST_TIME);
        if (first == RecordReader.NO_TIME || time < first) {
            flows.setLong(flow, FIRST_TIME, time);
        }
    }

    private static int place(int side, int at) {
        return SIDES + side * SIDE_BYTES + at;
    }

    int getInt(int flow, int side, int at) {
        return flows.getInt(flow, place(side, at));
    }

    long getLong(int flow, int side, int at) {
        return flows.getLong(flow, place(side, at));
    }

    void setInt(int flow, int side, int at, int value) {
        flows.setInt(flow, place(side, at), value);
    }

    void setLong(int flow, int side, int at, long value) {
        flows.setLong(flow, place(side, at), value);
    }

    void add(int flow, int side, int at, int more) {
        flows.addInt(flow, place(side, at), more);
    }

    boolean sideHas(int flow, int side, int bits) {
        return (getInt(flow, side, SIDE_STATE) & bits) != 0;
    }

    void addSideState(int flow, int side, int bits) {
        setInt(flow, side, SIDE_STATE, getInt(flow, side, SIDE_STATE) | bits);
    }

    int protocol(int flow) {
        return flows.getInt(flow, PROTOCOL) & (1 << FAMILY_SHIFT) - 1;
    }

    int family(int flow) {
        return flows.getInt(flow, PROTOCOL) >>> FAMILY_SHIFT;
    }

    /** The flow of the same endpoints before; -1 where there is none. */
    int previous(int flow) {
        return flows.getInt(flow, PREVIOUS);
    }

    long firstTime(int flow) {
        return flows.getLong(flow, FIRST_TIME);
    }

    long lastTime(int flow) {
        return flows.getLong(flow, LAST_TIME);
    }

    Endpoint endpoint(int flow, Side side) {
        return Endpoint.of(family(flow), addressHigh(flow, side), addressLow(flow, side), port(flow, side));
    }

    /** The first 64 bits of an address of IPv6; 0 for IPv4. */
    long addressHigh(int flow, Side side) {
        return flows.getLong(flow, side == Side.A ? A_HIGH : B_HIGH);
    }

    /** The last 64 bits of an address of IPv6, or the 32 of one of IPv4. */
    long addressLow(int flow, Side side) {
        return flows.getLong(flow, side == Side.A ? A_LOW : B_LOW);
    }

    int port(int flow, Side side) {
        return flows.getInt(flow, side == Side.A ? A_PORT : B_PORT);
    }

    int packets(int flow) {
        return getInt(flow, 0, PACKETS) + getInt(flow, 1, PACKETS);
    }

    /** The row of a flow's packet, by its place among them. */
    int packet(int flow, int at) {
        return order.getInt(flows.getInt(flow, FIRST_IN_ORDER) + at, 0);
    }

    /** Lists the packets of each flow, in their order. */
    void order(PacketTable packets, CancelCheck check) {
        int first = 0;
        for (int flow = 0; flow < count(); flow++) {
            flows.setInt(flow, FIRST_IN_ORDER, first);
            first += packets(flow);
        }
        order.appendAll(first);
        // While it is filled, the first of a flow is the next of it.
        for (int row = 0; row < packets.count(); row++) {
            check.step();
            int flow = packets.flow(row);
            if (flow != PacketTable.NONE) {
                int place = flows.getInt(flow, FIRST_IN_ORDER);
                order.setInt(place, 0, row);
                flows.setInt(flow, FIRST_IN_ORDER, place + 1);
            }
        }
        for (int flow = 0; flow < count(); flow++) {
            flows.addInt(flow, FIRST_IN_ORDER, -packets(flow));
        }
    }

    void seal() {
        flows.seal();
        order.seal();
    }
}
