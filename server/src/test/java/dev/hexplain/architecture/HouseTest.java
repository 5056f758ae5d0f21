package dev.hexplain.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.Field;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.MethodModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Keeps class names unique, the code map of ARCHITECTURE.md complete, and names of tests in one style. {@link ImportsTest}
 * has the rules that need to know what each class uses.
 */
class HouseTest {
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /** A path beyond the checkout, which is the folder above the one that tests run in; or the name of the corpus. */
    private static final Pattern OUTSIDE = Pattern.compile(
            "(Path\\.of|Paths\\.get|new File|resolve)\\(\\s*\"\\.\\.(/|\",\\s*\")\\.\\.|shared/corpus|HEXPLAIN_CORPUS");

    private static final Pattern SCHEDULED =
            Pattern.compile("\\.schedule(?:AtFixedRate|WithFixedDelay)?\\(\\s*([\\w.]*\\(?)");

    /** What the folder that tests run in holds. */
    private static final Set<String> OWN_FILES =
            Set.of("pom.xml", "src", "target", ".jqwik-database", ".cifuzz-corpus");

    private static final String SENTENCE = "[a-z0-9]+(_[a-z0-9]+)*";

    /** Whether an annotation, by its descriptor, makes a method a test. */
    private final Map<String, Boolean> testable = new HashMap<>();

    @Test
    void a_simple_name_means_one_class() throws IOException {
        assertThat(CompiledClasses.outermostWith(Field.class).stream().map(Path::getFileName))
                .isNotEmpty()
                .doesNotHaveDuplicates();
    }

    @Test
    void the_code_map_names_each_package_once() throws IOException {
        Path root = CompiledClasses.root(Field.class);
        List<String> packages = CompiledClasses.outermostWith(Field.class).stream()
                .map(file -> root.relativize(file.getParent())
                        .toString()
                        .replace(root.getFileSystem().getSeparator(), "."))
                .distinct()
                .toList();

        assertThat(codeMap()).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(packages);
    }

    @Test
    void tests_are_named_as_sentences_with_underscores() throws IOException {
        Stream<String> names = CompiledClasses.with(HouseTest.class).stream()
                .map(CompiledClasses::parse)
                .flatMap(type -> type.methods().stream())
                .filter(this::isTest)
                .map(method -> method.methodName().stringValue());

        assertThat(names).hasSizeGreaterThan(1_000).allMatch(name -> name.matches(SENTENCE));
    }

    @Test
    void tests_leave_no_file_beside_the_sources() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(""))) {
            assertThat(files.map(Path::toString))
                    .containsOnlyOnce("pom.xml", "src")
                    .allMatch(OWN_FILES::contains);
        }
    }

    private boolean isTest(MethodModel method) {
        return method.findAttribute(Attributes.runtimeVisibleAnnotations()).stream()
                .flatMap(found -> found.annotations().stream())
                .anyMatch(each -> testable.computeIfAbsent(each.className().stringValue(), HouseTest::isTestable));
    }

    private static boolean isTestable(String annotation) {
        String name = annotation.substring(1, annotation.length() - 1).replace('/', '.');
        try {
            return AnnotationSupport.isAnnotated(Class.forName(name), Testable.class);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** {@code Corpus} skips a test where there are no files of others, as on most machines; whoever opens them otherwise fails there. */
    @Test
    void tests_open_nothing_outside_the_checkout_but_the_corpus() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String root :
                List.of("src/test/java", "src/jmh/java", "../spark/src/test/java", "../samples/generators")) {
            try (Stream<Path> files = Files.walk(Path.of(root))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }

        assertThat(sources)
                .hasSizeGreaterThan(500)
                .filteredOn(source -> !source.endsWith("HouseTest.java"))
                .noneMatch(source -> OUTSIDE.matcher(read(source)).find());
    }

    /** A clock asks no more for what has failed, and keeps what failed to itself. */
    @Test
    void what_a_clock_runs_is_logged_where_it_fails() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<String> runs = files.filter(file -> file.toString().endsWith(".java"))
                    .map(HouseTest::read)
                    .filter(source -> source.contains("ScheduledExecutorService"))
                    .flatMap(source -> SCHEDULED.matcher(source).results())
                    .map(found -> found.group(1))
                    .toList();
            assertThat(runs).hasSizeGreaterThan(2).containsOnly("UncaughtFailures.passing(");
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What stands in the first column of the code map. */
    private static List<String> codeMap() throws IOException {
        String page = Files.readString(Path.of("..", "ARCHITECTURE.md"));
        String map = page.substring(page.indexOf("## Code map"), page.indexOf("`web/src/`"));
        return map.lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split("\\|", -1)[1])
                .flatMap(cell -> CODE.matcher(cell).results().map(MatchResult::group))
                .map(code -> code.replace("`", ""))
                .toList();
    }
}
