package dev.hexplain.ingest.dialects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.tree.Severity;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is wrong is named by line, and what is right is still read. */
class DamageTest {

    private static final byte[] BYTES = bytes(100);

    @Test
    void a_missing_xxd_line_is_a_gap_that_is_not_filled() {
        String text = Spelling.withLine(Spelling.xxd(BYTES, 16, 2, false, false), 3, null);
        Reading reading = Reading.of("xxd", text);
        assertThat(reading.bytes()).isEqualTo(without(BYTES, 32, 48));
        LayerIssue issue = reading.onlyIssue();
        assertThat(issue.line()).isEqualTo(3);
        assertThat(issue.outputOffset()).isEqualTo(32);
        assertThat(issue.message()).isEqualTo("The offset jumps from 0x20 to 0x30: 16 bytes missing");
        assertThat(Reading.detect(text).dialect().id()).isEqualTo("xxd");
    }

    @Test
    void a_missing_hexdump_line_is_a_gap_that_is_not_filled() {
        Reading reading = Reading.of("hexdump-c", Spelling.withLine(Spelling.hexdump(BYTES), 2, null));
        assertThat(reading.bytes()).isEqualTo(without(BYTES, 16, 32));
        assertThat(reading.onlyIssue().line()).isEqualTo(2);
        assertThat(reading.onlyIssue().expected()).isEqualTo("0x10");
        assertThat(reading.onlyIssue().actual()).isEqualTo("0x20");
    }

    @Test
    void a_missing_last_hexdump_line_shows_in_the_final_offset() {
        Reading reading = Reading.of("hexdump-c", Spelling.withLine(Spelling.hexdump(BYTES), 7, null));
        assertThat(reading.onlyIssue().line()).isEqualTo(7);
        assertThat(reading.onlyIssue().message()).startsWith("The final offset");
    }

    @Test
    void an_xxd_line_clipped_anywhere_is_named_and_the_others_are_read() {
        String text = Spelling.xxd(BYTES, 16, 2, false, false);
        String line = Spelling.line(text, 4);
        for (int length = 1; length < line.stripTrailing().length(); length++) {
            Reading reading = Reading.of("xxd", Spelling.withLine(text, 4, line.substring(0, length)));
            assertThat(reading.transcript().issues())
                    .as("clipped to %s", line.substring(0, length))
                    .anyMatch(issue -> issue.line() == 4);
            assertThat(Arrays.copyOf(reading.bytes(), 48)).isEqualTo(Arrays.copyOf(BYTES, 48));
            assertThat(tail(reading.bytes(), 36)).isEqualTo(tail(BYTES, 36));
        }
    }

    @Test
    void a_hexdump_line_clipped_anywhere_is_named_and_the_others_are_read() {
        String text = Spelling.hexdump(BYTES);
        String line = Spelling.line(text, 4);
        for (int length = 1; length < line.length() - 1; length++) {
            Reading reading = Reading.of("hexdump-c", Spelling.withLine(text, 4, line.substring(0, length)));
            boolean offsetAlone = length >= 8 && length <= 10;
            assertThat(reading.transcript().issues())
                    .as("clipped to %s", line.substring(0, length))
                    .anyMatch(issue -> issue.line() == (offsetAlone ? 5 : 4));
            assertThat(tail(reading.bytes(), 36)).isEqualTo(tail(BYTES, 36));
        }
    }

    @Test
    void a_clipped_last_line_is_named_too() {
        String text = Spelling.xxd(BYTES, 16, 2, false, false);
        Reading reading = Reading.of(
                "xxd", Spelling.withLine(text, 7, Spelling.line(text, 7).substring(0, 14)));
        assertThat(reading.onlyIssue().line()).isEqualTo(7);
        assertThat(reading.onlyIssue().message()).contains("no text column");
    }

    @Test
    void an_odd_digit_is_named_by_line_and_column_and_the_rest_of_the_line_is_read() {
        Reading reading = Reading.of("xxd", "00000000: aced 0005\n00000004: 737 0003  sr..\n00000008: 466f 6f00\n");
        assertThat(reading.hex()).isEqualTo("aced0005" + "730003" + "466f6f00");
        assertThat(reading.onlyIssue())
                .isEqualTo(new LayerIssue(
                        Severity.ERROR,
                        32,
                        4,
                        2,
                        13,
                        "Odd number of hex digits: the last has no pair",
                        "pairs of hex digits",
                        "737"));
    }

