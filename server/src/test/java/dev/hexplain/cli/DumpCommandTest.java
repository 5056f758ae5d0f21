package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DumpCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err), args)
                .execute(args);
    }

    private Path text(String content) throws IOException {
        return Files.writeString(folder.resolve("text"), content);
    }

    @Test
    void a_text_is_written_in_another_dialect() throws IOException {
        Path to = folder.resolve("out");
        Path from = text("payload=rO0ABXNyAANGb28A\n");
        assertThat(run("dump", from.toString(), "--as", "xxd", "--out", to.toString()))
                .isZero();
        assertThat(to).hasContent("00000000: aced 0005 7372 0003 466f 6f00            ....sr..Foo.\n");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void without_a_target_the_bytes_are_written() throws IOException {
        Path to = folder.resolve("out");
        assertThat(run("dump", text("AC ED 00 05").toString(), "--out", to.toString()))
                .isZero();
        assertThat(to).hasBinaryContent(new byte[] {(byte) 0xAC, (byte) 0xED, 0, 5});
    }

    @Test
    void no_bytes_are_written_too() throws IOException {
        Path to = folder.resolve("out");
        assertThat(run("dump", text("").toString(), "--as", "od", "--out", to.toString()))
                .isZero();
        assertThat(to).hasContent("0000000\n");
    }

    @Test
    void what_is_wrong_with_a_text_is_told_by_line() throws IOException {
        Path to = folder.resolve("out");
        Path from = text("00000000: aced  ..\n00000004: 0005  ..\n");
        assertThat(run("dump", from.toString(), "--out", to.toString())).isZero();
        assertThat(err.toString()).contains("hexplain: line 2: ").contains("2 bytes missing");
    }

    @Test
    void a_target_that_is_none_is_refused_with_the_list() throws IOException {
        assertThat(run("dump", text("aced").toString(), "--as", "nothing")).isEqualTo(1);
        assertThat(err.toString()).contains("`nothing`").contains("hexdump-c");
        assertThat(run(
                        "dump",
                        text("aced").toString(),
                        "--as",
                        "pcap",
                        "--out",
                        folder.resolve("o").toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("no dump of packets");
    }

    @Test
    void without_a_file_the_targets_are_listed() {
        assertThat(run("dump")).isZero();
        assertThat(out.toString()).contains("xxd-e\txxd -e\n").contains("raw\t");
    }
}
