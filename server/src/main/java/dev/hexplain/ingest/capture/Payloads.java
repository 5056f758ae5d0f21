package dev.hexplain.ingest.capture;

/** Writes ranges of packets' payloads as segments of a stream, wherever in the capture their pieces are. */
final class Payloads {
    private final PacketTable packets;
    private final SegmentTable segments;

    Payloads(PacketTable packets, SegmentTable segments) {
        this.packets = packets;
        this.segments = segments;
    }

    /**
     * Writes a run of a payload.
     *
     * @param first the stream's first segment
     * @param skipped bytes of the payload before the run
     */
    void write(int first, long stream, int row, int skipped, int length) {
        if (packets.has(row, PacketMark.REASSEMBLED)) {
            pieces(first, stream, row, skipped, length);
        } else {
            add(first, stream, packets.payload(row) + skipped, length, row);
        }
    }

    private void add(int first, long stream, long capture, int length, int row) {
        if (!segments.extend(first, stream, capture, length, row + 1)) {
            segments.add(stream, capture, length, row + 1);
        }
    }

    private void pieces(int first, long stream, int row, int skipped, int length) {
        int piece = packets.firstPiece(row);
        int before = 0;
        for (int done = 0; done < length; piece++) {
            int size = packets.pieceLength(piece);
            int from = Math.max(0, skipped + done - before);
            if (from < size) {
                int taken = Math.min(size - from, length - done);
                add(first, stream + done, packets.pieceOffset(piece) + from, taken, packets.piecePacket(piece));
                done += taken;
            }
            before += size;
        }
    }
}
