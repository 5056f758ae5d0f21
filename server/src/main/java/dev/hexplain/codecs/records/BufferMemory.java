package dev.hexplain.codecs.records;

import java.nio.ByteBuffer;

/**
 * Writes and reads fields in a {@code ByteBuffer}, heap or direct, in its byte order; arrays element by element, or in
 * bulk by a view buffer.
 */
final class BufferMemory implements Memory {
    private final ByteBuffer buffer;
    private final boolean bulk;

    BufferMemory(ByteBuffer buffer, boolean bulk) {
        this.buffer = buffer;
        this.bulk = bulk;
    }

    @Override
    public void put(byte[] bytes) {
        buffer.put(bytes);
    }

    @Override
    public void put(boolean value) {
        buffer.put((byte) (value ? 1 : 0));
    }

    @Override
    public void put(int value) {
        buffer.putInt(value);
    }

    @Override
    public void put(long value) {
        buffer.putLong(value);
    }

    @Override
    public void put(double value) {
        buffer.putDouble(value);
    }

    @Override
    public void put(long[] values) {
        if (!bulk) {
            Memory.super.put(values);
            return;
        }
        put(values.length);
        buffer.asLongBuffer().put(values);
        pass(values.length);
    }

    @Override
    public void put(double[] values) {
        if (!bulk) {
            Memory.super.put(values);
            return;
        }
        put(values.length);
        buffer.asDoubleBuffer().put(values);
        pass(values.length);
    }

    @Override
    public boolean getBoolean() {
        return buffer.get() != 0;
    }

    @Override
    public int getInt() {
        return buffer.getInt();
    }

    @Override
    public long getLong() {
        return buffer.getLong();
    }

    @Override
    public double getDouble() {
        return buffer.getDouble();
    }

    @Override
    public byte[] getBytes(int length) {
        byte[] bytes = new byte[length];
        buffer.get(bytes);
        return bytes;
    }

    @Override
    public long[] getLongs() {
        if (!bulk) {
            return Memory.super.getLongs();
        }
        long[] values = new long[getInt()];
        buffer.asLongBuffer().get(values);
        pass(values.length);
        return values;
    }

    @Override
    public double[] getDoubles() {
        if (!bulk) {
            return Memory.super.getDoubles();
        }
        double[] values = new double[getInt()];
        buffer.asDoubleBuffer().get(values);
        pass(values.length);
        return values;
    }

    /** Advances the buffer, since a view has a position of its own. */
    private void pass(int elements) {
        buffer.position(buffer.position() + elements * Long.BYTES);
    }

    @Override
    public void rewind() {
        buffer.rewind();
    }

    @Override
    public byte[] bytes() {
        byte[] bytes = new byte[buffer.position()];
        buffer.get(0, bytes);
        return bytes;
    }
}
