package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ValueReaderTest {
    @Test
    void signed_integers_keep_their_sign() {
        assertThat(actual(ValueType.S8_BE, longs(-2L))).isEqualTo("-2");
        assertThat(actual(ValueType.S8_BE, longs(Long.MIN_VALUE))).isEqualTo("-9223372036854775808");
        assertThat(actual(ValueType.S4_BE, 0xFF, 0xFF, 0xFF, 0xFE)).isEqualTo("-2");
        assertThat(actual(ValueType.S2_BE, 0x80, 0x00)).isEqualTo("-32768");
        assertThat(actual(ValueType.S1, 0xFF)).isEqualTo("-1");
    }

    @Test
    void unsigned_integers_have_none() {
        assertThat(actual(ValueType.U1, 0xFF)).isEqualTo("255");
        assertThat(actual(ValueType.U2_BE, 0xFF, 0xFE)).isEqualTo("65534");
        assertThat(actual(ValueType.U4_BE, 0xFF, 0xFF, 0xFF, 0xFE)).isEqualTo("4294967294");
        ValueType u8 = new ValueType.Int(8, false, ByteOrder.BIG_ENDIAN);
        assertThat(actual(u8, longs(-1L))).isEqualTo("18446744073709551615");
    }

    @Test
    void integers_are_read_in_their_own_order_and_size() {
        assertThat(actual(new ValueType.Int(4, true, ByteOrder.LITTLE_ENDIAN), 0xFE, 0xFF, 0xFF, 0xFF))
                .isEqualTo("-2");
        assertThat(actual(new ValueType.Int(3, false, ByteOrder.LITTLE_ENDIAN), 1, 2, 3))
                .isEqualTo(Integer.toString(0x030201));
        assertThat(actual(new ValueType.Int(3, true, ByteOrder.BIG_ENDIAN), 0xFF, 0xFF, 0xFD))
                .isEqualTo("-3");
    }

    @Test
    void floating_point_numbers_are_spelt_as_java_does() {
        assertThat(actual(ValueType.F4_BE, 0x80, 0, 0, 0)).isEqualTo("-0.0");
        assertThat(actual(ValueType.F4_BE, 0x7F, 0xC0, 0, 0)).isEqualTo("NaN");
        assertThat(actual(ValueType.F4_BE, 0, 0, 0, 1)).isEqualTo("1.4E-45");
        assertThat(actual(ValueType.F8_BE, longs(Double.doubleToLongBits(0.4)))).isEqualTo("0.4");
        assertThat(actual(ValueType.F8_BE, longs(0x7FF0_0000_0000_0001L))).isEqualTo("NaN");
        assertThat(actual(ValueType.F8_BE, longs(Double.doubleToLongBits(Double.NEGATIVE_INFINITY))))
                .isEqualTo("-Infinity");
        assertThat(actual(new ValueType.Real(8, ByteOrder.LITTLE_ENDIAN), 0, 0, 0, 0, 0, 0, 0xF0, 0x3F))
                .isEqualTo("1.0");
    }

    @Test
    void booleans_other_than_0_and_1_are_true_and_say_what_they_are() {
        assertThat(read(ValueType.BOOL, 0)).isEqualTo(Value.of("false"));
        assertThat(read(ValueType.BOOL, 1)).isEqualTo(Value.of("true"));
        assertThat(read(ValueType.BOOL, 0x80)).isEqualTo(new Value("true", "", "0x80, read as true"));
    }

    @Test
    void characters_are_quoted_and_say_their_code_point() {
        assertThat(read(ValueType.CHAR_BE, 0, 'x')).isEqualTo(new Value("'x'", "", "U+0078"));
        assertThat(read(ValueType.CHAR_BE, 0, 0)).isEqualTo(new Value("'\\u0000'", "", "U+0000"));
        assertThat(read(ValueType.CHAR_BE, 0, '\'')).isEqualTo(new Value("'\\''", "", "U+0027"));
        assertThat(read(ValueType.CHAR_BE, 0xD8, 0x3D)).isEqualTo(new Value("'\\uD83D'", "", "U+D83D"));
        assertThat(read(ValueType.CHAR_BE, 0x4E, 0x2D)).isEqualTo(new Value("'中'", "", "U+4E2D"));
    }

    @Test
    void text_is_one_quoted_line() {
        assertThat(text(TextEncoding.UTF_8, "tab\tquote\"back\\line\n"))
                .isEqualTo("\"tab\\tquote\\\"back\\\\line\\n\"");
        assertThat(text(TextEncoding.UTF_8, "")).isEqualTo("\"\"");
        assertThat(text(TextEncoding.UTF_8, "größe 😀")).isEqualTo("\"größe 😀\"");
    }

    @Test
    void long_text_is_cut_and_never_between_the_halves_of_a_pair() {
        String text = "x".repeat(ValueReader.SHORT - 1) + "😀😀";
        assertThat(text(TextEncoding.UTF_8, text)).isEqualTo("\"" + "x".repeat(ValueReader.SHORT - 1) + "\"…");
        assertThat(text(TextEncoding.UTF_8, "y".repeat(ValueReader.SHORT)))
                .isEqualTo("\"" + "y".repeat(ValueReader.SHORT) + "\"");
    }

    @Test
    void text_may_be_of_any_charset() throws Exception {
        for (String name : List.of("UTF-16LE", "UTF-16BE", "Shift_JIS", "IBM437", "UTF-32LE", "ISO-2022-JP")) {
            java.nio.charset.Charset charset = java.nio.charset.Charset.forName(name);
            String text = charset.equals(java.nio.charset.Charset.forName("IBM437")) ? "±½" : "日本";
            assertThat(trimmed(TextEncoding.of(charset), Trim.NONE, text.getBytes(charset)))
                    .isEqualTo("\"" + text + "\"");
            byte[] many = text.repeat(5_000).getBytes(charset);
            assertThat(trimmed(TextEncoding.of(charset), Trim.NONE, many))
                    .isEqualTo("\"" + text.repeat(ValueReader.SHORT / 2) + "\"…");
        }
    }

    @Test
    void padding_goes_first_then_the_terminator_and_what_follows_it() {
        Trim zero = new Trim(new byte[] {0}, false, -1);
        assertThat(ascii(zero, "ab\0cd")).isEqualTo("\"ab\"");
        assertThat(ascii(zero, "abcd")).isEqualTo("\"abcd\"");
        assertThat(ascii(zero, "\0")).isEqualTo("\"\"");
        assertThat(ascii(new Trim(new byte[] {'|'}, true, '@'), "ab|c@|@@")).isEqualTo("\"ab|\"");
        assertThat(ascii(new Trim(new byte[0], false, '@'), "@a@@@")).isEqualTo("\"@a\"");
        assertThat(ascii(new Trim(new byte[0], false, '@'), "@@@")).isEqualTo("\"\"");
        assertThat(ascii(zero, "x".repeat(ValueReader.SHORT) + "\0" + "y".repeat(9_000)))
                .isEqualTo("\"" + "x".repeat(ValueReader.SHORT) + "\"");
        assertThat(ascii(zero, "x".repeat(9_000) + "\0")).endsWith("x\"…");
    }

    @Test
    void a_wide_terminator_stands_at_multiples_of_its_width() {
        Trim wide = new Trim(new byte[2], false, -1);
        byte[] text = "aĀb\0c".getBytes(StandardCharsets.UTF_16LE);
        assertThat(trimmed(TextEncoding.of(StandardCharsets.UTF_16LE), wide, text))
                .isEqualTo("\"aĀb\"");
    }

    @Test
    void bytes_are_trimmed_like_text() {
        Trim trim = new Trim(new byte[] {9}, true, 0);
        ValueType type = new ValueType.Bytes(trim);
        assertThat(actual(type, 1, 2, 9, 4, 0, 0)).isEqualTo("01 02 09");
        assertThat(actual(type, 1, 2, 0, 0)).isEqualTo("01 02");
        assertThat(actual(type, 0, 0)).isEmpty();
        int[] many = new int[40];
        java.util.Arrays.fill(many, 1);
        many[16] = 9;
        assertThat(actual(new ValueType.Bytes(new Trim(new byte[] {9}, false, -1)), many))
                .isEqualTo("01 ".repeat(16).strip());
        assertThat(actual(new ValueType.Bytes(trim), many)).endsWith("…");
    }

    private static String ascii(Trim trim, String text) {
        return trimmed(TextEncoding.ASCII, trim, text.getBytes(StandardCharsets.US_ASCII));
    }

    private static String trimmed(TextEncoding encoding, Trim trim, byte[] bytes) {
        return read(
                        Shape.leaf("text", new ValueType.Text(encoding, trim), Role.VALUE)
                                .build(),
                        bytes)
                .actual();
    }

    @Test
    void bytes_are_shown_in_hex_as_far_as_there_is_room() {
        assertThat(actual(ValueType.BYTES, 0xCA, 0xFE)).isEqualTo("CA FE");
        assertThat(actual(ValueType.BYTES, new int[17])).isEqualTo("00 ".repeat(16) + "…");
    }

    @Test
    void an_integer_with_names_shows_its_name_and_its_bytes() {
        Enumeration flags = new Enumeration(
                "sc", true, Map.of(1L, new Enumeration.Symbol("A", ""), 2L, new Enumeration.Symbol("B", "")));
        Shape shape =
                Shape.leaf("flags", ValueType.U1, Role.TYPE).symbols(flags).build();
        assertThat(read(shape, new byte[] {3})).isEqualTo(new Value("0x03", "A | B", ""));
        assertThat(read(shape, new byte[] {0x42})).isEqualTo(new Value("0x42", "B | 0x40", ""));
        assertThat(read(shape, new byte[] {0})).isEqualTo(new Value("0x00", "0", ""));
        Shape signed =
                Shape.leaf("flags", ValueType.S1, Role.TYPE).symbols(flags).build();
        assertThat(read(signed, new byte[] {-1}).actual()).isEqualTo("0xFF");
    }

    private static String text(TextEncoding encoding, String text) {
        Shape shape =
                Shape.leaf("text", new ValueType.Text(encoding), Role.VALUE).build();
        return read(shape, text.getBytes(StandardCharsets.UTF_8)).actual();
    }

    private static int[] longs(long value) {
        int[] bytes = new int[8];
        ByteBuffer raw = ByteBuffer.allocate(8).putLong(value).flip();
        for (int i = 0; i < 8; i++) {
            bytes[i] = raw.get(i) & 0xFF;
        }
        return bytes;
    }

    private static String actual(ValueType type, int... bytes) {
        return read(type, bytes).actual();
    }

    private static Value read(ValueType type, int... bytes) {
        byte[] raw = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            raw[i] = (byte) bytes[i];
        }
        return read(Shape.leaf("value", type, Role.VALUE).build(), raw);
    }

    private static Value read(Shape shape, byte[] bytes) {
        Field field = new Field(FieldId.ROOT, shape, shape.name(), 0, bytes.length, 0);
        return new ValueReader(MemorySegment.ofArray(bytes)).read(field, ValueReader.SHORT);
    }
}
