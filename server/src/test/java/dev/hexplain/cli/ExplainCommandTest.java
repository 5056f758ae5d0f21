package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();

    private int explain(String given) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(new StringWriter()))
                .execute("explain", given);
    }

    @Test
    void a_message_is_explained_in_lines_that_can_be_read() {
        assertThat(explain("invalid stream header: 22657870")).isZero();

        assertThat(out.toString())
                .startsWith(
                        "These bytes are no serialization stream\n  invalid stream header: 22657870\n  22 65 78 70 is")
                .contains("\nWhy\n", "\nWhat to do\n- ");
        assertThat(out.toString().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(120));
    }

    @Test
    void a_file_is_read() throws IOException {
        Path log = Files.writeString(folder.resolve("app.log"), "12:00 ERROR Not in GZIP format\n");

        assertThat(explain(log.toString())).isZero();
        assertThat(out.toString()).startsWith("These bytes are not packed by gzip");
    }

    @Test
    void what_is_unknown_ends_with_3() {
        assertThat(explain("all is well")).isEqualTo(3);
        assertThat(explain("line one\nline two \0")).isEqualTo(3);
    }
}
