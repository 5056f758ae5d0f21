package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class FindCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int find(String text, String... options) {
        List<String> words = new ArrayList<>(List.of("find", "../samples/java/web-session.ser", text));
        words.addAll(List.of(options));
        return words(words.toArray(String[]::new));
    }

    private int words(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    @ParameterizedTest
    @CsvSource({
        "A-1, auto, UTF-8",
        "ac ed ?? 05, hex, bytes",
        "4711, number, 'long, big-endian'",
        "Zoë, auto, UTF-8",
        "/A-[0-9]/, auto, matches",
        "12, strings, UTF-8",
        "serialVersionUID, name, s8",
        "HashMap, type, java.util.HashMap",
        "id > 4000, value, ",
    })
    void each_kind_finds_what_it_says(String text, String kind, String is) {
        assertThat(find(text, "--as", kind)).as("%s%s", out, err).isZero();
        assertThat(out.toString().lines().findFirst().orElseThrow().split("\t")).hasSizeGreaterThanOrEqualTo(3);
        assertThat(out.toString()).contains(is == null ? "" : is);
    }

    @Test
    void a_hit_is_a_line_with_its_field() {
        assertThat(find("ac ed")).isZero();
        assertThat(out.toString()).startsWith("0x00000000\tbytes\tmagic\t");
    }

    @Test
    void hits_are_counted() {
        assertThat(find("java", "--out", "count")).isZero();
        assertThat(Integer.parseInt(out.toString().strip())).isGreaterThan(3);
    }

    @Test
    void no_more_hits_are_printed_than_are_wanted() {
        assertThat(find("java", "--limit", "2", "--out", "json")).isZero();
        assertThat(out.toString().lines()).hasSize(2).allMatch(line -> line.startsWith("{\"source\":0,\"offset\":"));
        assertThat(err.toString()).contains("there are more hits than these 2: see --limit");
    }

    @Test
    void where_all_hits_are_printed_nothing_is_said() {
        assertThat(find("ac ed", "--as", "hex", "--limit", "1")).isZero();
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void where_a_limit_ended_decoding_values_are_not_said_to_be_all_looked_at(@TempDir Path folder) throws IOException {
        Path nested = folder.resolve("nested.json");
        Files.writeString(nested, "{\"a\":".repeat(100) + "1" + "}".repeat(100));

        assertThat(words("find", nested.toString(), "a == 1", "--as", "value", "--max-depth", "20"))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "hexplain: `a.a", "` is not searched: Fields are nested deeper than the limit allows at byte");
    }

    private static byte[] body(String coding, byte[] packed) throws IOException {
        ByteArrayOutputStream response = new ByteArrayOutputStream();
        response.writeBytes("HTTP/1.1 200 OK\r\nContent-Encoding: %s\r\nContent-Length: %d\r\n\r\n"
                .formatted(coding, packed.length)
                .getBytes(StandardCharsets.US_ASCII));
        response.writeBytes(packed);
        return response.toByteArray();
    }

    /** The needle behind so many zeros. */
    private static byte[] gzip(int zeros) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(new byte[zeros]);
            out.write("needle".getBytes(StandardCharsets.US_ASCII));
        }
        return packed.toByteArray();
    }

    @Test
    void what_is_packed_and_not_searched_to_its_end_is_named() throws IOException {
        Path whole = Files.write(folder.resolve("whole.http"), body("gzip", gzip(100)));
        assertThat(words("find", whole.toString(), "needle", "--format", "http1"))
                .isZero();
        assertThat(err.toString()).isEmpty();

        Path large = Files.write(folder.resolve("large.http"), body("gzip", gzip(66 << 20)));
        assertThat(words("find", large.toString(), "needle", "--format", "http1"))
                .isEqualTo(2);
        assertThat(err.toString())
                .containsPattern(
                        "`message\\[0\\]\\.body` is not searched: The body cannot be decoded: it is larger than the limit"
                                + " of \\d+ bytes, at byte \\d+");

        Path unknown = Files.write(folder.resolve("unknown.http"), body("own", gzip(100)));
        words("find", unknown.toString(), "needle", "--format", "http1");
        assertThat(err.toString()).contains("is not searched: The body has a coding that is not known here");
    }

    @Test
    void of_many_values_that_are_not_read_the_others_are_counted() throws IOException {
        String damaged = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n";
        Path dump = Files.writeString(folder.resolve("damaged.http"), damaged.repeat(12));

        words("find", dump.toString(), "a == 1", "--as", "value", "--format", "http1");

        assertThat(err.toString())
                .contains("`[4].body[0].unparsed` is not searched: ", "The same holds for 7 other places.");
    }

    @Test
    void what_a_descriptor_cannot_unpack_is_named() throws IOException {
        Path descriptor = Files.writeString(folder.resolve("p.ksy"), """
                meta: {id: p}
                seq:
                  - {id: body, size: 20, process: zlib}
                  - {id: more, size-eos: true}
                """);
        Path damaged = Files.write(folder.resolve("p.bin"), new byte[40]);

        words("find", damaged.toString(), "needle", "--format", descriptor.toString());

        assertThat(err.toString()).containsPattern("is not searched: .*the bytes cannot be unpacked");
    }

    @Test
    void nothing_found_is_an_exit_code() {
        assertThat(find("no such text")).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(find("amount > 1", "--as", "value")).isEqualTo(2);
        assertThat(err.toString()).contains("nothing is found").contains("no amount");
    }

    @Test
    void a_text_of_several_lines_is_one_line() throws IOException {
        Path dump = Files.writeString(folder.resolve("lines.json"), "{\"note\":\"one\\ntwo\\tthree\"}");
        words("find", dump.toString(), "..note", "--as", "value");

        assertThat(out.toString().lines()).hasSize(1).allMatch(line -> line.endsWith("one·two·three"));
    }

    @Test
    void the_outermost_value_is_asked_too() throws IOException {
        Path dump = Files.writeString(folder.resolve("order.json"), "{\"id\":42,\"items\":[{\"id\":42},{\"id\":7}]}");
        words("find", dump.toString(), "id == 42", "--as", "value", "--out", "count");
        assertThat(out.toString().strip()).isEqualTo("2");

        out.getBuffer().setLength(0);
        words("find", dump.toString(), "items.size == 2", "--as", "value");
        assertThat(out.toString()).startsWith("0x00000000");

        out.getBuffer().setLength(0);
        words("find", dump.toString(), "_key == 0", "--as", "value", "--out", "count");
        assertThat(out.toString().strip()).isEqualTo("1");
    }

    @Test
    void fewer_hits_than_one_cannot_be_wanted() {
        assertThat(find("java", "--limit", "0")).isEqualTo(1);
        assertThat(err.toString()).contains("--limit has to be at least 1");
    }

    @ParameterizedTest
    @CsvSource({"ac e, hex", "x, number", "(, regex", "price >, value"})
    void what_cannot_be_looked_for_is_an_error(String text, String kind) {
        assertThat(find(text, "--as", kind)).isEqualTo(1);
        assertThat(err.toString()).contains("This cannot be looked for: ");
    }
}
