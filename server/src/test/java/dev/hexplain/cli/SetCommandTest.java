package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Values that are changed on the command line. */
class SetCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    private String file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content).toString();
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(text.getBytes());
        }
        return bytes.toByteArray();
    }

    @Test
    void values_are_changed_in_another_file_and_the_edits_printed() throws IOException {
        String dump = file("a.json", "{\"a\":1,\"b\":[true]}".getBytes());
        Path edited = folder.resolve("b.json");

        assertThat(run("set", dump, "a=22", "b[0]=false", "--out", edited.toString()))
                .as(err.toString())
                .isZero();
        assertThat(edited).hasContent("{\"a\":22,\"b\":[false]}");
        assertThat(out.toString())
                .isEqualTo(
                        "0x5\titem[0].a.value.number\t31 -> 32 32\n0xD\titem[0].b[0].literal\t74 72 75 65 -> 66 61 6C 73 65\n");
    }

    @Test
    void layers_are_put_back_around_it_or_left_off() throws IOException {
        String dump = file("a.json.gz", gzip("{\"a\":1}"));
        Path edited = folder.resolve("edited");

        assertThat(run("set", dump, "a=22", "--out", edited.toString()))
                .as(err.toString())
                .isZero();
        assertThat(new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(edited))).readAllBytes())
                .asString()
                .isEqualTo("{\"a\":22}");
        assertThat(run("set", dump, "a=22", "--inside", "--out", edited.toString()))
                .isZero();
        assertThat(edited).hasContent("{\"a\":22}");
    }

    @Test
    void the_dump_is_not_written_over() throws IOException {
        String dump = file("a.json", "{\"a\":1}".getBytes());
        Path same = Files.createSymbolicLink(folder.resolve("link.json"), Path.of(dump));

        for (String target : new String[] {dump, folder.resolve("./a.json").toString(), same.toString()}) {
            assertThat(run("set", dump, "a=2", "--out", target)).isEqualTo(1);
        }
        assertThat(err.toString()).contains("is the dump itself, which stays as it is");
        assertThat(Path.of(dump)).hasContent("{\"a\":1}");
    }

    @Test
    void a_refused_edit_writes_nothing() throws IOException {
        String dump = file("a.json", "{\"a\":{\"b\":1}}".getBytes());
        Path edited = folder.resolve("b.json");

        assertThat(run("set", dump, "a=2", "--out", edited.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("`a` has parts: change one of them.");
        assertThat(edited).doesNotExist();
    }
}
