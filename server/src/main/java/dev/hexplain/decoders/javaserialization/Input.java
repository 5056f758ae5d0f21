package dev.hexplain.decoders.javaserialization;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

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
        int i = index(at, 2);
        return (window[i] & 0xFF) << 8 | window[i + 1] & 0xFF;
    }

    int s4(long at) {
        int i = index(at, 4);
        return (window[i] & 0xFF) << 24
                | (window[i + 1] & 0xFF) << 16
                | (window[i + 2] & 0xFF) << 8
                | window[i + 3] & 0xFF;
    }

    long s8(long at) {
        return (long) s4(at) << 32 | s4(at + 4) & 0xFFFF_FFFFL;
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
        int bits = 0;
        for (int i = from; i < from + length; i++) {
            bits |= window[i];
        }
        return bits >= 0;
    }
}
