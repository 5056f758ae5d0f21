package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
    @TempDir
    Path folder;

    private record Outcome(int exitCode, String out, String err) {}

    private static Outcome run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Main.commandLine(new PrintWriter(out), new PrintWriter(err), args)
                .execute(args);
        return new Outcome(exitCode, out.toString(), err.toString());
    }

    private String write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    @Test
    void mistakes_are_shown_with_their_line_and_a_caret() throws IOException {
        String file = write("order.ksy", """
                meta: {id: order, endian: le}
                seq:
                  - id: len_prices
                    type: u4
                  - id: prices
                    type: f8
                    repeat: expr
                    repeat-expr: 2 * len_price
                  - id: side
                    type: u1
                    enum: sied
                enums:
                  side: {0: buy, 1: sell}
                """);

        Outcome checked = run("check", file);

        assertThat(checked.exitCode()).isEqualTo(1);
        assertThat(checked.err()).isEmpty();
        assertThat(checked.out()).isEqualTo("""
                FILE:8:22: error: /seq/1/repeat-expr: type 'order' has no 'len_price'; did you mean 'len_prices'?
                    repeat-expr: 2 * len_price
                                     ^
                FILE:11:11: error: /seq/2/enum: unknown enum 'sied' in type 'order'; did you mean 'side'?
                    enum: sied
                          ^
                """.replace("FILE", file));
    }

    @Test
    void warnings_leave_the_exit_code_alone() throws IOException {
        String file = write("a.ksy", "meta: {id: a, encoding: utf8}\n");

        Outcome checked = run("check", file);

        assertThat(checked.exitCode()).isZero();
        assertThat(checked.out()).startsWith(file + ":1:25: warning: /meta/encoding: write 'UTF-8'");
    }

    @Test
    void absolute_imports_are_found_on_the_import_path_only() throws IOException {
        write("shelf/common/b.ksy", "meta: {id: b}\n");
        String file = write("a.ksy", "meta: {id: a, imports: [/common/b]}\nseq: [{id: x, type: b}]\n");

        assertThat(run("check", "--import-path", folder.resolve("shelf").toString(), file))
                .isEqualTo(new Outcome(0, "", ""));
        assertThat(run("check", file).out()).contains("found no descriptor '/common/b' to import");
    }

    @Test
    void imports_never_leave_their_folder() throws IOException {
        write("secret.ksy", "meta: {id: secret}\n");
        String file = write("own/a.ksy", "meta: {id: a, imports: [../secret]}\n");
        Files.createSymbolicLink(folder.resolve("own/link.ksy"), folder.resolve("secret.ksy"));
        String linked = write("own/b.ksy", "meta: {id: b, imports: [link]}\n");

        assertThat(run("check", file).out()).contains("found no descriptor '../secret' to import");
        assertThat(run("check", linked).out()).contains("found no descriptor 'link' to import");
    }

    @Test
    void what_is_written_in_a_descriptor_does_not_reach_the_terminal_raw() throws IOException {
        String file = write("a.ksy", "meta: {id: \"\\e[31mred\"}\n");

        assertThat(run("check", file).out()).doesNotContain("\u001b");
    }

    @Test
    void a_file_that_is_not_there_is_named_and_the_others_are_checked() throws IOException {
        String file = write("a.ksy", "meta: {id: A}\n");

        Outcome checked = run("check", folder.resolve("no.ksy").toString(), file);

        assertThat(checked.exitCode()).isEqualTo(1);
        assertThat(checked.err()).startsWith("hexplain: there is no file ");
        assertThat(checked.out()).contains("/meta/id");
    }
}
