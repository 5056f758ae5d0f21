package dev.hexplain.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code docs/flexibility.md} says what the code measures: its tables, not the words of exceptions. Where not: {@code make
 * flexibility}, and review the change. Measured in a JVM of its own, since some libraries overflow the stack.
 */
@Slow
class FlexibilityPageIsCurrentTest {
    @TempDir
    Path folder;

    @Test
    void the_tables_say_what_is_measured() throws Exception {
        assertThat(tables(measured()))
                .isEqualTo(tables(Files.readString(CodecsPage.committed().resolveSibling("flexibility.md"))));
    }

    private static String tables(String page) {
        return page.substring(0, page.indexOf("\n# Reasons\n"));
    }

    private String measured() throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("--"))
                .forEach(words::add);
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.hexplain.cli.Main", "flexibility"));
        words.addAll(List.of("--out", "markdown"));
        int exit = new ProcessBuilder(words)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        assertThat(exit).as(Files.readString(err)).isZero();
        return Files.readString(out);
    }
}
