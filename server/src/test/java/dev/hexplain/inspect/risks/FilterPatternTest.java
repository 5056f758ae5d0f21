package dev.hexplain.inspect.risks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.filters.FilterAnswer;
import dev.hexplain.inspect.filters.FilterPattern;
import dev.hexplain.inspect.filters.FilterStatus;
import dev.hexplain.inspect.risks.FilterCheck.Cause;
import dev.hexplain.testing.Slow;
import java.io.ObjectInputFilter;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of patterns, against what the JDK says. */
@Slow
class FilterPatternTest {
    private static final List<String> CLASSES = List.of(
            "",
            "int",
            "[I",
            "[[J",
            "java.util.HashMap",
            "java.util.Map$Entry",
            "java.util.concurrent.ConcurrentHashMap",
            "[Ljava.lang.Object;",
            "[[Ljava.util.HashMap;",
            "java.lang.Integer",
            "java.sql.Timestamp",
            "javax.management.BadAttributeValueExpException",
            "com.acme.Order",
            "com.acme.deep.Order$Line",
            "[Lcom.acme.Order;",
            "Plain",
            "jdk.proxy1.$Proxy0");

    private static final List<String> NAMES = List.of(
            "java.util.HashMap",
            "java.util.*",
            "java.util.**",
            "java.**",
            "java.*",
            "java.ut*",
            "*",
            "**",
            "com.acme.*",
            "com.acme.**",
            "com.acme.Order",
            "com.acme.Order*",
            "Plain",
            "P*",
            "java.lang.Object",
            "[Lcom.acme.Order;",
            "int",
            " java.util.HashMap",
            "java.util.HashMap ",
            "jdk.proxy*",
            "java.util.Map$Entry");

    private final Random random = new Random(290);

    private String part() {
        if (random.nextInt(4) == 0) {
            return List.of("maxdepth", "maxrefs", "maxbytes", "maxarray").get(random.nextInt(4)) + "="
                    + random.nextInt(30);
        }
        String module =
                List.of("", "", "", "java.base/", "java.sql/", "com.acme/").get(random.nextInt(6));
        return (random.nextBoolean() ? "!" : "") + module + NAMES.get(random.nextInt(NAMES.size()));
    }

    private String pattern() {
        StringBuilder pattern = new StringBuilder(part());
        for (int i = random.nextInt(5); i > 0; i--) {
            pattern.append(random.nextInt(8) == 0 ? ";;" : ";").append(part());
        }
        return pattern.toString();
    }

    private FilterCheck check() {
        String name = CLASSES.get(random.nextInt(CLASSES.size()));
        long length = name.startsWith("[") ? random.nextInt(31) - 1 : -1;
        return new FilterCheck(
                Cause.DESCRIPTOR, name, length, random.nextInt(30), random.nextInt(30), random.nextInt(30), 0);
    }

    @Test
    void each_answer_is_that_of_the_jdk() {
        NamedClasses classes = new NamedClasses();
        int[] answers = new int[3];
        for (int i = 0; i < 3_000; i++) {
            String text = pattern();
            ObjectInputFilter filter = ObjectInputFilter.Config.createFilter(text);
            FilterPattern pattern = FilterPattern.parse(text);
            for (int j = 0; j < 10; j++) {
                FilterCheck check = check();
                FilterAnswer answer = pattern.answer(check);
                assertThat(answer.status().name())
                        .as("%s on %s", text, check)
                        .isEqualTo(classes.answer(filter, check).name());
                assertThat(answer.part().isEmpty() || List.of(text.split(";")).contains(answer.part()))
                        .isTrue();
                answers[answer.status().ordinal()]++;
            }
        }
        assertThat(answers).doesNotContain(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "!",
                ".*",
                "!.*",
                ".**",
                "/a",
                "!/a",
                "m/",
                "m/.*",
                "max=1",
                "maxdepth=",
                "maxdepth=-1",
                "maxdepth=x",
                " maxdepth=1",
                "maxdepth =1",
                "a;!;b"
            })
    void what_the_jdk_does_not_accept_is_refused(String text) {
        assertThatThrownBy(() -> ObjectInputFilter.Config.createFilter(text))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> FilterPattern.parse(text)).isInstanceOf(Refusal.class);
    }

    static Stream<String> large() {
        return Stream.of(
                "!".repeat(40_000),
                "!".repeat(40_000) + "*",
                "!;".repeat(20_000),
                ";".repeat(100_000),
                "*".repeat(40_000),
                "/".repeat(40_000),
                "a;".repeat(100_000) + "!",
                "x".repeat(40_000) + "=1",
                "maxdepth=" + "1".repeat(40_000),
                "maxdepth=1;".repeat(10_000) + "!*",
                numbered(30_000, "!com.acme.C%d;"),
                numbered(30_000, "com.acme.p%d.*;") + "com.acme.deep.*;!com.acme.*",
                nested(1_000, "*;") + "!java.*",
                nested(1_000, ".**;") + "java.util.**");
    }

    private static String numbered(int count, String part) {
        return IntStream.range(0, count).mapToObj(part::formatted).collect(Collectors.joining());
    }

    private static String nested(int count, String ending) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(length -> "!" + "com.acme.".repeat(200).substring(0, length) + ending)
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @MethodSource("large")
    void of_a_large_pattern_it_is_said_what_the_jdk_says(String text) {
        FilterPattern pattern;
        try {
            pattern = FilterPattern.parse(text);
        } catch (Refusal refused) {
            assertThatThrownBy(() -> ObjectInputFilter.Config.createFilter(text))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThat(refused.getMessage()).hasSizeBetween(30, 400);
            return;
        }
        ObjectInputFilter filter = ObjectInputFilter.Config.createFilter(text);
        NamedClasses classes = new NamedClasses();
        for (int i = 0; i < 100; i++) {
            FilterCheck check = check();
            assertThat(pattern.answer(check).status().name())
                    .as("%s", check)
                    .isEqualTo(
                            filter == null
                                    ? "UNDECIDED"
                                    : classes.answer(filter, check).name());
        }
    }

    /** As many classes in the stream as in the pattern. */
    @Test
    @Timeout(10)
    void a_class_is_found_without_a_look_at_all_parts() {
        FilterPattern pattern = FilterPattern.parse(numbered(30_000, "com.acme.C%d;") + nested(1_000, "**;"));
        for (int i = 0; i < 60_000; i++) {
            FilterCheck check = new FilterCheck(Cause.DESCRIPTOR, "com.acme.C" + i, -1, 1, 1, 1, 0);
            assertThat(pattern.answer(check).status())
                    .isEqualTo(i < 30_000 ? FilterStatus.ALLOWED : FilterStatus.REJECTED);
        }
    }

    @Test
    void the_first_part_that_names_a_class_is_named() {
        FilterCheck check = new FilterCheck(Cause.DESCRIPTOR, "[[Ljava.util.HashMap;", -1, 1, 1, 1, 0);
        assertThat(FilterPattern.parse("!com.**;java.util.*;!*").answer(check).part())
                .isEqualTo("java.util.*");
    }
}
