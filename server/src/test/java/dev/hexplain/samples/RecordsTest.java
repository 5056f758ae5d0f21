package dev.hexplain.samples;

import static org.assertj.core.api.Assertions.assertThat;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBenchExternalizable;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.lang.reflect.Field;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import sp.MarketData;
import sun.misc.Unsafe;

/** Whoever writes the fields of a record in one byte order writes the same bytes. */
final class RecordsTest {
    /** A block of 185 bytes: {@code TC_BLOCKDATA}, its length, its end. */
    private static final int BLOCK_HEAD = 2;

    @Test
    void an_element_loop_and_a_bulk_copy_write_the_same_bytes() {
        for (ByteOrder order : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)) {
            assertThat(Records.order(RecordWriter.bulk(order)))
                    .hasSize(185)
                    .isEqualTo(Records.order(RecordWriter.loop(order)));
        }
    }

    @Test
    void a_data_output_stream_writes_what_a_big_endian_buffer_does_strings_apart() {
        assertThat(Records.order(RecordWriter.dataOutput()))
                .isEqualTo(Records.order(RecordWriter.loop(ByteOrder.BIG_ENDIAN)));
        assertThat(Records.marketData(RecordWriter.dataOutput()))
                .hasSize(144)
                .isEqualTo(Records.marketData(RecordWriter.loop(ByteOrder.BIG_ENDIAN)));
        assertThat(Records.blogBench(RecordWriter.dataOutput(), 13)).hasSize(108);
        assertThat(Records.blogBench(RecordWriter.loop(ByteOrder.BIG_ENDIAN), 13))
                .hasSize(114);
    }

    @Test
    void unsafe_writes_what_a_buffer_in_native_order_does() throws Exception {
        assertThat(Records.order(new UnsafeWriter()))
                .isEqualTo(Records.order(RecordWriter.loop(ByteOrder.nativeOrder())));
        assertThat(Records.marketData(new UnsafeWriter()))
                .isEqualTo(Records.marketData(RecordWriter.loop(ByteOrder.nativeOrder())));
    }

    @Test
    void the_memory_of_a_trivially_copyable_object_is_its_record_in_native_order() throws Exception {
        Unsafe unsafe = UnsafeWriter.unsafe();
        long first = Arrays.stream(MarketData.class.getFields())
                .mapToLong(unsafe::objectFieldOffset)
                .min()
                .orElseThrow();
        byte[] image = new byte[144];
        MarketData market = SeedSamples.marketData();
        for (int i = 0; i < image.length; i++) {
            image[i] = unsafe.getByte(market, first + i);
        }
        assertThat(image).isEqualTo(Records.marketData(RecordWriter.loop(ByteOrder.nativeOrder())));
    }

    @Test
    void the_body_of_an_externalizable_object_is_its_record_in_big_endian_order() throws Exception {
        assertThat(body(new ExternalizableOrder())).isEqualTo(Records.order(RecordWriter.dataOutput()));
        assertThat(body(new BlogBenchExternalizable(13))).isEqualTo(Records.blogBench(RecordWriter.dataOutput(), 13));
    }

    /** The block of data behind the class descriptor. */
    private static byte[] body(Externalizable object) throws IOException {
        byte[] stream = Dumps.of(object);
        int length = stream.length;
        int bodyEnd = length - 1;
        for (int start = BLOCK_HEAD; start < bodyEnd; start++) {
            if (stream[start - 2] == 0x77 && (stream[start - 1] & 0xFF) == bodyEnd - start) {
                return Arrays.copyOfRange(stream, start, bodyEnd);
            }
        }
        throw new AssertionError("no block of data");
    }

    /** Writes itself as the article's order does. */
    public static final class ExternalizableOrder implements Externalizable {
        private static final long serialVersionUID = 1L;

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeLong(1010L);
            out.writeBoolean(true);
            out.writeInt(777);
            out.writeInt(99);
            out.writeInt(10);
            for (double price : new double[] {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0}) {
                out.writeDouble(price);
            }
            out.writeInt(10);
            for (long quantity = 1; quantity <= 10; quantity++) {
                out.writeLong(quantity);
            }
        }

        @Override
        public void readExternal(ObjectInput in) {
            throw new UnsupportedOperationException("only written");
        }
    }

    /** The article's own way: memory, without checks. */
    @SuppressWarnings("removal")
    private static final class UnsafeWriter implements RecordWriter {
        private final Unsafe unsafe = unsafe();
        private final byte[] buffer = new byte[1024];
        private int pos;

        static Unsafe unsafe() {
            try {
                Field field = Unsafe.class.getDeclaredField("theUnsafe");
                field.setAccessible(true);
                return (Unsafe) field.get(null);
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("no Unsafe", e);
            }
        }

        private long at(int size) {
            pos += size;
            return Unsafe.ARRAY_BYTE_BASE_OFFSET + pos - size;
        }

        @Override
        public void put(boolean value) {
            unsafe.putBoolean(buffer, at(1), value);
        }

        @Override
        public void put(int value) {
            unsafe.putInt(buffer, at(Integer.BYTES), value);
        }

        @Override
        public void put(long value) {
            unsafe.putLong(buffer, at(Long.BYTES), value);
        }

        @Override
        public void put(double value) {
            unsafe.putDouble(buffer, at(Double.BYTES), value);
        }

        @Override
        public void put(double[] values) {
            put(values.length);
            int size = values.length * Double.BYTES;
            unsafe.copyMemory(values, Unsafe.ARRAY_DOUBLE_BASE_OFFSET, buffer, at(size), size);
        }

        @Override
        public void put(long[] values) {
            put(values.length);
            int size = values.length * Long.BYTES;
            unsafe.copyMemory(values, Unsafe.ARRAY_LONG_BASE_OFFSET, buffer, at(size), size);
        }

        @Override
        public void put(String text) {
            throw new UnsupportedOperationException("no article writes strings so");
        }

        @Override
        public byte[] bytes() {
            return Arrays.copyOf(buffer, pos);
        }
    }
}
