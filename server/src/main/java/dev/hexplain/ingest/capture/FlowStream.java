package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.bytes.Source;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The stream of one side of a flow: ranges of the capture, and gaps, in order from offset 0. Bytes of gaps are zeros.
 * Valid as long as its index.
 */
public final class FlowStream {
    private static final int BUFFER = 1 << 16;

    private final Source capture;
    private final SegmentTable segments;
    private final int first;
    private final int count;
    private final long length;

    private FlowStream(Source capture, SegmentTable segments, int first, int count, long length) {
        this.capture = capture;
        this.segments = segments;
        this.first = first;
        this.count = count;
        this.length = length;
    }

    static FlowStream of(Source capture, SegmentTable segments, int first, int count, long length) {
        return new FlowStream(capture, segments, first, count, length);
    }

    /** Bytes, those of gaps included. */
    public long length() {
        return length;
    }

    public int segmentCount() {
        return count;
    }

    /** A segment by its place, from 0. */
    public FlowSegment segment(int at) {
        return segments.get(first + at);
    }

    /** A page of segments by their places. */
    public List<FlowSegment> segments(int from, int limit) {
        int start = Math.clamp(from, 0, count);
        int end = (int) Math.min(count, (long) start + Math.max(0, limit));
        List<FlowSegment> page = new ArrayList<>(end - start);
        for (int at = start; at < end; at++) {
            page.add(segment(at));
        }
        return page;
    }

    /** The place of the segment that holds an offset; -1 where the offset is outside the stream. */
    public int segmentIndex(long offset) {
        if (offset < 0 || offset >= length) {
            return -1;
        }
        int low = 0;
        int high = count - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (segments.stream(first + middle) <= offset) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    public Optional<FlowSegment> segmentAt(long offset) {
        int at = segmentIndex(offset);
        return at < 0 ? Optional.empty() : Optional.of(segment(at));
    }

    /** The number of the packet that a byte came in; empty for gaps. */
    public OptionalInt packetAt(long offset) {
        return segmentAt(offset)
                .filter(segment -> !segment.gap())
                .map(segment -> OptionalInt.of(segment.packet()))
                .orElse(OptionalInt.empty());
    }

    /** The segments that begin at an offset or behind it: where packets and gaps begin. */
    public List<FlowSegment> boundaries(long from, int limit) {
        if (from >= length) {
            return List.of();
        }
        int at = segmentIndex(Math.max(0, from));
        boolean inside = at >= 0 && segments.stream(first + at) < from;
        return segments(inside ? at + 1 : at, limit);
    }

    /** Gaps, up to a number. */
    public List<FlowSegment> gaps(int limit) {
        List<FlowSegment> gaps = new ArrayList<>();
        for (int at = 0; at < count && gaps.size() < limit; at++) {
            FlowSegment segment = segment(at);
            if (segment.gap()) {
                gaps.add(segment);
            }
        }
        return gaps;
    }

    /** A copy of a run of bytes, for short ones; less where the stream ends. */
    public byte[] copy(long offset, int size) {
        int wanted = Math.clamp(length - offset, 0, size);
        byte[] bytes = new byte[wanted];
        copy(offset, wanted, bytes);
        return bytes;
    }

    /** The same as a source. */
    public Source source(String name, long offset, int size) {
        int wanted = Math.clamp(length - offset, 0, size);
        byte[] bytes = Source.padded(wanted);
        copy(offset, wanted, bytes);
        return Source.ofPadded(name, bytes);
    }

    private void copy(long offset, int wanted, byte[] bytes) {
        int at = segmentIndex(offset);
        for (int done = 0; done < wanted; at++) {
            FlowSegment segment = segment(at);
            long skipped = offset + done - segment.streamOffset();
            int taken = (int) Math.min(segment.length() - skipped, wanted - done);
            if (!segment.gap()) {
                MemorySegment.copy(
                        capture.segment(),
                        ValueLayout.JAVA_BYTE,
                        segment.captureOffset() + skipped,
                        bytes,
                        done,
                        taken);
            }
            done += taken;
        }
    }

    /**
     * Writes the stream, at most {@code limit} bytes of it; returns how many.
     *
     * @throws IOException only if {@code out} fails
     */
    public long writeTo(OutputStream out, long limit) throws IOException {
        long end = Math.min(length, limit);
        for (long offset = 0; offset < end; ) {
            byte[] run = copy(offset, (int) Math.min(BUFFER, end - offset));
            out.write(run);
            offset += run.length;
        }
        return end;
    }

    /** From bytes of the stream to bytes of the capture; those of gaps to the place where they are missing. */
    public OffsetMap offsets() {
        return offsets(0);
    }

    /** The same where the capture begins at {@code start} of what the map leads to. */
    OffsetMap offsets(long start) {
        OffsetMap.Builder map = OffsetMap.builder();
        long behind = start;
        for (int at = 0; at < count; at++) {
            FlowSegment segment = segment(at);
            if (segment.gap()) {
                map.add(segment.streamOffset(), segment.length(), behind, 0);
            } else {
                map.add(segment.streamOffset(), segment.length(), start + segment.captureOffset(), segment.length());
                behind = start + segment.captureOffset() + segment.length();
            }
        }
        return map.build();
    }
}
