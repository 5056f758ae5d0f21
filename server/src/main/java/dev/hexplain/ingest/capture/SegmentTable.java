package dev.hexplain.ingest.capture;

import dev.hexplain.tree.TreeStorage;

/** The table of the segments of all streams, grouped by stream: ranges of the capture, and gaps with their length. */
final class SegmentTable {
    private static final int STREAM = 0;
    /** Offset in the capture; of a gap, how long it is, negated. */
    private static final int CAPTURE = 8;

    private static final int LENGTH = 16;
    /** From 1; 0 of a gap. */
    private static final int PACKET = 20;

    private static final int BYTES = 24;

    private final RecordTable segments;

    private SegmentTable(RecordTable segments) {
        this.segments = segments;
    }

    static SegmentTable create(TreeStorage storage) {
        return new SegmentTable(RecordTable.create(storage, "segments", BYTES));
    }

    static SegmentTable open(TreeStorage storage) {
        return new SegmentTable(RecordTable.open(storage, "segments", BYTES));
    }

    int count() {
        return segments.count();
    }

    void add(long stream, long capture, int length, int packet) {
        int segment = segments.append();
        segments.setLong(segment, STREAM, stream);
        segments.setLong(segment, CAPTURE, capture);
        segments.setInt(segment, LENGTH, length);
        segments.setInt(segment, PACKET, packet);
    }

    void addGap(long stream, long length) {
        add(stream, -length, 0, 0);
    }

    /** Makes the last segment longer where bytes continue it; otherwise false. */
    boolean extend(int first, long stream, long capture, int length, int packet) {
        int last = segments.count() - 1;
        if (last < first
                || segments.getInt(last, PACKET) != packet
                || stream(last) + segments.getInt(last, LENGTH) != stream
                || segments.getLong(last, CAPTURE) + segments.getInt(last, LENGTH) != capture) {
            return false;
        }
        segments.addInt(last, LENGTH, length);
        return true;
    }

    long stream(int segment) {
        return segments.getLong(segment, STREAM);
    }

    FlowSegment get(int segment) {
        int packet = segments.getInt(segment, PACKET);
        long capture = segments.getLong(segment, CAPTURE);
        return packet == 0
                ? new FlowSegment(stream(segment), -capture, -1, 0)
                : new FlowSegment(stream(segment), segments.getInt(segment, LENGTH), capture, packet);
    }

    void seal() {
        segments.seal();
    }
}
