package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Corpus;
import dev.hexplain.tree.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A number that counts the bytes of its rows is an offset, whatever stands around it. */
class CountedRowsTest {
    private static final byte[] BYTES = bytes();
    private static final HexFormat PAIRS = HexFormat.ofDelimiter(" ");

    static Stream<Arguments> texts() {
        return Stream.of(
                dump("one blank", (at, row) -> "%04x %s".formatted(at, hex(row))),
                dump("eight digits, no text", (at, row) -> "%08X %s".formatted(at, upper(row))),
                dump("six digits", (at, row) -> "%06x %s".formatted(at, hex(row))),
                dump("three digits", (at, row) -> "%03x %s".formatted(at, hex(row))),
                dump("a tab", (at, row) -> "%04x\t%s".formatted(at, hex(row))),
                dump("in decimal", (at, row) -> "%04d %s".formatted(at, hex(row))),
                dump("not filled with zeros", (at, row) -> "%d: %s".formatted(at, hex(row))),
                dump("0x", (at, row) -> "0x%04x %s".formatted(at, hex(row))),
                dump("an h", (at, row) -> "%04Xh: %s".formatted(at, upper(row))),
                dump("brackets", (at, row) -> "[%04x] %s".formatted(at, hex(row))),
                dump("a bar", (at, row) -> "%06x | %s | %s".formatted(at, hex(row), ascii(row))),
                dump(
                        "digits without blanks",
                        (at, row) -> "%08x %s".formatted(at, HexFormat.of().formatHex(row))),
                dump("a dash in the middle", (at, row) -> "%08X %s".formatted(at, dashed(row, "-"))),
                dump(
                        "DEBUG",
                        (at, row) -> "0CA2:%04X  %-47s     %s".formatted(0x100 + at, dashed(row, "-"), ascii(row))),
                dump(
                        "WinDbg",
                        (at, row) -> "00000000`%08x  %-47s  %s".formatted(0x7ff0 + at, dashed(row, "-"), ascii(row))),
                dump(
                        "a dash with blanks",
                        (at, row) -> "%04X: %-49s  %s".formatted(at, dashed(row, " - "), ascii(row))),
                dump("0x before bytes", (at, row) -> "%04x: 0x%s".formatted(at, hex(row).replace(" ", ", 0x"))),
                dump(
                        "a text on a line of its own",
                        (at, row) -> "%04x  %s\n      %s".formatted(at, hex(row), ascii(row))),
                dump("a comment", (at, row) -> "%04x  %-50s; row %d".formatted(at, hex(row), at / 16)),
                Arguments.of(
                        "a log before the first row",
                        "ERROR:reader:"
                                + joined((at, row) -> "%04X   %-47s   %s".formatted(at, upper(row), ascii(row)))),
                Arguments.of(
                        "a time before the first row",
                        "12:00:00.123 DEBUG [main] c.e.Link - "
                                + joined((at, row) -> "%08x  %-48s |%s|".formatted(at, hex(row), ascii(row)))),
                Arguments.of(
                        "words around",
                        "Received 50 bytes:\n" + joined((at, row) -> "%04x %s".formatted(at, hex(row))) + "done\n"),
                Arguments.of("a final offset", joined((at, row) -> "%04x %s".formatted(at, hex(row))) + "0032\n"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void is_read_whole(String what, String text) {
        DialectCandidate found = Reading.detect(text);
        Reading reading = Reading.of(found.dialect().id(), text);
        assertThat(reading.hex())
                .as("%s: %s", found.dialect().id(), found.reason())
                .isEqualTo(HexFormat.of().formatHex(BYTES));
        assertThat(reading.transcript().issues()).as(what).allMatch(issue -> issue.severity() == Severity.NOTE);
        assertThat(found.confidence()).as(what).isGreaterThan(80);
    }

    @Test
    void a_row_that_is_gone_is_named_with_its_line() {
        String text = "0010 ac ed 00 05\n0014 73 72 00 03\n001c 01 02 03 04\n0020 05 06 07 08\n0024 09\n";
        Reading reading = Reading.of("offsets", text);
        assertThat(reading.hex()).isEqualTo("aced000573720003" + "010203040506070809");
        assertThat(reading.transcript().issues().getLast().line()).isEqualTo(3);
        assertThat(reading.transcript().issues().getLast().message()).endsWith("4 bytes missing");
    }

    @Test
    void a_row_that_is_not_understood_is_named_with_its_line() {
        String text = "0000 ac ed 00 05\n0004 73 72 00 03\nxx 01 02 03 04\n000c 05 06 07 08\n";
        assertThat(Reading.of("offsets", text).transcript().issues()).anyMatch(issue -> issue.line() == 3);
    }

    @Test
    void a_row_among_titles_of_packets_is_not_passed_over() {
        String text = "x 0000  ac ed 00 05\n0004  73 72 00 03\n0008  46 6f 6f 00\n";
        assertThat(Reading.of("wireshark", text).transcript().issues()).anyMatch(issue -> issue.line() == 1);
    }

    @Test
    void zeros_before_the_only_row_are_its_offset() {
        Reading reading =
                Reading.of(Reading.detect("0000 ac ed 00 05 73 72").dialect().id(), "0000 ac ed 00 05 73 72");
        assertThat(reading.hex()).isEqualTo("aced00057372");
    }

    @Test
    void numbers_that_count_nothing_are_none() {
        for (String text : new String[] {
            "1. 10\n2. 20\n3. 30\n4. 40\n",
            "2024 12 31\n2025 11 30\n2026 10 29\n",
            "1 12 15\n3 18 21\n7 24 27\n",
            "10:20 a\n10:21 b\n"
        }) {
            assertThat(Reading.detect(text).dialect().id()).as(text).isEqualTo("raw");
        }
    }

    @Test
    void the_faults_are_read_as_asked() throws IOException {
        Path folder = Corpus.folder("faults3");
        for (String line : Files.readAllLines(folder.resolve("cases.tsv"))) {
            String[] parts = line.split("\t", 2);
            if (parts[0].matches("k[12]/.*") && parts[1].startsWith("bytes ") && !parts[0].contains("odd-wrap")) {
                byte[] text = Files.readAllBytes(folder.resolve(parts[0]));
                Reading reading = Reading.of(Reading.detect(text).dialect(), text, Reading.LIMIT);
                assertThat(reading.hex()).as(parts[0]).isEqualTo(parts[1].substring(6));
            }
        }
    }

    private static Arguments dump(String what, BiFunction<Integer, byte[], String> row) {
        return Arguments.of(what, joined(row));
    }

    private static String joined(BiFunction<Integer, byte[], String> row) {
        return IntStream.range(0, (BYTES.length + 15) / 16)
                .mapToObj(i ->
                        row.apply(16 * i, Arrays.copyOfRange(BYTES, 16 * i, Math.min(16 * i + 16, BYTES.length))))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String hex(byte[] row) {
        return PAIRS.formatHex(row);
    }

    private static String upper(byte[] row) {
        return hex(row).toUpperCase(Locale.ROOT);
    }

    private static String dashed(byte[] row, String between) {
        String digits = upper(row);
        return row.length > 8 ? digits.substring(0, 23) + between + digits.substring(24) : digits;
    }

    private static String ascii(byte[] row) {
        return TextColumn.ASCII.show(row, row.length);
    }

    private static byte[] bytes() {
        byte[] bytes = HexFormat.of().parseHex("aced000574002b" + "00".repeat(43));
        byte[] text = "the quick brown fox jumps over 13 lazy dogs".getBytes(US_ASCII);
        System.arraycopy(text, 0, bytes, 7, text.length);
        return bytes;
    }
}
