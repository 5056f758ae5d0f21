package dev.hexplain.bytes;

import static java.nio.ByteOrder.BIG_ENDIAN;
import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CursorTest {
    @Test
    void reads_every_type_in_both_orders_as_a_byte_buffer_does() {
        byte[] bytes = new byte[64];
        new Random(7).nextBytes(bytes);
        Source source = Source.ofBytes("random", bytes);
        for (int at = 0; at <= bytes.length - 8; at++) {
            for (var order : List.of(BIG_ENDIAN, LITTLE_ENDIAN)) {
                ByteBuffer expected = ByteBuffer.wrap(bytes).order(order);
                assertThat(at(source, at).u2(order)).isEqualTo(expected.getShort(at) & 0xFFFF);
                assertThat(at(source, at).s2(order)).isEqualTo(expected.getShort(at));
                assertThat(at(source, at).s4(order)).isEqualTo(expected.getInt(at));
                assertThat(at(source, at).u4(order)).isEqualTo(expected.getInt(at) & 0xFFFF_FFFFL);
                assertThat(at(source, at).s8(order)).isEqualTo(expected.getLong(at));
                assertThat(Float.floatToRawIntBits(at(source, at).f4(order))).isEqualTo(expected.getInt(at));
                assertThat(Double.doubleToRawLongBits(at(source, at).f8(order))).isEqualTo(expected.getLong(at));
            }
            assertThat(at(source, at).u1()).isEqualTo(bytes[at] & 0xFF);
            assertThat(at(source, at).s1()).isEqualTo(bytes[at]);
        }
    }

    @Test
    void reads_big_endian_where_no_order_is_named() {
        Source source = Source.ofBytes("ascending", new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        assertThat(at(source, 0).u2()).isEqualTo(0x0102);
        assertThat(at(source, 0).s4()).isEqualTo(0x01020304);
        assertThat(at(source, 0).s8()).isEqualTo(0x0102030405060708L);
    }

    @Test
    void moves_by_what_it_read_and_not_by_a_peek() {
        Cursor in = at(Source.ofBytes("zeros", new byte[32]), 0);
        in.peek();
        assertThat(in.position()).isZero();
        in.u1();
        in.u2();
        in.s4();
        in.s8();
        in.skip(3);
        assertThat(in.position()).isEqualTo(18);
        assertThat(in.remaining()).isEqualTo(14);
        in.seek(32);
        assertThat(in.atEnd()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 7})
    void a_read_past_the_end_says_where_what_it_wanted_and_what_there_was(int available) {
        int offset = 5;
        Source source = Source.ofBytes("short.bin", new byte[offset + available]);
        record Read(int size, Consumer<Cursor> read) {}
        List<Read> reads = List.of(
                new Read(1, Cursor::u1),
                new Read(1, Cursor::peek),
                new Read(2, Cursor::u2),
                new Read(4, Cursor::s4),
                new Read(8, Cursor::s8),
                new Read(4, in -> in.f4(LITTLE_ENDIAN)),
                new Read(8, in -> in.f8(LITTLE_ENDIAN)),
                new Read(100, in -> in.skip(100)));
        for (Read read : reads) {
            if (read.size <= available) {
                continue;
            }
            Cursor in = at(source, offset);
            EndOfSource end = catchThrowableOfType(EndOfSource.class, () -> read.read.accept(in));
            assertThat(end.offset()).isEqualTo(offset);
            assertThat(end.wanted()).isEqualTo(read.size);
            assertThat(end.available()).isEqualTo(available);
            assertThat(end)
                    .hasMessage("short.bin ends at offset 0x%X: expected %d more bytes at 0x5, found %d"
                            .formatted(offset + available, read.size, available));
            assertThat(in.position()).as("it moved nothing").isEqualTo(offset);
        }
    }

    @Test
    void a_seek_outside_the_source_fails() {
        Cursor in = at(Source.ofBytes("ten", new byte[10]), 4);
        assertThat(catchThrowableOfType(EndOfSource.class, () -> in.seek(11)).offset())
                .isEqualTo(11);
        assertThat(catchThrowableOfType(EndOfSource.class, () -> in.seek(-1)).offset())
                .isEqualTo(-1);
        assertThat(in.position()).isEqualTo(4);
    }

    @Test
    void a_negative_or_overflowing_skip_fails() {
        Cursor in = at(Source.ofBytes("ten", new byte[10]), 4);
        assertThat(catchThrowableOfType(EndOfSource.class, () -> in.skip(-1))).isNotNull();
        assertThat(catchThrowableOfType(EndOfSource.class, () -> in.skip(Long.MAX_VALUE)))
                .isNotNull();
        assertThat(in.position()).isEqualTo(4);
    }

    private static Cursor at(Source source, long offset) {
        Cursor in = new Cursor(source);
        in.seek(offset);
        return in;
    }
}
