package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.SeedRecords;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

@Slow
class CommandLineTest {
    private static final String ORDER = sample("order");
    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(100_000).build())
            .build());

    @TempDir
    Path folder;

    private record Outcome(int exitCode, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }
    }

    private static Outcome run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Main.commandLine(new PrintWriter(out), new PrintWriter(err), args)
                .execute(args);
        return new Outcome(exitCode, out.toString(), err.toString());
    }

    private static String sample(String name) {
        return Samples.folder("java").resolve(name + ".ser").toString();
    }

    private static List<String> names() {
        return Samples.names("java").stream()
                .filter(name -> !name.equals("linked-list-long"))
                .toList();
    }

    @Test
    void leaves_are_one_line_each_in_byte_order() {
        Outcome decoded = run("decode", "--out", "leaves", ORDER);

        assertThat(decoded.exitCode()).isZero();
        assertThat(decoded.err()).isEmpty();
        assertThat(decoded.lines())
                .contains(
                        "0\t2\tmagic\tu2\tmagic\tSTREAM_MAGIC (0xACED)",
                        "117\t4\tvalue\tint\tcontents[0].classData[0].orderCode\t777",
                        "181\t8\tvalue\tdouble\tcontents[0].classData[0].prices[3]\t0.4");
    }

    @ParameterizedTest
    @MethodSource("names")
    void leaves_tile_every_sample(String name) {
        Outcome decoded = run("decode", "--out", "leaves", sample(name));

        assertThat(decoded.exitCode()).isIn(0, 2, 3);
        long at = 0;
        for (String line : decoded.lines()) {
            String[] columns = line.split("\t", -1);
            assertThat(columns).as(line).hasSize(6);
            assertThat(Long.parseLong(columns[0])).as(line).isEqualTo(at);
            assertThat(Long.parseLong(columns[1])).as(line).isPositive();
            at += Long.parseLong(columns[1]);
        }
        assertThat(at).isEqualTo(Samples.java(name).length);
    }

    @ParameterizedTest
    @MethodSource("names")
    void json_holds_the_same_leaves(String name) throws IOException {
        Outcome decoded = run("decode", "--out", "json", sample(name));

        List<String> expected = run("decode", "--out", "leaves", sample(name)).lines().stream()
                .map(line -> String.join(" ", List.of(line.split("\t", -1)).subList(0, 2)))
                .toList();
        assertThat(leaves(decoded.out())).isEqualTo(expected);
    }

    /** Offset and length of each leaf. A field begins on a line of its own; samples are deeper than recursion goes. */
    private static List<String> leaves(String json) throws IOException {
        try (JsonParser whole = JSON.createParser(json)) {
            while (whole.nextToken() != null) {
                // Well-formed to its end, or this throws.
            }
        }
        Pattern leaf = Pattern.compile("\\{\"name\":\".*\",\"offset\":([0-9]+),\"length\":([1-9][0-9]*),\"type\".*");
        return json.substring(json.indexOf("\n\"root\":") + "\n\"root\":".length())
                .lines()
                .filter(line -> !line.contains("\"children\":["))
                .map(leaf::matcher)
                .filter(Matcher::matches)
                .map(found -> found.group(1) + " " + found.group(2))
                .toList();
    }

    @Test
    void the_tree_is_for_people() {
        Outcome decoded = run("decode", ORDER);

        assertThat(decoded.lines().getFirst())
                .isEqualTo("# order.ser: 340 bytes, java_serialization, complete, 110 fields, 340 bytes explained, 0"
                        + " issues");
        assertThat(decoded.lines()).contains("000000B5  3F D9 99 99 99 99 99 9A           [3]: double = 0.4");
    }

    @Test
    void of_a_long_array_the_first_and_last_elements_are_listed() {
        Outcome decoded = run("decode", sample("array-objects"));

        assertThat(decoded.out())
                .contains("[7]:", "… 90 more", "[98]:", "[99]:")
                .doesNotContain("[8]:", "[97]:");
    }

    @Test
    void a_truncated_dump_is_partial_and_says_where() {
        Outcome decoded = run("decode", sample("order-truncated"));

        assertThat(decoded.exitCode()).isEqualTo(2);
        assertThat(decoded.lines().getLast()).startsWith("! error at 0x");
    }

    @Test
    void a_value_that_is_cut_is_told_on_standard_error_too() {
        for (String form : List.of("values", "object")) {
            Outcome decoded = run("decode", "--out", form, sample("order-truncated"));

            assertThat(decoded.out()).contains("Unexpected end of data");
            assertThat(decoded.err()).contains("1 value is not whole").contains("byte ");
        }
        assertThat(run("decode", "--out", "values", ORDER).err()).isEmpty();
    }

    @Test
    void a_bound_that_cuts_a_value_is_its_reason() {
        Outcome shallow = run("decode", "--max-depth", "2", "--out", "values", sample("order"));

        assertThat(shallow.out()).contains("\"$cut\":\"Fields are nested deeper than the limit allows");
    }

    @Test
    void a_bound_that_is_reached_is_an_issue_and_what_was_read_stays() {
        Outcome shallow = run("decode", "--max-depth", "2", sample("order"));

        assertThat(shallow.exitCode()).isEqualTo(2);
        assertThat(shallow.out())
                .contains("contents[0]")
                .contains("Fields are nested deeper than the limit allows; expected at most 2");
    }

    @Test
    void standard_input_and_dialects_are_understood() throws IOException {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream("ac ed 00 05 74 00 01 61".getBytes(StandardCharsets.US_ASCII)));
            Outcome decoded = run("decode", "-", "--layers", "hex", "--out", "leaves");
            assertThat(decoded.exitCode()).isZero();
            assertThat(decoded.out()).contains("\"a\"");
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void what_no_format_fits_is_unrecognised() throws IOException {
        Path file = Files.write(folder.resolve("noise"), new byte[] {1, 2, 3});

        assertThat(run("decode", file.toString()).exitCode()).isEqualTo(3);
        assertThat(run("detect", file.toString()).exitCode()).isEqualTo(3);
        assertThat(run("decode", "--out", "leaves", file.toString()).out())
                .isEqualTo("0\t3\tunparsed\tbytes\tunparsed\t01 02 03\n");
    }

    @Test
    void decoding_can_start_at_an_offset() throws IOException {
        byte[] order = Samples.java("order");
        byte[] behind = new byte[order.length + 7];
        System.arraycopy(order, 0, behind, 7, order.length);
        String file = Files.write(folder.resolve("behind"), behind).toString();

        for (String[] args : List.of(
                new String[] {"decode", "--out", "leaves", file},
                new String[] {"decode", "--out", "leaves", "--offset", "0x7", file})) {
            Outcome decoded = run(args);
            assertThat(decoded.exitCode()).isEqualTo(2);
            assertThat(decoded.lines().getFirst()).startsWith("0\t7\tgap\t");
            assertThat(decoded.lines().get(1)).startsWith("7\t2\tmagic\t");
        }
    }

    @Test
    void a_scan_says_of_each_file_how_much_is_understood_in_the_order_of_paths() throws IOException {
        Files.write(folder.resolve("b.ser"), Samples.java("order"));
        Files.write(folder.resolve("c.ser"), Samples.java("order-truncated"));
        Files.createDirectories(folder.resolve("a"));
        Files.write(folder.resolve("a/noise \"1\""), new byte[] {1, 2, 3});

        Outcome scanned = run("scan", folder.toString());

        assertThat(scanned.exitCode()).isEqualTo(3);
        assertThat(scanned.lines()).hasSize(3);
        JsonNode noise = JSON.readTree(scanned.lines().get(0));
        JsonNode truncated = JSON.readTree(scanned.lines().get(2));
        assertThat(noise.get("file").asText()).endsWith("noise \"1\"");
        assertThat(noise.get("status").asText()).isEqualTo("unrecognised");
        assertThat(scanned.lines().get(1))
                .isEqualTo("{\"file\":\"" + folder.resolve("b.ser")
                        + "\",\"format\":\"java_serialization\",\"size\":340,\"status\":\"complete\","
                        + "\"fields\":110,\"covered\":340,\"opaque\":0,\"issues\":0}");
        assertThat(truncated.get("status").asText()).isEqualTo("partial");
        assertThat(truncated.get("issues").asLong()).isPositive();
    }

    @Test
    void a_scan_prints_the_same_whether_it_reads_one_file_at_a_time_or_four() throws IOException {
        for (int number = 0; number < 30; number++) {
            byte[] content = Samples.java(number % 3 == 0 ? "order-truncated" : "order");
            Files.write(folder.resolve("file" + number), Arrays.copyOf(content, content.length - number % 5));
        }

        String one = scanned(1);

        assertThat(one.lines()).hasSize(30).first().asString().startsWith("2 {");
        assertThat(scanned(4)).isEqualTo(one);
    }

    private String scanned(int atOnce) {
        StringWriter out = new StringWriter();
        CommandLine line = new CommandLine(new ScanCommand(atOnce).spec())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out));
        return line.execute(folder.toString()) + " " + out;
    }

    @Test
    void detection_gives_its_reasons() {
        Outcome detected = run("detect", ORDER);

        assertThat(detected.exitCode()).isZero();
        assertThat(detected.lines().getFirst())
                .startsWith("format\tjava_serialization\t100\t0\t")
                .contains("AC ED 00 05");
    }

    @Test
    void where_a_format_is_named_one_or_two_characters_are_bytes_of_it() throws IOException {
        Path dump = Files.write(folder.resolve("two.bin"), new byte[] {0x61, 0x62});
        Outcome decoded = run("decode", dump.toString(), "--format", "msgpack", "--out", "leaves");

        assertThat(decoded.lines()).hasSize(2);
        assertThat(decoded.lines().getFirst()).startsWith("0\t1\t").endsWith("\t97");
        assertThat(run("decode", dump.toString()).out()).contains("hex");
    }

    @Test
    void formats_version_and_help_are_there() {
        assertThat(run("formats").lines()).anyMatch(line -> line.startsWith("java_serialization\tjava\t"));
        assertThat(run("--version").out()).startsWith("hexplain ");
        assertThat(run("--help").out()).contains("decode", "scan", "serve");
        assertThat(run("help", "decode").out()).contains("--layers");
        assertThat(run().exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "decode nothing-there",
                "decode nothing-there . ",
                "decode . ",
                "decode --format nope FILE",
                "decode --layers nope FILE",
                "decode --offset -1 FILE",
                "decode --offset 341 FILE",
                "decode --as yaml FILE",
                "scan",
                "scan nothing-there",
                "bogus",
                "serve --max-upload much",
                "serve --token tooshort",
                "serve --token-file nothing-there",
                "serve --token 0123456789abcdef --token-file FILE",
                "serve --log-format xml",
            })
    void what_cannot_be_done_is_said_on_one_line_and_without_a_stack_trace(String command) {
        Outcome outcome = run(command.strip().replace("FILE", ORDER).split(" "));

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err()).startsWith("hexplain: ").doesNotContain("\tat ");
        assertThat(outcome.out()).isEmpty();
    }

    @Test
    void debugging_shows_stack_traces() {
        assertThat(run("decode", "--debug", "nothing-there").err()).contains("\tat ");
    }

    @Test
    void a_record_is_described_and_decoded_with_the_descriptor() throws IOException {
        Outcome described = run("describe", SeedRecords.ORDER_FIELDS, "--endian", "le", "--id", "order");
        Path descriptor = Files.writeString(folder.resolve("order.ksy"), described.out());
        Path record = Files.write(folder.resolve("order.bin"), SeedRecords.order(ByteOrder.LITTLE_ENDIAN));

        Outcome decoded = run("decode", record.toString(), "--format", descriptor.toString(), "--out", "leaves");

        assertThat(described.exitCode()).isZero();
        assertThat(decoded.err()).isEmpty();
        assertThat(decoded.exitCode()).isZero();
        assertThat(decoded.lines()).contains("9\t4\tvalue\ts4\torder_code\t777").hasSize(26);
    }

    @Test
    void a_mistake_in_a_list_of_fields_is_pointed_at() {
        Outcome refused = run("describe", "int a, Foo b");

        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err().lines()).element(1).isEqualTo("  int a, Foo b");
        assertThat(refused.err().lines()).element(2).isEqualTo("         ^");
        assertThat(run("describe", "int a", "--endian", "up").err()).contains("`be`, `le`, `native`");
    }

    @Test
    void a_descriptor_with_mistakes_decodes_nothing() throws IOException {
        Path descriptor = Files.writeString(folder.resolve("bad.ksy"), "meta:\n  id: bad\nsec: []\n");

        Outcome refused = run("decode", ORDER, "--format", descriptor.toString());

        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("bad.ksy:3:").contains("did you mean 'seq'");
        assertThat(run("decode", ORDER, "--format", folder + "/none.ksy").err()).contains("there is no file");
    }
}
