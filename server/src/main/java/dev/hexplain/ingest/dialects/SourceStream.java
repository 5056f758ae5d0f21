package dev.hexplain.ingest.dialects;

import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Bytes of a source from start to end. */
final class SourceStream extends InputStream {
    private final MemorySegment bytes;
    private long position;

    SourceStream(MemorySegment bytes) {
        this.bytes = bytes;
    }

    @Override
    public int read() {
        return position < bytes.byteSize() ? bytes.get(ValueLayout.JAVA_BYTE, position++) & 0xFF : -1;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
        int count = (int) Math.min(length, bytes.byteSize() - position);
        if (count <= 0) {
            return length == 0 ? 0 : -1;
        }
        MemorySegment.copy(bytes, ValueLayout.JAVA_BYTE, position, into, offset, count);
        position += count;
        return count;
    }
}