    @Test
    void a_digit_that_is_none_is_named_in_a_dump() {
        Reading reading = Reading.of("hexdump-c", "00000000  ac ed 0O 05  |....|\n00000004\n");
        assertThat(reading.hex()).isEqualTo("aced05");
        assertThat(reading.transcript().issues().getFirst().column()).isEqualTo(17);
        assertThat(reading.transcript().issues().getFirst().actual()).isEqualTo("0O");
    }

    @Test
    void a_text_column_that_does_not_show_the_bytes_is_a_warning() {
        Reading reading = Reading.of("hexdump-c", "00000000  41 42 43                       |ABD|\n00000003\n");
        assertThat(reading.hex()).isEqualTo("414243");
        assertThat(reading.onlyIssue().severity()).isEqualTo(Severity.WARNING);
        assertThat(reading.onlyIssue().line()).isEqualTo(1);
        assertThat(reading.onlyIssue().expected()).isEqualTo("ABC");
        assertThat(reading.onlyIssue().actual()).isEqualTo("ABD");
    }

    @Test
    void a_text_column_that_lost_its_trailing_blanks_is_fine() {
        assertThat(Reading.of("xxd", "00000000: 4120 2020  A\n00000004: 2020 2020\n")
                        .transcript()
                        .clean())
                .isTrue();
    }

    @Test
    void a_line_of_prose_in_a_dump_is_named_and_skipped() {
        Reading reading = Reading.of("xxd", "Payload follows:\n00000000: aced 0005  ....\n");
        assertThat(reading.hex()).isEqualTo("aced0005");
        assertThat(reading.onlyIssue().line()).isEqualTo(1);
    }

    @Test
    void squeezed_rows_are_repeated_up_to_the_next_offset_or_the_end() {
        String row = "00 ".repeat(16).strip();
        Reading reading = Reading.of("hexdump-c", "00000000  " + row + "\n*\n00000048\n");
        assertThat(reading.bytes()).isEqualTo(new byte[0x48]);
        assertThat(reading.transcript().clean()).isTrue();
    }

    @Test
    void squeezed_rows_that_nothing_ends_are_an_error() {
        Reading reading = Reading.of("xxd", "00000000: 0000\n*\n");
        assertThat(reading.hex()).isEqualTo("0000");
        assertThat(reading.onlyIssue().line()).isEqualTo(2);
    }

    @Test
    void squeezed_rows_with_nothing_above_are_an_error() {
        assertThat(Reading.of("hexdump-c", "*\n00000010\n").onlyIssue().line()).isEqualTo(1);
    }

    @Test
    void squeezed_rows_that_do_not_come_out_even_are_an_error() {
        Reading reading = Reading.of("xxd", "00000000: 0000\n*\n00000007: 4142\n");
        assertThat(reading.hex()).isEqualTo("0000" + "0000" + "0000" + "4142");
        assertThat(reading.onlyIssue().line()).isEqualTo(3);
        assertThat(reading.onlyIssue().message()).endsWith("1 byte missing");
    }

    @Test
    void an_offset_that_goes_back_is_a_warning_and_its_bytes_are_kept() {
        Reading reading = Reading.of("xxd", "00000000: 4142\n00000000: 4344\n");
        assertThat(reading.hex()).isEqualTo("41424344");
        assertThat(reading.onlyIssue().line()).isEqualTo(2);
    }

    @Test
    void an_odd_digit_in_plain_hex_is_named_by_line() {
        String text = Spelling.wrappedHex(BYTES, 30);
        Reading reading = Reading.of(
                "hex", Spelling.withLine(text, 2, Spelling.line(text, 2).substring(1)));
        assertThat(reading.onlyIssue().line()).isEqualTo(2);
        assertThat(reading.onlyIssue().severity()).isEqualTo(Severity.ERROR);
        assertThat(tail(reading.bytes(), 40)).isEqualTo(tail(BYTES, 40));
        assertThat(reading.bytes()).hasSize(99);
    }

