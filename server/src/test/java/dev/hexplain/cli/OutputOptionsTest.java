package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The form and the file of what commands print, and how both were named before 1.0. */
class OutputOptionsTest {
    private static final String ORDER =
            Samples.folder("java").resolve("order.ser").toString();

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    private int run(List<String> words) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        String[] all = words.toArray(String[]::new);
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err), all).execute(all);
    }

    private int run(String... words) {
        return run(List.of(words));
    }

    private static List<String> words(String line, String... more) {
        return Stream.concat(Arrays.stream(line.replace("ORDER", ORDER).split(" ")), Arrays.stream(more))
                .toList();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).toList();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "decode ORDER, tree|json|leaves|object|values",
        "find ORDER orderCode, lines|json|count",
        "query ORDER orderCode, lines|values",
        "classes ORDER, text|json",
        "risks ORDER, text|json",
        "diff ORDER ORDER, text|json",
        "report ORDER, markdown|html|svg",
        "align ORDER ORDER, text|json|ksy",
        "scan --classes ORDER, text|json",
        "encode order --codec java, table"
    })
    void out_names_a_form_as_before_and_otherwise_a_file(String command, String forms) throws IOException {
        for (String form : forms.split("\\|")) {
            int exitCode = run(words(command, "--as", form));
            String printed = out.toString();
            assertThat(err.toString()).isEmpty();
            assertThat(printed).isNotEmpty();

            assertThat(run(words(command, "--out", form))).isEqualTo(exitCode);
            assertThat(out).hasToString(printed);

            if (!command.startsWith("encode")) {
                String file = folder.resolve(form).toString();
                assertThat(run(words(command, "--as", form, "--out", file))).isEqualTo(exitCode);
                assertThat(out.toString()).isEmpty();
                assertThat(Path.of(file)).hasContent(printed);
            }
        }
    }

    @Test
    void bytes_are_written_into_a_file_as_they_are() throws IOException {
        String dump = Files.writeString(folder.resolve("dump.txt"), "aced0005").toString();
        Path file = folder.resolve("bytes");

        assertThat(run("dump", dump, "--out", file.toString())).isZero();

        assertThat(file).hasBinaryContent(new byte[] {(byte) 0xAC, (byte) 0xED, 0, 5});
    }

    @Test
    void a_file_has_no_colours_unless_they_are_asked_for() throws IOException {
        Path file = folder.resolve("tree");

        run("decode", ORDER, "--out", file.toString());
        assertThat(Files.readString(file)).startsWith("# order.ser").doesNotContain("\u001B");
        run("decode", ORDER, "--out", file.toString(), "--color", "always");
        assertThat(Files.readString(file)).contains("\u001B[");
    }

    @Test
    void a_failure_leaves_no_file_and_what_was_there() throws IOException {
        Path kept = Files.writeString(folder.resolve("kept"), "before");

        assertThat(run("decode", ORDER, "--format", "none", "--out", kept.toString()))
                .isEqualTo(1);
        assertThat(run("decode", "none", "--out", folder.resolve("new").toString()))
                .isEqualTo(1);

        assertThat(kept).hasContent("before");
        assertThat(files()).containsExactly("kept");
    }

    @Test
    void the_dump_itself_is_not_written_over() throws IOException {
        Path dump = Files.writeString(folder.resolve("a.json"), "[1]");

        for (String command : List.of("decode DUMP", "diff ORDER DUMP", "dump DUMP", "find DUMP 1", "scan DUMP")) {
            List<String> words = words(command.replace("DUMP", dump.toString()), "--out", dump.toString());
            assertThat(run(words)).isEqualTo(1);
            assertThat(err.toString()).contains("is the dump itself, which stays as it is");
        }
        assertThat(dump).hasContent("[1]");
    }

    @Test
    void a_scan_does_not_read_what_it_writes() throws IOException {
        Files.writeString(folder.resolve("a.json"), "[1]");
        Path file = folder.resolve("scanned");

        for (int time = 0; time < 2; time++) {
            assertThat(run("scan", folder.toString(), "--out", file.toString())).isZero();
            assertThat(Files.readAllLines(file)).hasSize(1).allMatch(line -> line.contains("a.json"));
        }
    }

    @Test
    void a_folder_that_is_missing_is_named() {
        assertThat(run("decode", ORDER, "--out", folder.resolve("no/where").toString()))
                .isEqualTo(1);
        assertThat(err)
                .hasToString("hexplain: There is no folder %s for the file %s%n"
                        .formatted(folder.resolve("no"), folder.resolve("no/where")));
    }

    @Test
    void the_kind_of_a_search_may_be_named_as_before() {
        assertThat(run("find", ORDER, "orderCode", "--kind", "name", "--as", "count"))
                .isZero();
        String count = out.toString();

        assertThat(run("find", ORDER, "orderCode", "--as", "name", "--out", "count"))
                .isZero();
        assertThat(out).hasToString(count);
        assertThat(run("find", ORDER, "orderCode", "--as=name", "--out=count")).isZero();
        assertThat(out).hasToString(count);
        assertThat(run("find", ORDER, "orderCode", "--as", "nme")).isEqualTo(1);
    }
}
