package dev.hexplain.ingest.capture;

import dev.hexplain.tree.TreeStorage;

/**
 * The table of packets in order, 56 bytes each, and of the pieces of payloads of reassembled datagrams. Rows count from
 * 0.
 */
final class PacketTable {
    /** No flow. */
    static final int NONE = -1;

    private static final int TIME = 0;
    private static final int OFFSET = 8;
    private static final int POSITION = 16;
    private static final int CAPTURED = 24;
    private static final int ORIGINAL = 28;
    private static final int INTERFACE = 32;
    private static final int FLOW = 36;
    private static final int PAYLOAD = 40;
    private static final int LENGTH = 44;
    private static final int MISSING = 48;
    private static final int BITS = 52;
    private static final int BYTES = 56;

    private static final int SIDE_BIT = 1 << 9;

    private static final int PIECE_OFFSET = 0;
    private static final int PIECE_LENGTH = 8;
    private static final int PIECE_PACKET = 12;
    private static final int PIECE_BYTES = 16;

    private final RecordTable packets;
    private final RecordTable pieces;

    private PacketTable(RecordTable packets, RecordTable pieces) {
        this.packets = packets;
        this.pieces = pieces;
    }

    static PacketTable create(TreeStorage storage) {
        return new PacketTable(
                RecordTable.create(storage, "packets", BYTES), RecordTable.create(storage, "pieces", PIECE_BYTES));
    }

    static PacketTable open(TreeStorage storage) {
        return new PacketTable(
                RecordTable.open(storage, "packets", BYTES), RecordTable.open(storage, "pieces", PIECE_BYTES));
    }

    int count() {
        return packets.count();
    }

    int add(RecordReader packet) {
        int row = packets.append();
        packets.setLong(row, TIME, packet.time);
        packets.setLong(row, OFFSET, packet.offset);
        packets.setInt(row, CAPTURED, packet.captured);
        packets.setInt(row, ORIGINAL, packet.original);
        packets.setInt(row, INTERFACE, packet.interfaceNumber);
        packets.setInt(row, FLOW, NONE);
        return row;
    }

    /** A payload in one piece. */
    void setPayload(int row, long offset, int length, int missing) {
        packets.setInt(row, PAYLOAD, (int) (offset - offset(row)));
        packets.setInt(row, LENGTH, length);
        packets.setInt(row, MISSING, missing);
    }

    /** A payload in the pieces that are added next. */
    void startPieces(int row, int length) {
        packets.setInt(row, PAYLOAD, pieces.count());
        packets.setInt(row, LENGTH, length);
        mark(row, PacketMark.REASSEMBLED);
    }

    void addPiece(long offset, int length, int row) {
        int piece = pieces.append();
        pieces.setLong(piece, PIECE_OFFSET, offset);
        pieces.setInt(piece, PIECE_LENGTH, length);
        pieces.setInt(piece, PIECE_PACKET, row);
    }

    /** The flow, the TCP flags and the side of a packet. */
    void setFlow(int row, int flow, int side, int flags) {
        packets.setInt(row, FLOW, flow);
        packets.setInt(row, BITS, packets.getInt(row, BITS) | flags | (side == 0 ? 0 : SIDE_BIT));
    }

    void setPosition(int row, long position) {
        packets.setLong(row, POSITION, position);
    }

    void mark(int row, PacketMark mark) {
        packets.setInt(row, BITS, packets.getInt(row, BITS) | mark.bit());
    }

    void unmark(int row, PacketMark mark) {
        packets.setInt(row, BITS, packets.getInt(row, BITS) & ~mark.bit());
    }

    boolean has(int row, PacketMark mark) {
        return (packets.getInt(row, BITS) & mark.bit()) != 0;
    }

    long time(int row) {
        return packets.getLong(row, TIME);
    }

    long offset(int row) {
        return packets.getLong(row, OFFSET);
    }

    /** Of the payload's first byte from the start of the stream, before it is shifted to the stream's first byte. */
    long position(int row) {
        return packets.getLong(row, POSITION);
    }

    /** The position after the payload's last captured byte. */
    long endPosition(int row) {
        return position(row) + payloadLength(row);
    }

    int captured(int row) {
        return packets.getInt(row, CAPTURED);
    }

    int original(int row) {
        return packets.getInt(row, ORIGINAL);
    }

    int interfaceNumber(int row) {
        return packets.getInt(row, INTERFACE);
    }

    int flow(int row) {
        return packets.getInt(row, FLOW);
    }

    int side(int row) {
        return (packets.getInt(row, BITS) & SIDE_BIT) == 0 ? 0 : 1;
    }

    int bits(int row) {
        return packets.getInt(row, BITS);
    }

    int payloadLength(int row) {
        return packets.getInt(row, LENGTH);
    }

    int payloadMissing(int row) {
        return packets.getInt(row, MISSING);
    }

    /** Of a payload in one piece. */
    long payload(int row) {
        return offset(row) + packets.getInt(row, PAYLOAD);
    }

    /** The first of the pieces of a payload in several. */
    int firstPiece(int row) {
        return packets.getInt(row, PAYLOAD);
    }

    long pieceOffset(int piece) {
        return pieces.getLong(piece, PIECE_OFFSET);
    }

    int pieceLength(int piece) {
        return pieces.getInt(piece, PIECE_LENGTH);
    }

    int piecePacket(int piece) {
        return pieces.getInt(piece, PIECE_PACKET);
    }

    void seal() {
        packets.seal();
        pieces.seal();
    }
}
