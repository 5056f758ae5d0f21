package dev.hexplain.codecs.records;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Writes and reads fields with data streams over an array; strings by {@code writeUTF}: two bytes of length, then
 * modified UTF-8.
 */
final class DataStreamMemory implements Memory {
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(written);
    private DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[0]));

    /** A write to memory, which fails only for a string that is too long. */
    private interface Write {
        void run() throws IOException;
    }

    /** A read that cannot fail, as it reads what was written. */
    private interface Read<T> {
        T run() throws IOException;
    }

    private static void write(Write write) {
        try {
            write.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <T> T read(Read<T> read) {
        try {
            return read.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void put(byte[] bytes) {
        write(() -> out.write(bytes));
    }

    @Override
    public void put(boolean value) {
        write(() -> out.writeBoolean(value));
    }

    @Override
    public void put(int value) {
        write(() -> out.writeInt(value));
    }

    @Override
    public void put(long value) {
        write(() -> out.writeLong(value));
    }

    @Override
    public void put(double value) {
        write(() -> out.writeDouble(value));
    }

    @Override
    public void put(String text) {
        write(() -> out.writeUTF(text));
    }

    @Override
    public boolean getBoolean() {
        return read(in::readBoolean);
    }

    @Override
    public int getInt() {
        return read(in::readInt);
    }

    @Override
    public long getLong() {
        return read(in::readLong);
    }

    @Override
    public double getDouble() {
        return read(in::readDouble);
    }

    @Override
    public byte[] getBytes(int length) {
        return read(() -> in.readNBytes(length));
    }

    @Override
    public String getText() {
        return read(in::readUTF);
    }

    @Override
    public void clear() {
        written.reset();
    }

    @Override
    public void rewind() {
        in = new DataInputStream(new ByteArrayInputStream(bytes()));
    }

    @Override
    public byte[] bytes() {
        return written.toByteArray();
    }
}
