package dev.hexplain.logs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An operator finds every line of the log in {@code docs/operations.md}. */
class DocumentedLogLinesTest {
    private static final Pattern CALL =
            Pattern.compile("(?:LOG|getLogger\\(\\w+\\.class\\))\\s*\\.(?:error|warn|info)\\(\\s*\"([^\"]+)\"");

    @Test
    void every_line_is_in_the_page_for_operators() throws IOException {
        String page = Files.readString(Path.of("../docs/operations.md"));
        List<String> lines = logged();
        assertThat(lines).hasSizeGreaterThan(12);
        assertThat(lines).allSatisfy(line -> assertThat(page).contains(longestWords(line)));
    }

    private static List<String> logged() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(DocumentedLogLinesTest::calls)
                    .toList();
        }
    }

    private static Stream<String> calls(Path file) {
        try {
            return CALL.matcher(Files.readString(file)).results().map(call -> call.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The longest part between what is filled in. */
    private static String longestWords(String line) {
        return Arrays.stream(line.split("\\{}"))
                .map(String::strip)
                .max(Comparator.comparingInt(String::length))
                .orElseThrow();
    }
}
