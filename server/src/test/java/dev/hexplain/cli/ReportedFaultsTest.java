package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Inputs that were once read wrongly, through the command line, as people would try them: what is said of each is right. */
@Slow
class ReportedFaultsTest {
    @TempDir
    Path folder;

    /** A line of {@code cases.tsv}. */
    private record Case(String input, String question, String answer) {
        static Case of(String line) {
            String[] columns = line.split("\t", -1);
            String[] asked = columns[1].split(" ", 2);
            return new Case(columns[0], asked[0], asked[1]);
        }
    }

    @Test
    void every_case_is_answered_rightly() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (String line : Files.readAllLines(faults().resolve("cases.tsv"))) {
            if (!holds(Case.of(line))) {
                wrong.add(line);
            }
        }
        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    edit/base.bson | raw=0102030405       |              | "raw":"AQI="           | "raw":"AQIDBAU="
                    edit/base.avro | [0].objs[0].p=9.5    |              | {"p":1.25,"q":"é"}     | {"p":9.5,"q":"é"}
                    edit/k_f.bin   | items[0].s=hello     | edit/k_f.ksy | {"prio":0,"s":"hi"}    | {"prio":0,"s":"hello"}
                    edit/tag.cbor  | s[0]=7               |              | "s":[1,2]              | "s":[7,2]
                    edit/cs.bson   | c.scope.x=2          |              | "scope":{"x":1}        | "scope":{"x":2}
                    """)
    void an_edit_changes_what_was_written_and_nothing_else(
            String input, String change, String descriptor, String from, String to) throws IOException {
        String dump = faults().resolve(input).toString();
        String edited = folder.resolve("edited").toString();
        String format =
                descriptor == null ? "auto" : faults().resolve(descriptor).toString();

        run("set", dump, change, "--format", format, "--out", edited);

        String before = run("decode", dump, "--format", format, "--out", "values");
        assertThat(before).contains(from);
        assertThat(run("decode", edited, "--format", format, "--out", "values")).isEqualTo(before.replace(from, to));
    }

    @Test
    void the_subtype_of_binary_data_is_no_length() throws IOException {
        Path edited = folder.resolve("edited.bson");
        run("set", faults().resolve("edit/base.bson").toString(), "raw=0102030405", "--out", edited.toString());

        assertThat(HexFormat.of().formatHex(Files.readAllBytes(edited)))
                .contains("72617700" + "05000000" + "00" + "0102030405");
    }

    @Test
    void the_outermost_object_is_asked_too() {
        assertThat(run("find", faults().resolve("edit/ord.ser").toString(), "id == 42", "--as", "value"))
                .contains("F$Ord");
    }

    @Test
    void what_is_the_same_in_all_messages_is_constant_and_records_of_one_size_are_seen() {
        String[] messages = Stream.of("al1", "al2", "al3", "al4", "al5")
                .map(name -> faults().resolve("detect/" + name + ".bin").toString())
                .toArray(String[]::new);

        assertThat(run(Stream.concat(Stream.of("align"), Stream.of(messages)).toArray(String[]::new)))
                .containsPattern(" 0 +3 +magic +constant")
                .doesNotContainPattern("magic +counter");
        assertThat(run("align", faults().resolve("detect/ticks-50x16.bin").toString()))
                .startsWith("# 50 records, 16 to 16 bytes");
    }

    @ParameterizedTest
    @CsvSource({
        "layers/lay-89.bin, base64, bson",
        "layers/lay-15.bin, percent/base64/base64/bzip2, ",
        "layers/lay-94.bin, zlib/percent/base64/gzip/confluent, cbor"
    })
    void layers_are_removed_one_behind_the_other(String input, String layers, String format) {
        assertThat(run("detect", faults().resolve(input).toString()))
                .contains("layer\t" + layers + "\t")
                .contains(format == null ? "" : "format\t" + format + "\t");
    }

    private boolean holds(Case that) throws IOException {
        Path input = faults().resolve(that.input());
        return switch (that.question()) {
            case "bytes" -> bytes(input).equals(that.answer());
            case "says" -> views(input).contains(that.answer());
            case "not" -> !views(input).contains(that.answer());
            case "format" -> run("scan", input.toString()).contains("\"format\":\"%s\"".formatted(that.answer()));
            case "explain" ->
                run("explain", that.input())
                        .toLowerCase(Locale.ROOT)
                        .contains(that.answer().toLowerCase(Locale.ROOT));
            default -> throw new IllegalArgumentException(that.question());
        };
    }

    private String bytes(Path input) throws IOException {
        Path raw = folder.resolve("raw");
        run("dump", input.toString(), "--as", "raw", "--layers", "dialect", "--out", raw.toString());
        return HexFormat.of().formatHex(Files.readAllBytes(raw));
    }

    private String views(Path input) {
        return run("decode", input.toString()) + run("decode", input.toString(), "--out", "object");
    }

    private static Path faults() {
        return Corpus.folder("faults3");
    }

    private static String run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Main.commandLine(new PrintWriter(out), new PrintWriter(err), args).execute(args);
        return out.toString() + err;
    }
}
