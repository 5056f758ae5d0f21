package dev.hexplain.decoders.javaserialization.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages of {@code formats/java/views} name the classes that have a view, and no others. */
class ViewPagesTest {
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    @Test
    void each_class_with_a_view_is_in_a_table() throws IOException {
        List<Predicate<String>> names = named().map(ViewPagesTest::matching).toList();
        assertThat(JavaViews.classes())
                .allSatisfy(name -> assertThat(names).as(name).anyMatch(each -> each.test(name)));
    }

    @Test
    void each_class_in_a_table_has_a_view() throws IOException {
        assertThat(named())
                .isNotEmpty()
                .allSatisfy(name -> assertThat(hasView(name)).as(name).isTrue());
    }

    /** Some are known by what is in their names. */
    private static boolean hasView(String name) {
        return JavaViews.classes().stream().anyMatch(matching(name))
                || JavaViews.of(name.replace("*", "1"), "1") != null;
    }

    @Test
    void no_class_is_in_two_rows() throws IOException {
        assertThat(named()).doesNotHaveDuplicates();
    }

    /** An asterisk stands for letters and points. */
    private static Predicate<String> matching(String name) {
        return Pattern.compile(
                        Arrays.stream(name.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")))
                .asMatchPredicate();
    }

    /** The names in the first column of each table. */
    private static Stream<String> named() throws IOException {
        try (Stream<Path> pages = Files.list(Path.of("..", "formats", "java", "views"))) {
            return pages.toList().stream()
                    .flatMap(ViewPagesTest::lines)
                    .filter(line -> line.startsWith("| `"))
                    .map(line -> line.substring(0, line.indexOf(" | ", 2)))
                    .flatMap(column -> CODE.matcher(column).results())
                    .map((MatchResult code) -> code.group(1));
        }
    }

    private static Stream<String> lines(Path page) {
        try {
            return Files.readAllLines(page).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
