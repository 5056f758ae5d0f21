package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * How a field's bytes are cut to its value: padding at the end is removed first, then the terminator and what follows
 * it. A terminator of several bytes is only found at multiples of its own width.
 */
public final class Trim {
    /** Nothing is removed. */
    public static final Trim NONE = new Trim(new byte[0], false, -1);

    /** Bytes read behind a limit to find a terminator that begins before it. */
    static final int WIDEST = 8;

    private final byte[] terminator;
    private final boolean include;
    private final int padRight;

    /**
     * @param terminator empty where there is none
     * @param include whether the terminator belongs to the value
     * @param padRight the byte that fills the end, 0 to 255, or -1
     */
    public Trim(byte[] terminator, boolean include, int padRight) {
        this.terminator = terminator.clone();
        this.include = include;
        this.padRight = padRight;
    }

    /** How many bytes of a field are left without its padding. */
    public long withoutPadding(MemorySegment bytes, long offset, long length) {
        long end = offset + length;
        while (padRight >= 0 && end > offset && (bytes.get(ValueLayout.JAVA_BYTE, end - 1) & 0xFF) == padRight) {
            end--;
        }
        return end - offset;
    }

    /** Where the value ends among its first bytes; -1 where no terminator is among them. */
    int endIn(byte[] first) {
        long found = terminatorAt(MemorySegment.ofArray(first), 0, first.length);
        return found < 0 ? -1 : (int) endAt(found);
    }

    /** Whether where a value ends depends on bytes of the field. */
    public boolean looksAtBytes() {
        return terminator.length > 0 || padRight >= 0;
    }

    /** Where the value ends of a field that takes the bytes from {@code start} to {@code end}. */
    public long valueEnd(MemorySegment bytes, long start, long end) {
        long content = start + withoutPadding(bytes, start, end - start);
        long found = terminatorAt(bytes, start, content);
        return found < 0 ? content : endAt(found);
    }

    /** Where the value ends whose first terminator starts at an offset. */
    public long endAt(long terminatorStart) {
        return include ? terminatorStart + terminator.length : terminatorStart;
    }

    /** Where the first terminator starts, at a multiple of its length from the start; -1 where there is none. */
    public long terminatorAt(MemorySegment bytes, long start, long end) {
        int width = terminator.length;
        for (long at = start; width > 0 && at + width <= end; at += width) {
            if (terminatorStands(bytes, at)) {
                return at;
            }
        }
        return -1;
    }

    private boolean terminatorStands(MemorySegment bytes, long at) {
        for (int i = 0; i < terminator.length; i++) {
            if (bytes.get(ValueLayout.JAVA_BYTE, at + i) != terminator[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Trim trim
                && Arrays.equals(terminator, trim.terminator)
                && include == trim.include
                && padRight == trim.padRight;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(terminator) * 31 + padRight * 2 + (include ? 1 : 0);
    }

    @Override
    public String toString() {
        return "Trim[terminator=%s, include=%s, padRight=%d]"
                .formatted(HexFormat.of().formatHex(terminator), include, padRight);
    }
}
