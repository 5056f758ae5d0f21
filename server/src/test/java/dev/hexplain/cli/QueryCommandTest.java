package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int query(String expression) throws IOException {
        Path descriptor = Files.writeString(folder.resolve("pair.ksy"), """
                meta:
                  id: pair
                seq:
                  - id: numbers
                    type: u1
                    repeat: eos
                instances:
                  sum:
                    value: numbers[0] + numbers[1]
                """);
        Path dump = Files.write(folder.resolve("pair.bin"), new byte[] {1, 2});
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err))
                .execute("query", dump.toString(), expression, "--format", descriptor.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "numbers[1], integer|numbers[1]|2",
        "numbers.size * 10, integer||20",
        "sum, integer|sum|3",
        "numbers, 'array of 2|numbers|[1, 2]'",
    })
    void answers_are_one_line(String expression, String line) throws IOException {
        assertThat(query(expression)).isZero();
        assertThat(out.toString().strip()).isEqualTo(line.replace('|', '\t'));
    }

    @Test
    void a_selection_is_a_line_for_each_value() throws IOException {
        assertThat(query("numbers[?_ > 1]")).isZero();
        assertThat(out.toString()).isEqualTo("u1\tnumbers[1]\t2\n");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void a_selection_that_selects_nothing_says_why() throws IOException {
        assertThat(query("*[?amount > 1]")).isZero();
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("nothing is selected").contains("no amount");
    }

    @ParameterizedTest
    @CsvSource({
        "'..[?id > 4000]', '{\"id\":4711,\"name\":\"Zoë 😀\",\"locale\":\"en-GB\",\"roles\":[\"buyer\",\"editor\"]}'",
        "'cart[0]', '{\"sku\":\"A-1\"}'",
        "'user.id + 1', '4712'",
        "'user.roles[*]', '\"buyer\"|\"editor\"'",
    })
    void values_are_json_lines(String expression, String lines) {
        Main.commandLine(new PrintWriter(out), new PrintWriter(err))
                .execute(
                        "query",
                        Samples.folder("java").resolve("web-session.ser").toString(),
                        expression,
                        "--out",
                        "values");
        assertThat(out.toString().lines().distinct().toList()).isEqualTo(List.of(lines.split("\\|")));
    }

    @Test
    void absolute_imports_of_a_descriptor_are_found_on_the_import_path() throws IOException {
        Path shelf = Files.createDirectories(folder.resolve("shelf/common"));
        Files.writeString(shelf.resolve("half.ksy"), "{meta: {id: half}, seq: [{id: value, type: u1}]}");
        Path descriptor = Files.writeString(
                folder.resolve("whole.ksy"),
                "{meta: {id: whole, imports: [/common/half]}, seq: [{id: halves, type: half, repeat: eos}]}");
        Path dump = Files.write(folder.resolve("whole.bin"), new byte[] {1, 2});
        int exit = Main.commandLine(new PrintWriter(out), new PrintWriter(err))
                .execute(
                        "query",
                        dump.toString(),
                        "halves[1].value",
                        "--format",
                        descriptor.toString(),
                        "--import-path",
                        folder.resolve("shelf").toString());
        assertThat(exit).isZero();
        assertThat(out.toString().strip()).isEqualTo("integer\thalves[1].value\t2");
    }

    @Test
    void what_has_no_value_is_an_error() throws IOException {
        assertThat(query("numbers[2]")).isEqualTo(1);
        assertThat(err.toString()).contains("below 2");
        assertThat(query("numbers[")).isEqualTo(1);
        assertThat(out.toString()).isEmpty();
    }
}
