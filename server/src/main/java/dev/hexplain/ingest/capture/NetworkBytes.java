package dev.hexplain.ingest.capture;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Reads numbers in network byte order, or little-endian, at offsets of a packet. */
final class NetworkBytes {
    private static final ValueLayout.OfShort U2 = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfInt S4 = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfLong S8 = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfInt S4_LE = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private NetworkBytes() {}

    static int u1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }

    static int u2(MemorySegment bytes, long at) {
        return bytes.get(U2, at) & 0xFFFF;
    }

    static int u2le(MemorySegment bytes, long at) {
        return Short.reverseBytes(bytes.get(U2, at)) & 0xFFFF;
    }

    /**
     * The first four bytes, of whatever may be a capture. Access that is four bytes wide takes milliseconds to set up,
     * which a short run on another dump need not spend.
     */
    static int magic(MemorySegment bytes) {
        return u1(bytes, 0) << 24 | u1(bytes, 1) << 16 | u1(bytes, 2) << 8 | u1(bytes, 3);
    }

    static int s4(MemorySegment bytes, long at) {
        return bytes.get(S4, at);
    }

    static int s4le(MemorySegment bytes, long at) {
        return bytes.get(S4_LE, at);
    }

    static long u4(MemorySegment bytes, long at) {
        return bytes.get(S4, at) & 0xFFFF_FFFFL;
    }

    static long s8(MemorySegment bytes, long at) {
        return bytes.get(S8, at);
    }
}
