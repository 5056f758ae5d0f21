package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Severity;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Dumps as they come out of chats, logs, terminals and documents: read without a complaint. */
@Slow
class PastedTextsTest {
    private static final byte[] BYTES = bytes();
    private static final String XXD = Spelling.xxd(BYTES, 16, 2, false, false);
    private static final String HEXDUMP = Spelling.hexdump(BYTES);
    private static final String BASE64 = Spelling.wrappedBase64(BYTES, 76);
    private static final String ESCAPED = IntStream.range(0, BYTES.length)
            .mapToObj(i -> Character.isLetterOrDigit(BYTES[i])
                    ? String.valueOf((char) BYTES[i])
                    : "\\x%02x".formatted(BYTES[i] & 0xFF))
            .collect(Collectors.joining("", "\"", "\""));
    private static final String HEX = HexFormat.of().formatHex(BYTES);

    static Stream<Arguments> texts() {
        return Stream.of(
                text("a code fence", "xxd", "```\n" + XXD + "```\n"),
                text("a code fence with a language", "hexdump-c", "```text\n" + HEXDUMP + "```\n"),
                text("a code fence around base64", "base64", "```\n" + BASE64 + "```\n"),
                text("tags", "xxd", "<pre><code>\n" + XXD + "</code></pre>\n"),
                text("an issue tracker's code block", "xxd", "{noformat}\n" + XXD + "{noformat}\n"),
                text("an indent", "hexdump-c", lines(HEXDUMP, line -> "    " + line)),
                text("a quotation", "xxd", lines(XXD, line -> "> " + line)),
                text("a quotation in a quotation", "hexdump-c", lines(HEXDUMP, line -> "> > " + line)),
                text("a quotation of base64", "base64", lines(BASE64, line -> "> " + line)),
                text("bars", "xxd", lines(XXD, line -> "| " + line)),
                text("a comment", "xxd", lines(XXD, line -> " * " + line)),
                text("a patch", "xxd", lines(XXD, line -> "+" + line)),
                text("containers", "xxd", lines(XXD, line -> "web_1  | " + line)),
                text("a log", "xxd", lines(XXD, line -> "2026-05-01 12:00:00.123 DEBUG [main] c.e.Link - " + line)),
                text("a system log", "hexdump-c", lines(HEXDUMP, line -> "May  1 12:00:00 host app[123]: " + line)),
                text("a kernel log", "xxd", lines(XXD, line -> "[  123.456789] usb 1-1: " + line)),
                text("line numbers", "xxd", numbered(XXD, "%4d  %s")),
                text("a search", "hexdump-c", numbered(HEXDUMP, "log.txt:%d:%s")),
                text("Windows line breaks", "xxd", XXD.replace("\n", "\r\n")),
                text("a byte order mark", "xxd", "\uFEFF" + XXD),
                text("blanks that do not break", "hexdump-c", HEXDUMP.replace(' ', '\u00A0')),
                text("blanks without width", "hex", HEX.substring(0, 20) + "\u200B" + HEX.substring(20)),
                text("curly quotes", "base64", "\u201C" + BASE64.replace("\n", "") + "\u201D"),
                text("colours", "hexdump-c", lines(HEXDUMP, line -> "\u001B[1;32m" + line + "\u001B[0m")),
                text("a prompt", "xxd", "$ xxd foo.bin\n" + XXD + "$ "),
                text("a prompt with a place", "hexdump-c", "me@host:~/dumps$ hexdump -C foo.bin\n" + HEXDUMP),
                text("a prompt of root", "xxd", "[root@box ~]# xxd foo.bin\n" + XXD),
                text("a prompt of PowerShell", "xxd", "PS C:\\dumps> xxd foo.bin\n" + XXD),
                text(
                        "a prompt of redis-cli",
                        "escapes",
                        "127.0.0.1:6379> GET \"a key\"\n" + ESCAPED + "\n127.0.0.1:6379> "),
                text("a prompt of redis-cli with a database", "base64", "cache.local:6379[3]> GET a\n" + BASE64),
                text(
                        "words of curl",
                        "xxd",
                        "== Info: Connected to localhost\n" + XXD + "== Info: Closing connection\n"),
                text("a prompt before base64", "base64", "$ base64 foo.bin\n" + BASE64),
                text("blanks run together", "hexdump-c", HEXDUMP.replaceAll(" +", " ")),
                text("tabs", "xxd", XXD.replace("  ", "\t")),
                text("offsets in decimal", "xxd", decimal()),
                text("dots in the middle", "xxd", XXD.replace('.', '\u00B7')),
                text("0x before offsets", "lldb", lines(XXD, line -> "0x" + line)),
                text("line breaks escaped", "base64", '"' + BASE64.replace("\n", "\\n") + '"'),
                text("slashes escaped", "base64", BASE64.replace("/", "\\/")),
                text(
                        "hex in a log",
                        "log",
                        "12:00:00 INFO received: " + HexFormat.ofDelimiter(" ").formatHex(BYTES)),
                text(
                        "colons in a log",
                        "log",
                        "12:00:00 INFO data=" + HexFormat.ofDelimiter(":").formatHex(BYTES)),
                text("a log's JSON", "log", "{\"data\":\"" + BASE64.replace("\n", "\\n") + "\",\"n\":3}"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void is_read_without_a_complaint(String what, String dialect, String text) {
        Reading reading = Reading.of(dialect, text);
        assertThat(reading.hex()).isEqualTo(HEX);
        assertThat(reading.transcript().issues()).as(what).allMatch(issue -> issue.severity() == Severity.NOTE);
        assertThat(Reading.detect(text).dialect().id()).as(what).isEqualTo(dialect);
    }

    @Test
    void a_text_in_two_bytes_a_character_is_read_too() {
        byte[] text = XXD.getBytes(UTF_16);
        Reading reading = Reading.of(Reading.detect(text).dialect(), text, Reading.LIMIT);
        assertThat(reading.hex()).isEqualTo(HEX);
    }

    @Test
    void what_is_passed_over_is_said_once() {
        Reading reading = Reading.of("xxd", lines(XXD, line -> "app | " + line));
        LayerIssue note = reading.onlyIssue();
        assertThat(note.line()).isEqualTo(1);
        assertThat(note.message()).isEqualTo("What stands before each offset, such as `app | `, is passed over");
    }

    @Test
    void columns_and_offsets_are_those_of_the_whole_line() {
        String text = "app | 00000000: aced 0005\napp | 00000004: 737 0003  sr..\napp | 00000008: 466f 6f00\n";
        Reading reading = Reading.of("xxd", text);
        assertThat(reading.hex()).isEqualTo("aced0005" + "730003" + "466f6f00");
        LayerIssue odd = reading.transcript().issues().getFirst();
        assertThat(odd.line()).isEqualTo(2);
        assertThat(odd.column()).isEqualTo(19);
        assertThat(odd.offset()).isEqualTo(text.indexOf("737") + 2);
    }

    @Test
    void bytes_behind_colours_and_wide_blanks_still_know_where_they_stand() {
        String text = "\u201C\u00A0" + "\u001B[31mAC\u001B[0m ED\u201D";
        Reading reading = Reading.of("hex", text);
        assertThat(reading.hex()).isEqualTo("aced");
        long at = text.substring(0, text.indexOf("ED")).getBytes(UTF_8).length;
        assertThat(reading.transcript()
                        .map()
                        .from(new dev.hexplain.bytes.Range(1, 1))
                        .offset())
                .isEqualTo(at);
    }

    @Test
    void a_gap_behind_a_margin_is_named_by_line() {
        List<String> lines = lines(XXD, line -> "> " + line).lines().toList();
        String text = lines.get(0) + "\n" + lines.get(1) + "\n" + lines.get(3) + "\n" + lines.get(4) + "\n";
        Reading reading = Reading.of("xxd", text);
        assertThat(reading.transcript().issues())
                .filteredOn(issue -> issue.severity() != Severity.NOTE)
                .singleElement()
                .satisfies(issue -> assertThat(issue.line()).isEqualTo(3))
                .satisfies(issue -> assertThat(issue.message()).endsWith("16 bytes missing"));
    }

    @Test
    void repeated_rows_behind_a_margin_are_expanded() {
        String text = lines(Spelling.hexdump(new byte[100]), line -> "> " + line);
        assertThat(Reading.of("hexdump-c", text).bytes()).isEqualTo(new byte[100]);
    }

    private static Arguments text(String what, String dialect, String text) {
        return Arguments.of(what, dialect, text);
    }

    private static String lines(String text, UnaryOperator<String> each) {
        return text.lines().map(each).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String numbered(String text, String format) {
        List<String> lines = text.lines().toList();
        return IntStream.range(0, lines.size())
                .mapToObj(i -> format.formatted(i + 1, lines.get(i)))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** As {@code xxd -d}. */
    private static String decimal() {
        List<String> lines = XXD.lines().toList();
        return IntStream.range(0, lines.size())
                .mapToObj(i -> "%08d%s".formatted(16 * i, lines.get(i).substring(8)))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** A stream that begins as a known one, then every byte there is, and some text. */
    private static byte[] bytes() {
        byte[] bytes = new byte[16 * 20];
        System.arraycopy(HexFormat.of().parseHex("aced0005737200104a6176612e7574696c"), 0, bytes, 0, 17);
        for (int i = 17; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 7);
        }
        byte[] text = "a line of text, with (blanks) and / and 100%".getBytes(UTF_8);
        System.arraycopy(text, 0, bytes, 120, text.length);
        assertThat(Base64.getEncoder().encodeToString(bytes)).contains("/");
        return bytes;
    }
}
