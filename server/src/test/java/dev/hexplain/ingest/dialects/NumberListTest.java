package dev.hexplain.ingest.dialects;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes as loops print them and hands write them down. */
class NumberListTest {
    private static final String BYTES = "aced00057372000346";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ac, ed, 0, 5, 73, 72, 0, 3, 46 | hex-numbers",
                "ac ed 0 5 73 72 0 3 46 | hex-numbers",
                "[ac, ed, 0, 5, 73, 72, 0, 3, 46] | hex-numbers",
                "AC:ED:0:5:73:72:0:3:46 | hex-numbers",
                "ffffffac ffffffed 0 5 73 72 0 3 46 | hex-numbers",
                "FFFFFFAC, FFFFFFED, 0, 5, 73, 72, 0, 3, 46 | hex-numbers",
                "0xffffffac 0xffffffed 0x0 0x5 0x73 0x72 0x0 0x3 0x46 | hex-numbers",
                "ffffffac ffffffed 00 05 73 72 00 03 46 | hex-numbers",
                "ffffffacffffffed00057372000346 | hex-numbers",
                "172 237 0 5 115 114 0 3 70 | decimals",
                "-84 -19 0 5 115 114 0 3 70 | decimals",
                "172; 237; 0; 5; 115; 114; 0; 3; 70 | decimals",
                "172 237 000 005 115 114 000 003 070 | decimals",
                "254 355 000 005 163 162 000 003 106 | octal-numbers",
                "10101100 11101101 00000000 00000101 01110011 01110010 00000000 00000011 01000110 | binary-numbers",
            })
    void of_a_notation_without_pairs_are_read(String text, String dialect) {
        assertRead(text, dialect, BYTES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"- ", "* ", "+ ", "\u2022 ", "\u00B7 "})
    void a_list_with_bullets_is_read(String bullet) {
        assertRead(bullet + String.join("\n" + bullet, "172", "237", "0", "5", "115"), "decimals", "aced000573");
        assertRead(bullet + String.join("\n" + bullet, "-84", "-19", "0", "5", "115"), "decimals", "aced000573");
        assertRead(bullet + String.join("\n" + bullet, "ac", "ed", "00", "05", "73"), "hex", "aced000573");
        assertRead(bullet + String.join("\n" + bullet, "0xAC", "0xED", "0x00", "0x05", "0x73"), "hex", "aced000573");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ac  magic\ned  magic\n00  version\n05  version\n74  TC_STRING\n",
                "AC // STREAM_MAGIC\nED // and so on\n00 // version\n05 // version\n74 // be careful\n",
                "0xac  # magic\n0xed  # magic\n0x00  # version\n0x05\n0x74  # a string\n",
                "ac - magic\ned - magic\n00 - version\n05 - version\n74 - a string\n",
                "0xac, /* magic */\n0xed, /* magic */\n0x00, /* version */\n0x05, /* version */\n0x74 /* add */\n",
                "ac ed ; magic\n00 05 ; version\n74 ; be a string\n"
            })
    void bytes_with_words_behind_them_are_read(String text) {
        assertRead(text, "hex-comments", "aced000574");
    }

    @Test
    void one_number_in_brackets_is_a_byte() {
        assertRead("[172]", "bytes", "ac");
        assertRead("[-84]", "bytes", "ac");
    }

    @Test
    void hex_of_nothing_but_digits_is_hex() {
        assertRead("333936343635333533393632333833333635", "hex", "333936343635333533393632333833333635");
    }

    @Test
    void hex_that_is_wrapped_inside_a_byte_is_joined() {
        assertRead("aced000\n5737200\n0346\n", "hex", BYTES);
        assertRead("aced0\r\n  00573\r\n  72000346", "hex", BYTES);
        assertRead("aced000573720\n00346\n", "hex", BYTES);
        assertThat(Reading.of("hex", "aced000\n5737200\n0346\n").onlyIssue().message())
                .contains("wrapped");
    }

    @Test
    void a_line_that_lost_a_digit_is_not_joined() {
        Reading reading = Reading.of("hex", "aced0005\n7372000\n466f6f00\n");
        assertThat(reading.hex()).isEqualTo("aced0005737200466f6f00");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "be a bad dad",
                "1 2 3 4 5 6",
                "a b c d e f",
                "120 cats, 240 dogs",
                "10 apples\n20 pears\n30 nuts\n40 figs\n",
                "12345678901234567890",
                "2024 12 31"
            })
    void words_and_other_numbers_stay_as_they_are(String text) {
        assertThat(Reading.detect(text).dialect().id()).isEqualTo("raw");
    }

    private static void assertRead(String text, String dialect, String hex) {
        DialectCandidate found = Reading.detect(text);
        assertThat(found.dialect().id()).as("%s: %s", text, found.reason()).isEqualTo(dialect);
        assertThat(Reading.of(dialect, text).hex()).as(text).isEqualTo(hex);
    }
}
