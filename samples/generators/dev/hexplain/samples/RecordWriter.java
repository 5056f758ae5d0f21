package dev.hexplain.samples;

import java.io.ByteArrayOutputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The ways in which a record's fields become bytes without names: what the articles compare. All but
 * {@link DataOutputStream} write strings as UTF-8 behind an int, as there is no other habit.
 */
interface RecordWriter {
    void put(boolean value);

    void put(int value);

    void put(long value);

    void put(double value);

    /** A length as an int, then the elements. */
    void put(double[] values);

    /** A length as an int, then the elements. */
    void put(long[] values);

    void put(String text);

    byte[] bytes();

    /** A byte buffer, arrays element by element. */
    static RecordWriter loop(ByteOrder order) {
        return new Buffer(order, false);
    }

    /** A byte buffer, arrays at once through a view of it. */
    static RecordWriter bulk(ByteOrder order) {
        return new Buffer(order, true);
    }

    /** A data output stream: big-endian, strings by {@code writeUTF}. An object stream writes the same in a block. */
    static RecordWriter dataOutput() {
        return new Data();
    }

    /** Writes to a byte buffer. */
    final class Buffer implements RecordWriter {
        private static final int CAPACITY = 1024;

        private final ByteBuffer buffer;
        private final boolean bulk;

        private Buffer(ByteOrder order, boolean bulk) {
            this.buffer = ByteBuffer.allocate(CAPACITY).order(order);
            this.bulk = bulk;
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
        public void put(double[] values) {
            put(values.length);
            if (bulk) {
                buffer.asDoubleBuffer().put(values);
                buffer.position(buffer.position() + values.length * Double.BYTES);
            } else {
                Arrays.stream(values).forEach(this::put);
            }
        }

        @Override
        public void put(long[] values) {
            put(values.length);
            if (bulk) {
                buffer.asLongBuffer().put(values);
                buffer.position(buffer.position() + values.length * Long.BYTES);
            } else {
                Arrays.stream(values).forEach(this::put);
            }
        }

        @Override
        public void put(String text) {
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
            put(utf8.length);
            buffer.put(utf8);
        }

        @Override
        public byte[] bytes() {
            return Arrays.copyOf(buffer.array(), buffer.position());
        }
    }

    /** Writes to a {@link DataOutput}. */
    final class Data implements RecordWriter {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final DataOutput out = new DataOutputStream(bytes);

        private Data() {}

        /** A write that cannot fail, as it goes to memory. */
        private interface Write {
            void run() throws IOException;
        }

        private static void write(Write write) {
            try {
                write.run();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
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
        public void put(double[] values) {
            put(values.length);
            Arrays.stream(values).forEach(this::put);
        }

        @Override
        public void put(long[] values) {
            put(values.length);
            Arrays.stream(values).forEach(this::put);
        }

        @Override
        public void put(String text) {
            write(() -> out.writeUTF(text));
        }

        @Override
        public byte[] bytes() {
            return bytes.toByteArray();
        }
    }
}
