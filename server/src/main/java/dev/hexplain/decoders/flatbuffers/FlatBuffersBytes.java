package dev.hexplain.decoders.flatbuffers;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Reads little-endian numbers anywhere in a buffer. Callers check bounds. */
record FlatBuffersBytes(MemorySegment segment) {
    private static final ValueLayout.OfShort U2 = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfInt U4 = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    long end() {
        return segment.byteSize();
    }

    int u1(long at) {
        return segment.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }

    int u2(long at) {
        return segment.get(U2, at) & 0xFFFF;
    }

    int s4(long at) {
        return segment.get(U4, at);
    }

    long u4(long at) {
        return s4(at) & 0xFFFF_FFFFL;
    }

    boolean has(long at, long length) {
        return at >= 0 && length >= 0 && length <= end() - at;
    }

    /** The target of the offset at a position. */
    long target(long at) {
        return at + u4(at);
    }

    /** Bytes that were checked to be inside the buffer. */
    byte[] copy(long at, long length) {
        return segment.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
    }

    boolean isZero(long from, long to) {
        for (long at = from; at < to; at++) {
            if (u1(at) != 0) {
                return false;
            }
        }
        return true;
    }
}
