package dev.hexplain.bytes;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A buffered view of a source for reads at offsets that mostly grow: a part of the source is copied to the heap, which
 * is much faster than reading the segment itself. Skipped bytes are never copied. For one thread.
 *
 * <p>Reading outside the source is a mistake of the caller, who knows the {@link #end}.
 */
public final class Window {
    private static final int SIZE = 1 << 16;
    /** Bytes kept before the position when the window moves, since names are read again. */
    private static final int KEPT = 1 << 10;
    /** Bytes of zero behind the window, so that words may be read across its end. */
    private static final int SLACK = Long.BYTES;

    private static final VarHandle U2_BE = view(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle S4_BE = view(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle S8_BE = view(long[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle U2_LE = view(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle S4_LE = view(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle S8_LE = view(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long LOW_BITS = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
    private static final long QUOTES = '"' * LOW_BITS;
    private static final long BACKSLASHES = '\\' * LOW_BITS;
    private static final long BLANKS = ' ' * LOW_BITS;
    private static final long ZEROS = '0' * LOW_BITS;
    /** What makes the high bit of a byte one if it is more than nine. */
    private static final long ABOVE_NINE = (0x7F - 9) * LOW_BITS;

    private final MemorySegment bytes;
    private final long end;
    private final byte[] window;
    private final int size;
    private long base;
    /** Bytes of the window that are copies; none at first. */
    private int filled;

    private Runnable listener = () -> {};

    public Window(MemorySegment bytes) {
        this.bytes = bytes;
        this.end = bytes.byteSize();
        this.size = (int) Math.min(SIZE, end);
        this.window = new byte[size + SLACK];
    }

    private static VarHandle view(Class<?> words, ByteOrder order) {
        return MethodHandles.byteArrayViewVarHandle(words, order);
    }

    /** Sets a callback, which may throw, that runs whenever the window moves: every {@value #SIZE} bytes at least. */
    public void onMove(Runnable told) {
        listener = told;
    }

    /** All bytes of the source, where they are. */
    public MemorySegment segment() {
        return bytes;
    }

    /** The offset after the last byte of the source. */
    public long end() {
        return end;
    }

    /** A byte, 0 to 255. */
    public int u1(long at) {
        return window[index(at, 1)] & 0xFF;
    }

    public int u2(long at) {
        return (short) U2_BE.get(window, index(at, 2)) & 0xFFFF;
    }

    public int s4(long at) {
        return (int) S4_BE.get(window, index(at, 4));
    }

    public long u4(long at) {
        return s4(at) & 0xFFFF_FFFFL;
    }

    public long s8(long at) {
        return (long) S8_BE.get(window, index(at, 8));
    }

    public int u2le(long at) {
        return (short) U2_LE.get(window, index(at, 2)) & 0xFFFF;
    }

    public int s4le(long at) {
        return (int) S4_LE.get(window, index(at, 4));
    }

    public long u4le(long at) {
        return s4le(at) & 0xFFFF_FFFFL;
    }

    public long s8le(long at) {
        return (long) S8_LE.get(window, index(at, 8));
    }

    /** Up to eight bytes as a little-endian word; those above are zero. For telling short runs of bytes apart. */
    public long word(long at, int length) {
        long word = (long) S8_LE.get(window, index(at, length));
        return length >= Long.BYTES ? word : firstBytes(word, length);
    }

    private static long firstBytes(long word, int count) {
        return word & (1L << (count * Byte.SIZE)) - 1;
    }

    private int index(long at, int length) {
        long inWindow = at - base;
        if (inWindow < 0 || inWindow > filled - length) {
            moveTo(at, length);
            inWindow = at - base;
        }
        return (int) inWindow;
    }

    private void moveTo(long at, int length) {
        if (at < 0 || at + length > end || length > size) {
            throw new IndexOutOfBoundsException("No %d bytes at 0x%X of %d".formatted(length, at, end));
        }
        long wanted = Math.max(0, Math.min(at - KEPT, end - size));
        base = at + length > wanted + size ? Math.min(at, end - size) : wanted;
        filled = size;
        MemorySegment.copy(bytes, base, MemorySegment.ofArray(window), 0, size);
        listener.run();
    }

    /** A copy of a run of bytes, for short ones. */
    public byte[] copy(long at, int length) {
        return bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
    }

    /** Whether a run of bytes, at most {@value #SIZE} long, is the same as that in an array. */
    public boolean matches(long at, byte[] other, int from, int length) {
        if (length > size) {
            return false;
        }
        int start = index(at, length);
        return Arrays.equals(window, start, start + length, other, from, from + length);
    }

    /** The offset of the next byte of a value, 0 to 255; -1 where none stands before an end. */
    public long indexOf(int value, long from, long to) {
        long everywhere = value * LOW_BITS;
        long inWindow = from - base;
        if (inWindow >= 0 && inWindow + Long.BYTES <= filled) {
            long matches = matches((long) S8_LE.get(window, (int) inWindow) ^ everywhere);
            if (matches != 0) {
                long found = from + (Long.numberOfTrailingZeros(matches) >>> 3);
                return found < to ? found : -1;
            }
        }
        return indexFarther(everywhere, from, to);
    }

    /** Eight bytes at a time: those looked for are 0, and subtracting 1 sets the high bit of the first such. */
    private static long matches(long word) {
        return word - LOW_BITS & ~word & HIGH_BITS;
    }

    private long indexFarther(long everywhere, long from, long to) {
        long at = from;
        while (at < to) {
            int start = index(at, 1);
            int stop = (int) Math.min(to - base, size);
            int found = indexIn(everywhere, start, stop);
            if (found >= 0) {
                return base + found;
            }
            at = base + stop;
        }
        return -1;
    }

    private int indexIn(long everywhere, int start, int stop) {
        for (int i = start; i < stop; i += Long.BYTES) {
            long matches = matches((long) S8_LE.get(window, i) ^ everywhere);
            if (matches != 0) {
                int found = i + (Long.numberOfTrailingZeros(matches) >>> 3);
                return found < stop ? found : -1;
            }
        }
        return -1;
    }

    /**
     * The offset of the first byte that is no plain character between quotation marks: a quotation mark, a backslash, a
     * control character, or not ASCII; the end where there is none before it.
     */
    public long quotedTextEnd(long from, long to) {
        long at = from;
        while (at < to) {
            int start = index(at, 1);
            int stop = (int) Math.min(to - base, size);
            for (int i = start; i < stop; i += Long.BYTES) {
                long found = unplain((long) S8_LE.get(window, i));
                if (found != 0) {
                    int first = i + (Long.numberOfTrailingZeros(found) >>> 3);
                    if (first < stop) {
                        return base + first;
                    }
                }
            }
            at = base + stop;
        }
        return to;
    }

    /** The high bit of the first byte that is no plain character; those above it may be set as well. */
    private static long unplain(long word) {
        return matches(word ^ QUOTES)
                | matches(word ^ BACKSLASHES)
                | (word - BLANKS & ~word & HIGH_BITS)
                | (word & HIGH_BITS);
    }

    /** The offset of the first byte that is no decimal digit; the end where there is none before it. */
    public long digitsEnd(long from, long to) {
        long at = from;
        while (at < to) {
            int start = index(at, 1);
            long value = (long) S8_LE.get(window, start) ^ ZEROS;
            long found = (value + ABOVE_NINE | value) & HIGH_BITS;
            int readable = (int) Math.min(Math.min(Long.BYTES, to - at), size - start);
            int digits = found == 0 ? Long.BYTES : Long.numberOfTrailingZeros(found) >>> 3;
            if (digits < readable) {
                return at + digits;
            }
            at += readable;
        }
        return to;
    }

    /** Whether text is plain ASCII, as almost all is: then it is valid without a closer look. */
    public boolean isAscii(long at, long length) {
        long inWindow = at - base;
        if (length > 0 && inWindow >= 0 && inWindow + length <= filled) {
            return isAscii((int) inWindow, (int) (inWindow + length));
        }
        long from = at;
        long to = at + length;
        while (from < to) {
            int start = index(from, 1);
            int stop = (int) Math.min(to - base, size);
            if (!isAscii(start, stop)) {
                return false;
            }
            from = base + stop;
        }
        return true;
    }

    private boolean isAscii(int start, int stop) {
        if (stop - start < Long.BYTES) {
            return (firstBytes((long) S8_LE.get(window, start), stop - start) & HIGH_BITS) == 0;
        }
        // The last word may overlap the one before it.
        long bits = (long) S8_LE.get(window, stop - Long.BYTES);
        for (int i = start; i < stop - Long.BYTES; i += Long.BYTES) {
            bits |= (long) S8_LE.get(window, i);
        }
        return (bits & HIGH_BITS) == 0;
    }
}
