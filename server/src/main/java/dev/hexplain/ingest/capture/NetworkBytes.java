package dev.hexplain.ingest.capture;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Objects;

/**
 * Reads numbers in network byte order, or little-endian, at offsets of a capture that mostly grow. What is near an offset
 * is copied to an array at once: a record and the headers of its packet take one copy, the rest of the packet is not
 * touched, and a run that lists the flows of one capture is over before the second compiler has made access to segments
 * fast. For one thread.
 *
 * <p>Reading outside is a mistake of the caller.
 */
final class NetworkBytes {
    /** More than a record's header and those of a packet of TCP take. */
    private static final int NEAR = 1 << 7;

    private final MemorySegment all;
    private final byte[] near;
    private long base;
    /** Bytes of the array that are copies. */
    private int filled;

    NetworkBytes(MemorySegment all) {
        this.all = all;
        this.near = new byte[NEAR];
    }

    /** Reads an array, whose content may change. */
    NetworkBytes(byte[] all) {
        this.all = MemorySegment.ofArray(all);
        this.near = all;
        this.filled = all.length;
    }

    int u1(long at) {
        return near[place(at, 1)] & 0xFF;
    }

    int u2(long at) {
        int place = place(at, 2);
        return (near[place] & 0xFF) << 8 | near[place + 1] & 0xFF;
    }

    int u2le(long at) {
        int place = place(at, 2);
        return (near[place + 1] & 0xFF) << 8 | near[place] & 0xFF;
    }

    int s4(long at) {
        int place = place(at, 4);
        return near[place] << 24
                | (near[place + 1] & 0xFF) << 16
                | (near[place + 2] & 0xFF) << 8
                | near[place + 3] & 0xFF;
    }

    int s4le(long at) {
        return Integer.reverseBytes(s4(at));
    }

    long u4(long at) {
        return s4(at) & 0xFFFF_FFFFL;
    }

    long s8(long at) {
        return (long) s4(at) << 32 | u4(at + 4);
    }

    private int place(long at, int length) {
        long place = at - base;
        if (place < 0 || place > filled - length) {
            move(at, length);
            return 0;
        }
        return (int) place;
    }

    private void move(long at, int length) {
        Objects.checkFromIndexSize(at, length, all.byteSize());
        base = at;
        filled = (int) Math.min(near.length, all.byteSize() - at);
        MemorySegment.copy(all, ValueLayout.JAVA_BYTE, at, near, 0, filled);
    }
}
