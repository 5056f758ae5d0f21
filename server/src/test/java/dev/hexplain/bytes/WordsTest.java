package dev.hexplain.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
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
                    assertThat(Words.printableEnd(bytes, FROM, FROM + length)).isGreaterThanOrEqualTo(FROM + length);
                }
            }
        }
    }
}
