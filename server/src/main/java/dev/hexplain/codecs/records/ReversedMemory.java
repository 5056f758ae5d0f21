package dev.hexplain.codecs.records;

/** A memory that reverses the bytes of numbers, to write the other byte order. */
final class ReversedMemory implements Memory {
    private final Memory memory;

    ReversedMemory(Memory memory) {
        this.memory = memory;
    }

    @Override
    public void put(byte[] bytes) {
        memory.put(bytes);
    }

    @Override
    public void put(boolean value) {
        memory.put(value);
    }

    @Override
    public void put(int value) {
        memory.put(Integer.reverseBytes(value));
    }

    @Override
    public void put(long value) {
        memory.put(Long.reverseBytes(value));
    }

    @Override
    public void put(double value) {
        put(Double.doubleToRawLongBits(value));
    }

    @Override
    public boolean getBoolean() {
        return memory.getBoolean();
    }

    @Override
    public int getInt() {
        return Integer.reverseBytes(memory.getInt());
    }

    @Override
    public long getLong() {
        return Long.reverseBytes(memory.getLong());
    }

    @Override
    public double getDouble() {
        return Double.longBitsToDouble(getLong());
    }

    @Override
    public byte[] getBytes(int length) {
        return memory.getBytes(length);
    }

    @Override
    public void rewind() {
        memory.rewind();
    }

    @Override
    public byte[] bytes() {
        return memory.bytes();
    }
}
