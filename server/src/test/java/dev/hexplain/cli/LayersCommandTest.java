package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code layers} and {@code carve}, whose columns are a contract. */
class LayersCommandTest {
    private static final byte[] ORDER = Samples.java("order");

    @TempDir
    Path folder;

    private record Outcome(int exitCode, List<String> lines, String err) {}

    private static Outcome run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Main.commandLine(new PrintWriter(out), new PrintWriter(err), args)
                .execute(args);
        return new Outcome(exitCode, out.toString().lines().toList(), err.toString());
    }

    private String file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content).toString();
    }

    private byte[] gzip() throws IOException {
        Path file = folder.resolve("order.gz");
        try (OutputStream gzip = new GZIPOutputStream(Files.newOutputStream(file))) {
            gzip.write(ORDER);
        }
        return Files.readAllBytes(file);
    }

    @Test
    void layers_are_a_line_each_with_their_sizes() throws IOException {
        byte[] text = Base64.getEncoder().encode(gzip());
        Outcome shown = run("layers", file("order.txt", text));

        assertThat(shown.exitCode()).isZero();
        assertThat(shown.lines().get(0)).isEqualTo("dump\traw\t" + text.length + "\t\t");
        assertThat(shown.lines().get(1)).startsWith("layer\tbase64\t" + gzip().length + "\t97\tBase64: ");
        assertThat(shown.lines().get(2)).startsWith("layer\tbase64/gzip\t340\t97\tgzip: head of a gzip member");
    }

    @Test
    void what_is_wrong_with_a_layer_is_told() throws IOException {
        byte[] gzip = gzip();
        Outcome shown = run("layers", file("cut.gz", Arrays.copyOf(gzip, gzip.length - 4)));

        assertThat(shown.exitCode()).isEqualTo(2);
        assertThat(shown.lines())
                .contains("error\tgzip\t" + (gzip.length - 4) + "\t\tThe bytes end here; 4 more were expected");
    }

    @Test
    void carvings_are_a_line_each() throws IOException {
        byte[] log = ("line\n" + new String(ORDER, StandardCharsets.ISO_8859_1) + "\nend\n")
                .getBytes(StandardCharsets.ISO_8859_1);
        Outcome shown = run("carve", "--layers", "raw", file("log", log));

        assertThat(shown.exitCode()).isZero();
        assertThat(shown.lines())
                .containsExactly("5\t340\tjava-serialization\t98\tpart@5+340\tjava_serialization\t"
                        + "header, then an object of class ObjectToBeSerialised");
    }
}
