package dev.hexplain.ingest.dialects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.tree.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What {@code od} prints with the options that change more than the numbers. */
class OdTest {
    private static final String HEX = "aced000573720003466f6f00";

    @Test
    void named_characters_are_seven_bits_which_is_said() {
        String text = """
                0000000   ,   m nul enq   s   r nul etx   F  sp  nl del
                0000014
                """;
        Reading reading = Reading.of("od-a", text);
        assertThat(reading.hex()).isEqualTo("2c6d00057372000346200a7f");
        assertThat(reading.onlyIssue().severity()).isEqualTo(Severity.WARNING);
        assertThat(reading.onlyIssue().message())
                .isEqualTo("od -a does not print the high bit of a byte: every byte is read as below 0x80");
        assertThat(Reading.detect(text).dialect().id()).isEqualTo("od-a");
    }

    @Test
    void named_characters_name_every_byte_below_0x80() {
        StringBuilder text = new StringBuilder();
        byte[] all = new byte[0x80];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) i;
            text.append(i % 16 == 0 ? "%s%07o".formatted(i == 0 ? "" : "\n", i) : "")
                    .append("%4s".formatted(name(i)));
        }
        assertThat(Reading.of("od-a", text + "\n0000200\n").bytes()).isEqualTo(all);
    }

    private static String name(int octet) {
        List<String> names = List.of(("nul soh stx etx eot enq ack bel bs ht nl vt ff cr so si "
                        + "dle dc1 dc2 dc3 dc4 nak syn etb can em sub esc fs gs rs us sp")
                .split(" "));
        return octet < names.size() ? names.get(octet) : octet == 0x7F ? "del" : String.valueOf((char) octet);
    }

    @Test
    void without_offsets_every_kind_of_byte_is_read() {
        check("od-o1", " 254 355 000 005 163 162 000 003 106 157 157 000\n");
        check("od-d1", " -84  -19    0    5  115  114    0    3   70  111  111    0\n".indent(1));
        check("od-d1", " 172 237   0   5 115 114   0   3  70 111 111   0\n");
        check("od-c", " 254 355  \\0 005   s   r  \\0 003   F   o   o  \\0\n");
        check("od-x1", " ac ed 00 05 73 72 00 03 46 6f 6f 00  >....sr..Foo.<\n");
        check("hex", " ac ed 00 05 73 72 00 03 46 6f 6f 00\n");
    }

    @Test
    void without_offsets_words_say_that_the_last_may_be_padding() {
        String octal = " 166654 002400 071163 001400 067506 000157\n";
        Reading reading = Reading.of("od", octal);
        assertThat(reading.hex()).isEqualTo(HEX);
        assertThat(reading.transcript().issues())
                .extracting(LayerIssue::message)
                .anyMatch(message -> message.startsWith("Without offsets nothing tells"))
                .anyMatch(message -> message.startsWith("Words of several bytes are read as little-endian"));
        assertThat(Reading.detect(octal).dialect().id()).isEqualTo("od");
    }

    @Test
    void words_in_hex_without_offsets_are_offered_in_both_orders() {
        String text = " 0201 0403 0605 0807\n";
        assertThat(Dialects.detect(text.getBytes(), text.length()))
                .extracting(candidate -> candidate.dialect().id())
                .contains("hex", "hexdump");
        assertThat(Reading.detect(" edac 0500 7273 0300\n").dialect().id()).isEqualTo("hexdump");
    }

    @Test
    void without_offsets_nothing_tells_how_often_a_row_repeats() {
        Reading reading = Reading.of("od-o1", " 254 355\n*\n 000 005\n");
        assertThat(reading.hex()).isEqualTo("aced0005");
        assertThat(reading.onlyIssue().line()).isEqualTo(2);
        assertThat(reading.onlyIssue().severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void a_row_spelled_twice_is_read_once() {
        check("od-x1", """
                0000000  ac  ed  00  05  73  72  00  03
                        254 355  \\0 005   s   r  \\0 003
                0000010  46  6f  6f  00
                          F   o   o  \\0
                0000014
                """);
        Reading reading = Reading.of("od-c", """
                0000000 254 355  \\0 005   s   r  \\0 003   F   o   o  \\0
                         ac  ed  00  05  73  72  00  03  46  6f  6f  00
                0000014
                """);
        assertThat(reading.hex()).isEqualTo(HEX);
        assertThat(reading.onlyIssue().severity()).isEqualTo(Severity.NOTE);
        assertThat(reading.onlyIssue().line()).isEqualTo(2);
    }

    @Test
    void rows_of_any_width_and_offsets_in_any_radix_follow_on() {
        check("od-x1", "000000 ac ed 00 05\n000004 73 72 00 03\n000008 46 6f 6f 00\n00000c\n");
        check("od-x1", "0000000 ac ed 00 05 73 72 00 03 46 6f\n0000010 6f 00\n0000012\n");
        check("od-c", "0000000 254 355  \\0 005\n0000004   s   r  \\0 003\n0000010   F   o   o  \\0\n0000014\n");
    }

    @Test
    void skipped_bytes_move_the_offsets_which_is_a_note() {
        Reading reading = Reading.of("od-x1", "0000024 ac ed 00 05 73 72 00 03 46 6f 6f 00\n0000040\n");
        assertThat(reading.hex()).isEqualTo(HEX);
        assertThat(reading.onlyIssue().message()).isEqualTo("Offsets start at 0x14");
    }

    @Test
    void the_text_beside_words_may_be_shorter_than_the_padded_last_word() {
        Reading reading = Reading.of("hexdump", "000000 edac 0500 7273 0300 6f46 006f 0021  >....sr..Foo.!<\n00000d\n");
        assertThat(reading.hex()).isEqualTo(HEX + "21");
        assertThat(reading.transcript().issues()).allMatch(issue -> issue.severity() == Severity.NOTE);
    }

    @Test
    void floats_give_every_bit_but_those_of_a_na_n() {
        assertThat(Reading.of(
                                "od-f",
                                "0000000               1            -0.5             inf             nan\n0000020\n")
                        .hex())
                .isEqualTo("0000803f" + "000000bf" + "0000807f" + "0000c07f");
        assertThat(Reading.of("od-f", "0000000                        1                     -0.5\n0000020\n")
                        .hex())
                .isEqualTo("000000000000f03f" + "000000000000e0bf");
    }

    private static void check(String dialect, String text) {
        Reading reading = Reading.of(dialect, text);
        assertThat(reading.hex()).as(text).isEqualTo(HEX);
        assertThat(reading.transcript().issues()).as(text).allMatch(issue -> issue.severity() == Severity.NOTE);
        assertThat(Reading.detect(text).dialect().id()).as(text).isEqualTo(dialect);
    }
}
