package dev.hexplain.ingest.dialects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.tree.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What GDB 13 printed of the same sixteen bytes with each letter of {@code x/}. */
class GdbTest {
    private static final String HEX = "aced0005737200104a6176612e757469";

    @ParameterizedTest(name = "x/{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "16xb; 0xac 0xed 0x00 0x05 0x73 0x72 0x00 0x10; 0x4a 0x61 0x76 0x61 0x2e 0x75 0x74 0x69",
                "16db; -84 -19 0 5 115 114 0 16; 74 97 118 97 46 117 116 105",
                "16ub; 172 237 0 5 115 114 0 16; 74 97 118 97 46 117 116 105",
                "16ob; 0254 0355 0 05 0163 0162 0 020; 0112 0141 0166 0141 056 0165 0164 0151",
                "16tb; 10101100 11101101 00000000 00000101 01110011 01110010 00000000 00010000;"
                        + " 01001010 01100001 01110110 01100001 00101110 01110101 01110100 01101001",
                "16cb; -84 '\\254' -19 '\\355' 0 '\\000' 5 '\\005' 115 's' 114 'r' 0 '\\000' 16 '\\020';"
                        + " 74 'J' 97 'a' 118 'v' 97 'a' 46 '.' 117 'u' 116 't' 105 'i'",
                "8xh; 0xedac 0x0500 0x7273 0x1000; 0x614a 0x6176 0x752e 0x6974",
                "8dh; -4692 1280 29299 4096; 24906 24950 29998 26996",
                "8uh; 60844 1280 29299 4096; 24906 24950 29998 26996",
                "8oh; 0166654 02400 071163 010000; 060512 060566 072456 064564",
                "4xw; 0x0500edac 0x10007273; 0x6176614a 0x6974752e",
                "4dw; 83946924 268464755; 1635148106 1769239854",
                "4ow; 0500166654 02000071163; 014135460512 015135072456",
                "4tw; 00000101000000001110110110101100 00010000000000000111001001110011;"
                        + " 01100001011101100110000101001010 01101001011101000111010100101110",
                "2xg; 0x100072730500edac; 0x6974752e6176614a",
                "2dg; 1153047342937599404; 7598827313344962890",
                "2og; 0100003447140500166654; 0645643522714135460512",
                "2fg; 1.3242251121376885e-231; 9.7871167951292165e+199",
                "4fw; 6.06218451e-36 2.53317174e-29; 2.84056841e+20 1.84707041e+25",
                "2a; 0x100072730500edac <main+4>; 0x6974752e6176614a",
            })
    void every_letter_is_read(String command, String first, String second) {
        String text = "0x555555558020 <blob>:\t" + first + "\n0x555555558028 <blob+8>:\t" + second + "\n";
        Reading reading = Reading.of("gdb", text);
        assertThat(reading.hex()).isEqualTo(HEX);
        assertThat(reading.transcript().issues()).allMatch(issue -> issue.severity() == Severity.NOTE);
        assertThat(Reading.detect(text).dialect().id()).isEqualTo("gdb");
        boolean words = !command.endsWith("b");
        assertThat(reading.transcript().issues().stream()
                        .anyMatch(issue -> issue.message().startsWith("Words of")))
                .isEqualTo(words);
    }

    @Test
    void the_other_order_of_words_is_offered() {
        String text = "0x100000:\t-1393754107\t1936850947\n0x100008:\t1181708032\n";
        assertThat(Reading.of("gdb-be", text).hex()).startsWith("aced0005");
        assertThat(Dialects.detect(text.getBytes(), text.length()))
                .extracting(candidate -> candidate.dialect().id())
                .contains("gdb", "gdb-be");
    }

    @Test
    void of_one_row_of_numbers_the_width_is_an_assumption_that_is_said() {
        Reading reading = Reading.of("gdb", "0x100000:\t-84\t-19\t0\t5\n");
        assertThat(reading.hex()).isEqualTo("aced0005");
        assertThat(reading.transcript().issues())
                .extracting(LayerIssue::message)
                .contains("One row does not tell how many bytes a number has: the fewest that all fit in are taken");
    }

    @Test
    void what_a_not_a_number_carries_is_kept() {
        assertThat(Reading.of("gdb", "0x10:\tnan(0x8000000000001)\t1.5\n0x20:\t-inf\t-nan(0x8000000000000)\n")
                        .hex())
                .isEqualTo("010000000000f87f000000000000f83f" + "000000000000f0ff000000000000f8ff");
    }

    @Test
    void a_number_that_does_not_fit_is_named() {
        Reading reading = Reading.of("gdb", "0x100000:\t1\t2\n0x100002:\t3\t400\n");
        assertThat(reading.hex()).isEqualTo("010203");
        assertThat(reading.transcript().issues())
                .filteredOn(issue -> issue.severity() == Severity.ERROR)
                .singleElement()
                .satisfies(issue -> assertThat(issue.actual()).isEqualTo("400"))
                .satisfies(issue -> assertThat(issue.line()).isEqualTo(2));
    }
}
