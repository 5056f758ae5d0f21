package dev.hexplain.ksy.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KsyCharsetsTest {
    @ParameterizedTest
    @CsvSource({
        "ASCII, US-ASCII",
        "ascii, US-ASCII",
        "utf8, UTF-8",
        "utF-8, UTF-8",
        "UTF-16LE, UTF-16LE",
        "utf-16be, UTF-16BE",
        "UTF-32LE, UTF-32LE",
        "SJIS, Shift_JIS",
        "Shift_JIS, Shift_JIS",
        "IBM437, IBM437",
        "cp437, IBM437",
        "iSo-8859-1, ISO-8859-1",
        "latin1, ISO-8859-1",
        "windows-1252, windows-1252",
        "cp1251, windows-1251",
        "EUC-KR, EUC-KR",
        "Big5, Big5",
        "IBM866, IBM866",
        "MacRoman, x-MacRoman",
    })
    void names_of_the_language_and_of_the_jdk_are_known(String name, String charset) {
        assertThat(KsyCharsets.find(name)).contains(Charset.forName(charset));
    }

    @ParameterizedTest
    @ValueSource(strings = {"MUTF-8", "mutf-8", "mutf8"})
    void the_modified_utf8_of_java_is_known(String name) {
        byte[] bytes = {0x61, (byte) 0xC0, (byte) 0x80, (byte) 0xC3, (byte) 0xA9, (byte) 0xED, (byte) 0xA0, (byte) 0xBD
        };
        assertThat(KsyCharsets.decode(bytes, name)).isEqualTo("a\0é\uD83D");
        assertThat(KsyCharsets.decode(new byte[] {(byte) 0x80, 0x61, (byte) 0xE0}, name))
                .isEqualTo("\uFFFDa\uFFFD");
        assertThat(KsyCharsets.decode(new byte[] {(byte) 0xC3, 0x61}, name)).isEqualTo("\uFFFDa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "UTF-9", "ASCII\\x", "IBM437\nx", "SJIS\"x", "UTF-8'x"})
    void other_names_are_not(String name) {
        assertThat(KsyCharsets.find(name)).isEmpty();
    }

    @Test
    void malformed_bytes_become_replacements() {
        assertThat(KsyCharsets.decode(new byte[] {0x61, (byte) 0xe3, (byte) 0x81}, "UTF-8"))
                .isEqualTo("a\uFFFD");
        assertThat(KsyCharsets.decode(new byte[] {0x61, (byte) 0x80}, "ASCII")).isEqualTo("a\uFFFD");
        assertThat(KsyCharsets.decode(new byte[] {0x61, 0x00, 0x62}, "UTF-16LE"))
                .isEqualTo("a\uFFFD");
    }
}
