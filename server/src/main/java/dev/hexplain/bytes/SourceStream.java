package dev.hexplain.bytes;

import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** An input stream over a range of a source. Closing it leaves the source open. */
public final class SourceStream extends InputStream {
    private final MemorySegment bytes;
    private long position;
    private final long end;

    /**
     * @param range of which what lies beyond the source's end is left out
     */
    public SourceStream(Source source, Range range) {
        this.bytes = source.segment();
        this.position = Math.min(range.offset(), bytes.byteSize());
        this.end = Math.min(range.end(), bytes.byteSize());
    }

    /** Reads all of a source. */
    public SourceStream(Source source) {
        this(source, new Range(0, source.length()));
    }

    /** Where in the source the next byte is. */
    public long position() {
        return position;
    }

    @Override
    public int read() {
        return position < end ? bytes.get(ValueLayout.JAVA_BYTE, position++) & 0xFF : -1;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
        int count = (int) Math.min(length, end - position);
        if (count <= 0) {
            return length == 0 ? 0 : -1;
        }
        MemorySegment.copy(bytes, ValueLayout.JAVA_BYTE, position, into, offset, count);
        position += count;
        return count;
    }

    @Override
    public int available() {
        return (int) Math.min(end - position, Integer.MAX_VALUE);
    }
}