    @Test
    void a_plain_hex_line_clipped_between_pairs_is_doubtful() {
        String text = Spelling.wrappedHex(BYTES, 30);
        Reading reading = Reading.of(
                "hex", Spelling.withLine(text, 2, Spelling.line(text, 2).substring(0, 40)));
        assertThat(reading.onlyIssue().line()).isEqualTo(2);
        assertThat(reading.onlyIssue().severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void words_in_plain_hex_are_named_one_by_one_and_the_rest_is_read() {
        Reading reading = Reading.of("hex", "ac ed\nkey: 00 05\n");
        assertThat(reading.hex()).isEqualTo("aced0005");
        assertThat(reading.onlyIssue().line()).isEqualTo(2);
        assertThat(reading.onlyIssue().actual()).isEqualTo("key");
    }

    @Test
    void a_replaced_base64_character_costs_only_its_own_bytes() {
        String text = Spelling.wrappedBase64(BYTES, 76);
        String line = Spelling.line(text, 1);
        Reading reading =
                Reading.of("base64", Spelling.withLine(text, 1, line.substring(0, 9) + "?" + line.substring(10)));
        assertThat(reading.bytes()).isEqualTo(without(BYTES, 6, 8));
        assertThat(reading.onlyIssue().line()).isEqualTo(1);
        assertThat(reading.onlyIssue().column()).isEqualTo(10);
        assertThat(reading.onlyIssue().outputOffset()).isEqualTo(6);
    }

    @Test
    void an_extra_character_in_base64_is_skipped() {
        Reading reading = Reading.of("base64", "?rO0ABQ==\n");
        assertThat(reading.hex()).isEqualTo("aced0005");
        assertThat(reading.onlyIssue().column()).isEqualTo(1);
    }

    @Test
    void a_clipped_base64_line_is_named_and_the_next_lines_are_read_right() {
        String text = Spelling.wrappedBase64(bytes(300), 76);
        for (int kept = 1; kept < 76; kept++) {
            Reading reading = Reading.of(
                    "base64", Spelling.withLine(text, 2, Spelling.line(text, 2).substring(0, kept)));
            assertThat(reading.transcript().issues()).anyMatch(issue -> issue.line() == 2);
            assertThat(reading.transcript().issues()).allMatch(issue -> issue.line() == 2);
            assertThat(tail(reading.bytes(), 300 - 2 * 57)).isEqualTo(tail(bytes(300), 300 - 2 * 57));
        }
    }

    @Test
    void base64_goes_on_after_padding_with_a_warning() {
        Reading reading = Reading.of("base64", "rO0=\nAAU=\n");
        assertThat(reading.hex()).isEqualTo("aced0005");
        assertThat(reading.onlyIssue().line()).isEqualTo(2);
    }

    @Test
    void a_left_over_base64_character_is_an_error() {
        Reading reading = Reading.of("base64", "rO0ABQAAA");
        assertThat(reading.hex()).isEqualTo("aced00050000");
        assertThat(reading.onlyIssue().severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void missing_half_of_the_padding_is_a_warning() {
        assertThat(Reading.of("base64", "rO0ABQ=").onlyIssue().severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void both_base64_alphabets_in_one_text_are_a_warning() {
        byte[] bytes = HexFormat.of().parseHex("fbfffe");
        Reading reading =
                Reading.of("base64", Base64.getEncoder().encodeToString(bytes).replace('/', '_'));
        assertThat(reading.bytes()).isEqualTo(bytes);
        assertThat(reading.onlyIssue().severity()).isEqualTo(Severity.WARNING);
    }

    private static byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        new Random(7).nextBytes(bytes);
        return bytes;
    }

    private static byte[] without(byte[] bytes, int from, int to) {
        byte[] rest = Arrays.copyOf(bytes, bytes.length - (to - from));
        System.arraycopy(bytes, to, rest, from, bytes.length - to);
        return rest;
    }

    private static byte[] tail(byte[] bytes, int length) {
        return Arrays.copyOfRange(bytes, bytes.length - length, bytes.length);
    }
}
