package dev.hexplain.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {
    private static final int FROM = 3;
    private static final int LONGEST = 40;

    /** An array of one byte repeated, with the bytes behind that words may reach. */
    private static byte[] filled(int value) {
        byte[] bytes = new byte[FROM + LONGEST + 2 * Long.BYTES];
        Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    @ParameterizedTest
    @ValueSource(ints = {0x00, 0x1F, 0x7F, 0x80, 0xA0, 0xFE, 0xFF})
    void one_byte_that_is_not_printable_is_found_wherever_it_is(int value) {
        for (int length = 1; length <= LONGEST; length++) {
            for (int place = 0; place < length; place++) {
                for (int around : new int[] {' ', '~'}) {
                    byte[] bytes = filled(around);
                    bytes[FROM + place] = (byte) value;
                    assertThat(Words.isPrintable(bytes, FROM, FROM + length)).isFalse();
                    assertThat(Words.isAscii(bytes, FROM, FROM + length)).isEqualTo(value < 0x80);
                    assertThat(Words.printableEnd(bytes, FROM, FROM + length)).isEqualTo(FROM + place);
                }
            }
        }
    }

    @Test
    void bytes_around_a_text_do_not_matter() {
        for (int length = 0; length <= LONGEST; length++) {
            for (int text : new int[] {' ', '~'}) {
                for (int around : new int[] {0x00, 0x7F, 0xFF}) {
                    byte[] bytes = filled(around);
                    Arrays.fill(bytes, FROM, FROM + length, (byte) text);
                    assertThat(Words.isPrintable(bytes, FROM, FROM + length)).isTrue();
                    assertThat(Words.isAscii(bytes, FROM, FROM + length)).isTrue();
                    assertThat(Words.printableEnd(bytes, FROM, FROM + length)).isGreaterThanOrEqualTo(FROM + length);
                }
            }
        }
    }

    @Test
    void usual_text_is_utf_8_and_most_text_is_usual() {
        Random random = new Random(5);
        int[] usual = {'a', ' ', '~', 0xE9, 0x142, 0x7FF, 0x1234, 0x4E2D, 0x263A, 0xFFFD};
        int[] unusual = {0x1F, 0x7F, 0x80, 0xA0, 0x800, 0xD7FF, 0x1F600};
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            boolean odd = false;
            for (int i = random.nextInt(14); i > 0; i--) {
                boolean rare = random.nextInt(30) == 0;
                odd |= rare;
                text.appendCodePoint(
                        rare ? unusual[random.nextInt(unusual.length)] : usual[random.nextInt(usual.length)]);
            }
            byte[] utf8 = text.toString().getBytes(StandardCharsets.UTF_8);
            assertThat(isUsualText(utf8, utf8.length)).as(text.toString()).isEqualTo(!odd);
            if (utf8.length > 0) {
                utf8[random.nextInt(utf8.length)] = (byte) random.nextInt(256);
                int length = random.nextInt(utf8.length + 1);
                if (isUsualText(utf8, length)) {
                    byte[] whole = Arrays.copyOf(utf8, length);
                    assertThat(new String(whole, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8))
                            .isEqualTo(whole);
                    assertThat(PlainText.isPrintable(
                                    Source.ofBytes("text", whole).window(), 0, length))
                            .isTrue();
                }
            }
        }
    }

    private static boolean isUsualText(byte[] bytes, int length) {
        byte[] around = filled(0x80);
        byte[] padded = Arrays.copyOf(around, FROM + bytes.length + 2 * Long.BYTES);
        System.arraycopy(bytes, 0, padded, FROM, bytes.length);
        return Words.isUsualText(padded, FROM, FROM + length);
    }
}
