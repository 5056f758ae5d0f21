package dev.hexplain.inspect.risks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.filters.FilterAnswer;
import dev.hexplain.inspect.filters.FilterPattern;
import dev.hexplain.inspect.risks.FilterCheck.Cause;
import java.io.ObjectInputFilter;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of patterns, against what the JDK says. */
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

    @Test
    void the_first_part_that_names_a_class_is_named() {
        FilterCheck check = new FilterCheck(Cause.DESCRIPTOR, "[[Ljava.util.HashMap;", -1, 1, 1, 1, 0);
        assertThat(FilterPattern.parse("!com.**;java.util.*;!*").answer(check).part())
                .isEqualTo("java.util.*");
    }
}
