package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Window;
import java.lang.foreign.MemorySegment;

/**
 * The decoder's input and position. The position moves past a construct only when all of it is there, so that wherever
 * decoding breaks off, {@link #pos} is the first byte that was not understood.
 */
final class JavaStreamInput {
    private final Window bytes;
    /** The offset after the last byte that may be read. */
    long end;

    long pos;

    JavaStreamInput(MemorySegment segment, long pos) {
        this(new Window(segment), pos);
    }

    /** Shares the bytes of the embedding format. */
    JavaStreamInput(Window bytes, long pos) {
        this.bytes = bytes;
        this.end = bytes.end();
        this.pos = pos;
    }

    boolean atEnd() {
        return pos >= end;
    }

    long left() {
        return end - pos;
    }

    /** The next byte, without moving. */
    int tag() {
        if (pos >= end) {
            throw MalformedJavaStream.endOfSource(pos, "a type code");
        }
        return bytes.u1(pos);
    }

    int u1(long at) {
        return bytes.u1(at);
    }

    int u2(long at) {
        return bytes.u2(at);
    }

    int s4(long at) {
        return bytes.s4(at);
    }

    long s8(long at) {
        return bytes.s8(at);
    }

    /** Fails unless so many bytes are left. */
    void require(long wanted, String what) {
        if (wanted > end - pos) {
            throw MalformedJavaStream.endOfSource(pos, what, wanted, end - pos, false);
        }
    }

    byte[] copy(long at, int length) {
        return bytes.copy(at, length);
    }

    /** Whether text is plain ASCII, the common case, which needs no further validation. */
    boolean isAscii(long at, int length) {
        return bytes.isAscii(at, length);
    }
}
