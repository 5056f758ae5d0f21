package dev.hexplain.bytes;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * Reads a source from left to right, in big-endian order by default. A read past the end moves nothing and
 * throws {@link EndOfSource}, which says where.
 */
public final class Cursor {
    private static final ValueLayout.OfShort S2_BE = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfInt S4_BE = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfLong S8_BE = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfShort S2_LE =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfInt S4_LE = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfLong S8_LE = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final String name;
    private final MemorySegment segment;
    private final long end;
    private long position;

    public Cursor(Source source) {
        this.name = source.name();
        this.segment = source.segment();
        this.end = source.length();
    }

    public long position() {
        return position;
    }

    public long remaining() {
        return end - position;
    }

    public boolean atEnd() {
        return position >= end;
    }

    /** Moves anywhere from the start to the end of the source. */
    public void seek(long offset) {
        if (offset < 0 || offset > end) {
            throw new EndOfSource(name, offset, 0, Math.max(0, end - offset));
        }
        position = offset;
    }

    public void skip(long bytes) {
        require(bytes);
        position += bytes;
    }

    /** Fails unless {@code bytes} more can be read. */
    public void require(long bytes) {
        if (bytes < 0 || bytes > end - position) {
            throw new EndOfSource(name, position, bytes, end - position);
        }
    }

    /** The next byte, 0 to 255, without moving. */
    public int peek() {
        require(1);
        return segment.get(ValueLayout.JAVA_BYTE, position) & 0xFF;
    }

    public int u1() {
        int value = peek();
        position++;
        return value;
    }

    public int s1() {
        return (byte) u1();
    }

    public int u2() {
        return u2(ByteOrder.BIG_ENDIAN);
    }

    public int u2(ByteOrder order) {
        require(2);
        int value = segment.get(order == ByteOrder.BIG_ENDIAN ? S2_BE : S2_LE, position) & 0xFFFF;
        position += 2;
        return value;
    }

    public int s2(ByteOrder order) {
        return (short) u2(order);
    }

    public int s4() {
        return s4(ByteOrder.BIG_ENDIAN);
    }

    public int s4(ByteOrder order) {
        require(4);
        int value = segment.get(order == ByteOrder.BIG_ENDIAN ? S4_BE : S4_LE, position);
        position += 4;
        return value;
    }

    public long u4(ByteOrder order) {
        return s4(order) & 0xFFFF_FFFFL;
    }

    public long s8() {
        return s8(ByteOrder.BIG_ENDIAN);
    }

    public long s8(ByteOrder order) {
        require(8);
        long value = segment.get(order == ByteOrder.BIG_ENDIAN ? S8_BE : S8_LE, position);
        position += 8;
        return value;
    }

    public float f4(ByteOrder order) {
        return Float.intBitsToFloat(s4(order));
    }

    public double f8(ByteOrder order) {
        return Double.longBitsToDouble(s8(order));
    }
}
