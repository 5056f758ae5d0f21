package dev.hexplain.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The development build compiles a file alone only if no other class can see the change. One case runs the program as the
 * build does; the others call it, as a JVM that compiles it takes seconds each time.
 */
@Slow
class QuickCompileTest {
    private static final Path PROGRAM = Path.of("src/build/java/QuickCompile.java");
    private static final String CONSTANT =
            "class Constant { static final int SIZE = 1; static int size() { return 1; } }";

    private static URLClassLoader loader;
    private static Method program;

    @TempDir
    Path folder;

    private Path stamp;
    private Path sources;
    private Path classes;

    @BeforeAll
    static void load(@TempDir Path compiled) throws Exception {
        javac(compiled, PROGRAM);
        loader = new URLClassLoader(new URL[] {compiled.toUri().toURL()});
        program = loader.loadClass("QuickCompile").getDeclaredMethod("run", String[].class);
        program.setAccessible(true);
    }

    @AfterAll
    static void unload() throws IOException {
        loader.close();
    }

    private static void javac(Path classes, Path source) {
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", classes.toString(), source.toString()))
                .isZero();
    }

    @BeforeEach
    void build() throws IOException {
        sources = Files.createDirectory(folder.resolve("java"));
        classes = Files.createDirectories(folder.resolve("output/classes"));
        Files.writeString(folder.resolve("output/classpath"), "");
        Files.writeString(sources.resolve("Constant.java"), CONSTANT);
        javac(classes, sources.resolve("Constant.java"));
        stamp = Files.createFile(folder.resolve("stamp"));
        Files.setLastModifiedTime(stamp, FileTime.from(Instant.now().minusSeconds(5)));
    }

    @Test
    void a_changed_body_is_compiled_alone() throws Exception {
        byte[] before = Files.readAllBytes(classes.resolve("Constant.class"));
        write(CONSTANT.replace("return 1", "return ((java.util.function.IntSupplier) () -> 2).getAsInt()"));
        List<String> words = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), PROGRAM.toString()));
        words.addAll(List.of(arguments()));
        assertThat(new ProcessBuilder(words)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor())
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

    private int compile(String source) throws Exception {
        write(source);
        return (int) program.invoke(null, (Object) arguments());
    }

    private void write(String source) throws IOException {
        Files.writeString(sources.resolve("Constant.java"), source);
    }

    private String[] arguments() {
        return new String[] {stamp.toString(), folder.resolve("output").toString(), sources.toString()};
    }
}
