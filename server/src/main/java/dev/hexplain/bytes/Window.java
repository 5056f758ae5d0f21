package dev.hexplain.bytes;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;

/**
 * A buffered view of a source for reads at offsets that mostly grow: a part of the source is copied to the heap, which
 * is much faster than reading the segment itself. Skipped bytes are never copied. For one thread.
 *
 * <p>Reading outside the source is a mistake of the caller, who knows the {@link #end}.
 */
public final class Window {
    static final int SIZE = 1 << 16;
    /** Bytes of the window at first: most of those who ask what a source is look no further. */
    private static final int FIRST = 1 << 10;
    /** Bytes kept before the position when the window moves, since names are read again. */
    private static final int KEPT = 1 << 10;
    /** Bytes of zero behind the window, so that words may be read across its end. */
    static final int SLACK = Long.BYTES;

    private static final VarHandle U2_BE = view(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle S4_BE = view(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle S8_BE = view(long[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle U2_LE = view(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle S4_LE = view(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle S8_LE = view(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** Before the first byte is asked for: many windows are made, and no byte is. */
    private static final byte[] NONE = new byte[SLACK];

    private final MemorySegment bytes;
    /** Where in the bytes offset 0 is. */
    private final long origin;

    private final long end;
    private byte[] window;
    /** Whether others read the array too, so that it must not change. */
    private boolean shared;

    private int size;
    private long base;
    /** Bytes of the window that are copies; none at first. */
    private int filled;

    private Runnable listener = () -> {};

    public Window(MemorySegment bytes) {
        this(bytes, 0, bytes.byteSize());
    }

    private Window(MemorySegment bytes, long origin, long end) {
        this.bytes = bytes;
        this.origin = origin;
        this.end = end;
        this.size = (int) Math.min(FIRST, end);
        this.window = NONE;
    }

    /** A window over so many bytes from an offset on, which are its only ones: the first is at 0. */
    public static Window part(MemorySegment bytes, long from, long length) {
        if (from < 0 || length < 0 || from + length > bytes.byteSize()) {
            throw new IndexOutOfBoundsException("No %d bytes at 0x%X of %d".formatted(length, from, bytes.byteSize()));
        }
        return new Window(bytes, from, length);
    }

    /** A window over bytes whose {@link #beginning} is there already, for all that read it. */
    Window(MemorySegment bytes, byte[] beginning) {
        this.bytes = bytes;
        this.origin = 0;
        this.end = bytes.byteSize();
        this.window = beginning;
        this.size = beginning.length - SLACK;
        this.filled = size;
        this.shared = true;
    }

    /** A copy of the first bytes as windows have them, of so many. */
    static byte[] beginning(byte[] bytes, int all) {
        int length = Math.min(SIZE, all);
        byte[] beginning = new byte[length + SLACK];
        System.arraycopy(bytes, 0, beginning, 0, length);
        return beginning;
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
        return end == bytes.byteSize() ? bytes : bytes.asSlice(origin, end);
    }

    /** The offset after the last byte of the source. */
    public long end() {
        return end;
    }

    /** A byte, 0 to 255. */
    public int u1(long at) {
        int place = index(at, 1); // first: the window may be another one then
        return window[place] & 0xFF;
    }

    public int u2(long at) {
        int place = index(at, 2);
        return (short) U2_BE.get(window, place) & 0xFFFF;
    }

    public int s4(long at) {
        int place = index(at, 4);
        return (int) S4_BE.get(window, place);
    }

    public long u4(long at) {
        return s4(at) & 0xFFFF_FFFFL;
    }

    public long s8(long at) {
        int place = index(at, 8);
        return (long) S8_BE.get(window, place);
    }

    /** Up to eight bytes as a big-endian word, from its top; what follows them is undefined. */
    public long head(long at, int length) {
        int place = index(at, length);
        return (long) S8_BE.get(window, place);
    }

    public int u2le(long at) {
        int place = index(at, 2);
        return (short) U2_LE.get(window, place) & 0xFFFF;
    }

    public int s4le(long at) {
        int place = index(at, 4);
        return (int) S4_LE.get(window, place);
    }

    public long u4le(long at) {
        return s4le(at) & 0xFFFF_FFFFL;
    }

    public long s8le(long at) {
        int place = index(at, 8);
        return (long) S8_LE.get(window, place);
    }

    /** Up to eight bytes as a little-endian word; those above are zero. For telling short runs of bytes apart. */
    public long word(long at, int length) {
        int place = index(at, length);
        long word = (long) S8_LE.get(window, place);
        return length >= Long.BYTES ? word : Words.firstBytes(word, length);
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
        if (at < 0 || at + length > end || length > SIZE) {
            throw new IndexOutOfBoundsException("No %d bytes at 0x%X of %d".formatted(length, at, end));
        }
        if (shared || (size == FIRST && at + length > FIRST)) {
            shared = false;
            size = (int) Math.min(SIZE, end);
            window = new byte[size + SLACK];
        } else if (filled == 0) {
            window = new byte[size + SLACK];
        }
        long wanted = Math.max(0, Math.min(at - KEPT, end - size));
        base = at + length > wanted + size ? Math.min(at, end - size) : wanted;
        filled = size;
        MemorySegment.copy(bytes, ValueLayout.JAVA_BYTE, origin + base, window, 0, size);
        listener.run();
    }

    /** A copy of a run of bytes, for short ones. */
    public byte[] copy(long at, int length) {
        return bytes.asSlice(origin + Objects.checkFromIndexSize(at, length, end), length)
                .toArray(ValueLayout.JAVA_BYTE);
    }

    /** Whether a run of bytes, at most {@value #SIZE} long, is the same as that in an array. */
    public boolean matches(long at, byte[] other, int from, int length) {
        if (length > Math.min(SIZE, end)) {
            return false;
        }
        int start = index(at, length);
        return Arrays.equals(window, start, start + length, other, from, from + length);
    }

    /** The offset of the next byte of a value, 0 to 255; -1 where none is before an end. */
    public long indexOf(int value, long from, long to) {
        long at = from;
        while (at < to) {
            int start = index(at, 1);
            int stop = stop(to);
            int found = Words.indexOf(value, window, start, stop);
            if (found < stop) {
                return base + found;
            }
            at = base + stop;
        }
        return -1;
    }

    /** The offset of the next two bytes of these values, one after the other; -1 where no such are before an end. */
    public long indexOf(int first, int second, long from, long to) {
        long at = from;
        while (at < to - 1) {
            int start = index(at, 2);
            int stop = stop(to) - 1;
            int found = Words.indexOf(first, second, window, start, stop);
            if (found < stop) {
                return base + found;
            }
            at = base + stop;
        }
        return -1;
    }

    /** The index of an offset in the window, or the end of the window. */
    private int stop(long to) {
        return (int) Math.min(to - base, size);
    }

    /**
     * The offset of the first byte that is no plain character between quotation marks: a quotation mark, a backslash, a
     * control character, or not ASCII; the end where there is none before it.
     */
    public long quotedTextEnd(long from, long to) {
        long at = from;
        while (at < to) {
            int start = index(at, 1);
            int stop = stop(to);
            int found = Words.quotedTextEnd(window, start, stop);
            if (found < stop) {
                return base + found;
            }
            at = base + stop;
        }
        return to;
    }

    /** The offset of the first byte that is no decimal digit; the end where there is none before it. */
    public long digitsEnd(long from, long to) {
        long at = from;
        while (at < to) {
            int start = index(at, 1);
            int readable = Math.min(Long.BYTES, stop(to) - start);
            int digits = Words.digits(window, start);
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
            return Words.isAscii(window, (int) inWindow, (int) (inWindow + length));
        }
        long from = at;
        long to = at + length;
        while (from < to) {
            int start = index(from, 1);
            int stop = stop(to);
            if (!Words.isAscii(window, start, stop)) {
                return false;
            }
            from = base + stop;
        }
        return true;
    }

    /**
     * The index in {@link #array} of an offset, which is before the end. As many bytes as wanted follow there, or all
     * that there are; then {@value #SLACK} that mean nothing.
     */
    public int place(long at, int wanted) {
        return index(at, (int) Math.min(wanted, end - at));
    }

    /** Behind the indexes in {@link #array} that so many bytes follow in the array. */
    public int placesWith(int wanted) {
        return filled - wanted + 1;
    }

    /** The array that {@link #place} means, until the window moves. */
    public byte[] array() {
        return window;
    }
}
