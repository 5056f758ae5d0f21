package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code make new-format} and {@code make new-decoder} write is sound, in a copy of the files that they change. */
@Slow
class SkeletonsTest {
    private static final Path PROJECT = Path.of("..");
    private static final Path DECODERS = Path.of("server/src/main/java/dev/hexplain/decoders");
    private static final List<Path> CHANGED = List.of(
            Path.of("bin/new-format"),
            Path.of("bin/new-decoder"),
            Path.of("samples/provided.tsv"),
            Path.of("ARCHITECTURE.md"),
            DECODERS.resolve("NativeDecoders.java"));

    @TempDir
    Path copy;

    @BeforeEach
    void copyFiles() throws IOException {
        for (Path file : CHANGED) {
            Files.createDirectories(copy.resolve(file).getParent());
            Files.copy(PROJECT.resolve(file), copy.resolve(file));
        }
    }

    @Test
    void a_new_format_meets_its_spec() throws Exception {
        assertThat(run("new-format", "seen_order", "records")).isZero();
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        String formats = copy.resolve("formats").toString();
        int exitCode = Main.commandLine(out, out)
                .execute(
                        "verify",
                        "--specs",
                        formats,
                        "--formats",
                        formats,
                        "--data",
                        copy.resolve("samples").toString());
        assertThat(exitCode).as(said.toString()).isZero();
        assertThat(said).hasToString("1 passed, 0 failed" + System.lineSeparator());
        assertThat(Files.readString(copy.resolve("samples/provided.tsv")))
                .contains("\nrecords/seen_order-example.bin\t");
    }

    @Test
    void a_new_decoder_compiles_and_is_listed() throws Exception {
        assertThat(run("new-decoder", "seen_order", "documents")).isZero();
        assertThat(Files.readString(copy.resolve("ARCHITECTURE.md"))).contains("`decoders.seenorder`");
        assertThat(Files.readString(copy.resolve(DECODERS).resolve("NativeDecoders.java")))
                .contains("new SeenOrder(),");
        List<String> arguments = new ArrayList<>(
                List.of("-proc:none", "-d", copy.toString(), "-cp", System.getProperty("java.class.path")));
        try (Stream<Path> written = Files.walk(copy.resolve(DECODERS))) {
            written.filter(path -> path.toString().endsWith(".java"))
                    .map(Path::toString)
                    .forEach(arguments::add);
        }
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, errors, arguments.toArray(String[]::new)))
                .as(errors.toString())
                .isZero();
    }

    @Test
    void an_id_that_exists_or_is_none_is_refused() throws Exception {
        assertThat(run("new-format", "seen_order", "records")).isZero();
        assertThat(run("new-format", "seen_order", "documents")).isOne();
        assertThat(run("new-decoder", "Seen-Order", "documents")).isOne();
    }

    private int run(String script, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of("sh", copy.resolve("bin").resolve(script).toString()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
