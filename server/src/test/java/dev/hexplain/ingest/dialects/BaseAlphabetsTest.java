package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Which of base32, base64 and its URL-safe form a text is. */
class BaseAlphabetsTest {
    private static final int FEWEST = 12;

    @Test
    void base32_of_any_length_is_not_read_as_base64() {
        byte[] bytes = new byte[100];
        new Random(7).nextBytes(bytes);
        for (int length = FEWEST; length < bytes.length; length++) {
            byte[] some = Arrays.copyOf(bytes, length);
            String padded = base32(some);
            assertRead(padded, "base32", some);
            assertRead(padded.replace("=", ""), "base32", some);
        }
    }

    @Test
    void base64_of_few_characters_is_not_taken_for_base32() {
        for (String text : new String[] {"yv66vgAAAEE=", "AAECAwQFBgcICQ==", "SGVsbG8gV29ybGQh"}) {
            assertThat(Reading.detect(text).dialect().id()).isNotEqualTo("base32");
        }
    }

    @Test
    void zeros_do_not_hide_that_base64_without_padding_is_base64() {
        byte[] bytes = {
            0x31, 0, 0, 0, 2, 'n', 'a', 'm', 'e', 0, 4, 0, 0, 0, 'x', '4', '1', 0, 4, 'l', 'i', 's', 't', 0, 0x14, 0, 0,
            0, 0x10, '0', 0, 1, 0, 0, 0, 0x10, '1', 0, 2, 0, 0, 0, 0, 1, 'q', 0, 0, 0, 0, 0, 0, 0, -8, 63, 0
        };
        assertRead(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes), "base64", bytes);
        assertRead(Base64.getEncoder().withoutPadding().encodeToString(bytes), "base64", bytes);
    }

    @Test
    void padding_that_is_escaped_only_at_the_end_of_a_long_text_is_found() {
        byte[] bytes = new byte[6_001];
        new Random(3).nextBytes(bytes);
        String text = Base64.getUrlEncoder().encodeToString(bytes);
        assertRead(URLEncoder.encode(text, UTF_8), "percent", text.getBytes(UTF_8));
    }

    private static void assertRead(String text, String dialect, byte[] bytes) {
        DialectCandidate found = Reading.detect(text);
        assertThat(found.dialect().id()).as("%s: %s", text, found.reason()).isEqualTo(dialect);
        assertThat(found.confidence()).as(text).isGreaterThan(45);
        assertThat(Reading.of(dialect, text).bytes()).isEqualTo(bytes);
    }

    private static String base32(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < bytes.length * 8; bit += 5) {
            int value = 0;
            for (int i = bit; i < bit + 5; i++) {
                int octet = i / 8 < bytes.length ? bytes[i / 8] : 0;
                value = value << 1 | ((octet >> (7 - i % 8)) & 1);
            }
            text.append(Base32.ALPHABET.charAt(value));
        }
        return text.append("=".repeat((8 - text.length() % 8) % 8)).toString();
    }
}
