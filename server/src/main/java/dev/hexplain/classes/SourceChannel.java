package dev.hexplain.classes;

import dev.hexplain.bytes.Source;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;

/** A source as a channel to read from, which the library that reads archives asks for. Closing it leaves the source open. */
final class SourceChannel implements SeekableByteChannel {
    private final Source source;
    private long position;
    private boolean open = true;

    SourceChannel(Source source) {
        this.source = source;
    }

    @Override
    public int read(ByteBuffer into) {
        int count = (int) Math.min(into.remaining(), source.length() - position);
        if (count <= 0) {
            return into.hasRemaining() ? -1 : 0;
        }
        MemorySegment.ofBuffer(into.slice(into.position(), count))
                .copyFrom(source.segment().asSlice(position, count));
        into.position(into.position() + count);
        position += count;
        return count;
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public SeekableByteChannel position(long newPosition) {
        position = newPosition;
        return this;
    }

    @Override
    public long size() {
        return source.length();
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        open = false;
    }

    @Override
    public int write(ByteBuffer from) {
        throw new NonWritableChannelException();
    }

    @Override
    public SeekableByteChannel truncate(long size) {
        throw new NonWritableChannelException();
    }
}
