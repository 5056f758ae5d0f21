package dev.hexplain.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The development build compiles a file alone only if no other class can see the change. */
class QuickCompileTest {
    private static final String CONSTANT =
            "class Constant { static final int SIZE = 1; static int size() { return 1; } }";

    @TempDir
    Path folder;

    private Path stamp;
    private Path sources;
    private Path classes;

    @BeforeEach
    void build() throws IOException {
        sources = Files.createDirectory(folder.resolve("java"));
        classes = Files.createDirectories(folder.resolve("output/classes"));
        Files.writeString(folder.resolve("output/classpath"), "");
        Files.writeString(sources.resolve("Constant.java"), CONSTANT);
        ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-d",
                        classes.toString(),
                        sources.resolve("Constant.java").toString());
        stamp = Files.createFile(folder.resolve("stamp"));
        Files.setLastModifiedTime(stamp, FileTime.from(Instant.now().minusSeconds(5)));
    }

    @Test
    void a_changed_body_is_compiled_alone() throws Exception {
        byte[] before = Files.readAllBytes(classes.resolve("Constant.class"));
        assertThat(compile(
                        CONSTANT.replace("return 1", "return ((java.util.function.IntSupplier) () -> 2).getAsInt()")))
                .isZero();
        assertThat(Files.readAllBytes(classes.resolve("Constant.class"))).isNotEqualTo(before);
    }

    @Test
    void what_others_can_see_is_compiled_with_all() throws Exception {
        byte[] before = Files.readAllBytes(classes.resolve("Constant.class"));
        for (String changed : List.of(
                CONSTANT.replace("SIZE = 1", "SIZE = 2"),
                CONSTANT.replace("size()", "size(int factor)"),
                CONSTANT.replace("static int size()", "static int size() throws Exception"),
                CONSTANT.replace("{ static", "{ static class Inner {} static"),
                CONSTANT.replace("class Constant", "final class Constant"))) {
            assertThat(compile(changed)).as(changed).isEqualTo(3);
        }
        assertThat(Files.readAllBytes(classes.resolve("Constant.class"))).isEqualTo(before);
    }

    @Test
    void a_file_that_does_not_compile_is_said_and_changes_nothing() throws Exception {
        byte[] before = Files.readAllBytes(classes.resolve("Constant.class"));
        assertThat(compile(CONSTANT.replace("return 1", "return"))).isEqualTo(1);
        assertThat(Files.readAllBytes(classes.resolve("Constant.class"))).isEqualTo(before);
    }

    private int compile(String source) throws IOException, InterruptedException {
        Files.writeString(sources.resolve("Constant.java"), source);
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "src/build/java/QuickCompile.java",
                        stamp.toString(),
                        folder.resolve("output").toString(),
                        sources.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
