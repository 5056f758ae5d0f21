package dev.hexplain.decoders.javaserialization;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The bytes and where the decoder is. It moves over a construct only when all of it is there, so that wherever
 * decoding breaks off, {@link #pos} is the first byte that was not understood.
 *
 * <p>Bytes are read through a window on the heap. What is skipped is never copied.
 */
final class Input {
    private static final int WINDOW = 1 << 16;
    /** Bytes kept before the position when the window moves: names are looked at once more. */
    private static final int KEPT = 1 << 10;

    private static final VarHandle U2 = bigEndian(short[].class);
    private static final VarHandle S4 = bigEndian(int[].class);
    private static final VarHandle S8 = bigEndian(long[].class);

    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

    final long end;
    long pos;
    private final MemorySegment bytes;
    private final byte[] window;
    private long base;
    private long windowEnd;

    Input(MemorySegment bytes, long pos) {
        this.bytes = bytes;
        this.end = bytes.byteSize();
        this.pos = pos;
        this.window = new byte[(int) Math.min(WINDOW, end)];
    }

    private static VarHandle bigEndian(Class<?> words) {
        return MethodHandles.byteArrayViewVarHandle(words, ByteOrder.BIG_ENDIAN);
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
        return u1(pos);
    }

    int u1(long at) {
        return window[index(at, 1)] & 0xFF;
    }

    int u2(long at) {
        return (short) U2.get(window, index(at, 2)) & 0xFFFF;
    }

    int s4(long at) {
        return (int) S4.get(window, index(at, 4));
    }

    long s8(long at) {
        return (long) S8.get(window, index(at, 8));
    }

    private int index(long at, int size) {
        if (at < base || at + size > windowEnd) {
            moveTo(at, size);
        }
        return (int) (at - base);
    }

    private void moveTo(long at, int size) {
        if (at < 0 || at + size > end) {
            throw new IndexOutOfBoundsException("No %d bytes at 0x%X of %d".formatted(size, at, end));
        }
        base = Math.max(0, Math.min(at - KEPT, end - window.length));
        windowEnd = base + window.length;
        MemorySegment.copy(bytes, base, MemorySegment.ofArray(window), 0, window.length);
    }

    /** Fails unless so many bytes are left. */
    void require(long wanted, String what) {
        if (wanted > end - pos) {
            throw Malformed.endOfSource(pos, what, wanted, end - pos, false);
        }
    }

    byte[] copy(long at, int length) {
        return bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
    }

    /** Whether text is plain ASCII, as almost all is: then it is valid without a closer look. */
    boolean isAscii(long at, int length) {
        if (length > window.length - KEPT) {
            return false;
        }
        if (length == 0) {
            return true;
        }
        int from = index(at, length);
        int end = from + length;
        long bits = 0;
        int i = from;
        for (; i <= end - Long.BYTES; i += Long.BYTES) {
            bits |= (long) S8.get(window, i);
        }
        for (; i < end; i++) {
            bits |= window[i];
        }
        return (bits & HIGH_BITS) == 0;
    }
}
