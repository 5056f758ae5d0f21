package dev.hexplain.decoders.javaserialization;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * The bytes and where the decoder is. It moves over a construct only when all of it is there, so that wherever
 * decoding breaks off, {@link #pos} is the first byte that was not understood.
 */
final class Input {
    private static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

    final long end;
    long pos;
    private final MemorySegment bytes;

    Input(MemorySegment bytes, long pos) {
        this.bytes = bytes;
        this.end = bytes.byteSize();
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
            throw Malformed.endOfSource(pos, "a type code");
        }
        return bytes.get(BYTE, pos) & 0xFF;
    }

    int u1(long at) {
        return bytes.get(BYTE, at) & 0xFF;
    }

    int u2(long at) {
        return bytes.get(SHORT, at) & 0xFFFF;
    }

    int s4(long at) {
        return bytes.get(INT, at);
    }

    long s8(long at) {
        return bytes.get(LONG, at);
    }

    /** Fails unless so many bytes are left. */
    void require(long wanted, String what) {
        if (wanted > end - pos) {
            throw Malformed.endOfSource(pos, what, wanted, end - pos, false);
        }
    }

    byte[] copy(long at, int length) {
        return bytes.asSlice(at, length).toArray(BYTE);
    }

    /** Whether text is plain ASCII, as almost all is: then it is valid without a closer look. */
    boolean isAscii(long at, long length) {
        long stop = at + length;
        long here = at;
        for (; here + Long.BYTES <= stop; here += Long.BYTES) {
            if ((bytes.get(LONG, here) & HIGH_BITS) != 0) {
                return false;
            }
        }
        for (; here < stop; here++) {
            if (bytes.get(BYTE, here) < 0) {
                return false;
            }
        }
        return true;
    }
}
