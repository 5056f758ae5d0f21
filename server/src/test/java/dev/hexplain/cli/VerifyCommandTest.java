package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    private static final String DESCRIPTOR = """
            meta:
              id: pair
            seq:
              - id: first
                type: u1
              - id: second
                type: u1
                valid: 2
            """;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();

    private int verify(String... more) {
        String[] command = {
            "verify",
            "--specs=" + folder.resolve("specs"),
            "--formats=" + folder.resolve("formats"),
            "--data=" + folder.resolve("data")
        };
        return Main.commandLine(new PrintWriter(out), new PrintWriter(new StringWriter()))
                .execute(Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new));
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void given(String descriptor, String spec, String data) throws IOException {
        write("formats/small/pair.ksy", descriptor);
        write("specs/small/pair.kst", "id: pair\ndata: pair.bin\n" + spec);
        write("data/pair.bin", data);
    }

    @Test
    void specs_that_hold_print_their_count_only() throws IOException {
        given(DESCRIPTOR, "asserts:\n  - {actual: first + second, expected: 3}\n", "\u0001\u0002");

        assertThat(verify()).isZero();
        assertThat(out).hasToString("1 passed, 0 failed" + System.lineSeparator());
    }

    @Test
    void as_json_each_failure_is_an_object_and_the_count_the_last() throws IOException {
        given(DESCRIPTOR, "asserts:\n  - {actual: first + second, expected: 4}\n", "\u0001\u0002");

        assertThat(verify("--json")).isEqualTo(1);
        List<String> lines = out.toString().lines().toList();
        JsonNode failure = new ObjectMapper().readTree(lines.getFirst());
        assertThat(failure.path("spec").asText()).isEqualTo(folder + "/specs/small/pair.kst");
        assertThat(failure.path("message").asText()).contains("pair.kst:4");
        assertThat(lines.getLast()).isEqualTo("{\"passed\":0,\"failed\":1}");
    }

    @Test
    void what_does_not_hold_has_a_line_each() throws IOException {
        given(
                DESCRIPTOR,
                "asserts:\n  - {actual: first, expected: 9}\n  - {actual: third, expected: 9}\n",
                "\u0001\u0002");

        assertThat(verify()).isEqualTo(1);
        String spec = folder.resolve("specs/small/pair.kst").toString();
        assertThat(out.toString().lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .isEqualTo(spec + ":4: first: expected the integer 9, found the integer 1"),
                        line -> assertThat(line).startsWith(spec + ":5: third: expected 9, found UnknownNameError"),
                        line -> assertThat(line).isEqualTo("0 passed, 1 failed"));
    }

    @Test
    void files_that_must_not_decode_name_their_exception() throws IOException {
        given(DESCRIPTOR, "exception: ValidationNotEqualError<u1>\n", "\u0001\u0003");
        assertThat(verify()).isZero();

        given(DESCRIPTOR, "exception: EndOfStreamError\n", "\u0001");
        assertThat(verify()).isZero();

        given(DESCRIPTOR, "", "\u0001");
        assertThat(verify()).isEqualTo(1);
        assertThat(out.toString()).contains("expected it to decode, found EndOfStreamError<u1>: at offset 1, second");
    }

    @Test
    void mistakes_in_descriptors_and_missing_files_are_failures() throws IOException {
        given("meta:\n  id: pair\nseq:\n  - id: first\n    typ: u1\n", "", "");
        assertThat(verify()).isEqualTo(1);
        assertThat(out.toString()).contains("pair.ksy:5:5: /seq/0/typ: error");

        write("specs/small/pair.kst", "id: absent\ndata: pair.bin\n");
        write("specs/other.kst", "id: pair\n");
        assertThat(verify()).isEqualTo(1);
        assertThat(out.toString())
                .contains("found no descriptor absent.ksy")
                .contains("other.kst:1: expected the key data")
                .contains("0 passed, 2 failed");
    }
}
