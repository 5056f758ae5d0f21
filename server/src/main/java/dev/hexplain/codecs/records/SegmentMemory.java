package dev.hexplain.codecs.records;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * Writes and reads fields in a {@code MemorySegment}, heap or native, little-endian (foreign function and memory API,
 * JDK 22).
 */
final class SegmentMemory implements Memory {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfDouble DOUBLE =
            ValueLayout.JAVA_DOUBLE_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final MemorySegment segment;
    private long position;

    SegmentMemory(MemorySegment segment) {
        this.segment = segment;
    }

    /** The offset of the next bytes, which are passed. */
    private long next(long length) {
        position += length;
        return position - length;
    }

    @Override
    public void put(byte[] bytes) {
        MemorySegment.copy(bytes, 0, segment, ValueLayout.JAVA_BYTE, next(bytes.length), bytes.length);
    }

    @Override
    public void put(boolean value) {
        segment.set(ValueLayout.JAVA_BOOLEAN, next(1), value);
    }

    @Override
    public void put(int value) {
        segment.set(INT, next(Integer.BYTES), value);
    }

    @Override
    public void put(long value) {
        segment.set(LONG, next(Long.BYTES), value);
    }

    @Override
    public void put(double value) {
        segment.set(DOUBLE, next(Double.BYTES), value);
    }

    @Override
    public void put(long[] values) {
        put(values.length);
        MemorySegment.copy(values, 0, segment, LONG, next((long) values.length * Long.BYTES), values.length);
    }

    @Override
    public void put(double[] values) {
        put(values.length);
        MemorySegment.copy(values, 0, segment, DOUBLE, next((long) values.length * Double.BYTES), values.length);
    }

    @Override
    public boolean getBoolean() {
        return segment.get(ValueLayout.JAVA_BOOLEAN, next(1));
    }

    @Override
    public int getInt() {
        return segment.get(INT, next(Integer.BYTES));
    }

    @Override
    public long getLong() {
        return segment.get(LONG, next(Long.BYTES));
    }

    @Override
    public double getDouble() {
        return segment.get(DOUBLE, next(Double.BYTES));
    }

    @Override
    public byte[] getBytes(int length) {
        byte[] bytes = new byte[length];
        MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, next(length), bytes, 0, length);
        return bytes;
    }

    @Override
    public void rewind() {
        position = 0;
    }

    @Override
    public byte[] bytes() {
        return segment.asSlice(0, position).toArray(ValueLayout.JAVA_BYTE);
    }
}
