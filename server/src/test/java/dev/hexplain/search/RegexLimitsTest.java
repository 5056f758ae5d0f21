package dev.hexplain.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import com.sun.management.ThreadMXBean;
import dev.hexplain.testing.Slow;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a regular expression may cost, told before RE2/J writes its repetitions out. */
@Timeout(60)
@Slow
final class RegexLimitsTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final long MOST_BYTES = 20 << 20;
    private static final int RANDOM = Boolean.getBoolean("tests.long") ? 200_000 : 2_000;

    static Stream<String> huge() {
        return Stream.of(
                "((a{1000}){1000}){1000}",
                "(?:(?:a{999}|b{999}){999})",
                "(((){1000}){1000}){1000}",
                "((?:){1000}){1000}",
                "((\\b{1000}){1000}){1000}",
                "(((a?){0,1000}){0,1000}){0,1000}",
                "(((a*){1000,}){1000,}){1000,}",
                "a{1000}(?i){1000}(?s){1000}(?-s){1000}",
                "((\\pL{1000}){1000}){1000}",
                "(([^\\pL]{1000}){1000}){1000}",
                "((([[:alpha:]\\]]{1000}){1000}){1000})",
                "(?P<a>(?P<b>(?i:x{1000}){1000}){1000})",
                "(?U)((a{1000}?){1000}?){1000}?",
                "((\\x{41}{1000}){1000}){1000}",
                "((\\Q{\\E{1000}){1000}){1000}",
                "((é{1000}){1000}){1000}",
                "(([]a]{1000}){1000}){1000}",
                "(([^]{a]{1000}){1000}){1000}",
                "((|a|){1000}){1000}",
                "\\pL|".repeat(240) + "a");
    }

    @ParameterizedTest
    @MethodSource("huge")
    void is_refused_before_it_is_compiled(String expression) {
        long before = allocated();
        String message = refusal(expression);

        assertThat(message).containsAnyOf("at most 1,000 steps", "at most 32 classes");
        assertThat(allocated() - before).as("bytes allocated").isLessThan(1 << 20);
    }

    @Test
    void the_refusal_says_how_large_it_is_and_what_to_do() {
        assertThat(refusal("((a{1000}){1000}){1000}"))
                .isEqualTo("Expected an expression of at most 1,000 steps, with its repetitions written out;"
                        + " found 1,002,002,002: repeat less, or look for a part of it.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id=\\d+",
                "[A-Z]{3}-[0-9]+",
                "\\xAC\\xED\\x00\\x05",
                "(?i)content-type:\\s*[^\\r\\n]+",
                "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}",
                "[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}",
                "https?://[^\\s\"'<>]{1,200}",
                "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}",
                "L(?:[a-z]\\w*/)+[A-Z][\\w$]*;",
                "(?s)\\x1f\\x8b\\x08.{1,490}",
                "\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?(?:Z|[+-]\\d{2}:\\d{2})",
                "(?:0|1|2|3|4|5|6|7|8|9|a|b|c|d|e|f){900}",
                "(?:[\\x20-\\x7e]\\x00){6,300}",
                "\\pL{900}",
                "(?i)select .{0,80} from",
                "(?:GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS) /[^ ]* HTTP/1\\.[01]",
                "größe|Straße+|\\x{20ac}{2}",
                "\\b(?:true|false|null)\\b",
                "(?:[A-Za-z0-9+/]{4}){16,200}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?",
                "[[:alpha:]][[:alnum:]]{0,62}",
                "{a}|x{,3}|y{01}"
            })
    void what_people_look_for_is_accepted(String expression) {
        assertThat(new RegexFinder(expression, false)).isNotNull();
        assertThat(new RegexFinder(expression, true)).isNotNull();
    }

    /** Of characters that fold into a circle without themselves, RE2/J never comes back. */
    @ParameterizedTest
    @ValueSource(
            strings = {"\\x{1e9e}", "(?i)\\x{13a0}+", "(?i:\\x{00000000000000000000000000000000000000000000001E9E})"})
    @Timeout(5)
    void characters_by_number_are_their_bytes(String expression) {
        int character = expression.contains("13a0") ? 0x13a0 : 0x1e9e;
        byte[] bytes = ("a" + Character.toString(character)).getBytes(StandardCharsets.UTF_8);

        assertThat(new RegexFinder(expression, true).first(bytes, 0, bytes.length, bytes.length))
                .isEqualTo(new ByteFinder.BlockHit(1, 3, "matches"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[B-\\x{1fff}]", "[\\x{1e9e}]", "[^\\x{10ffff}]"})
    @Timeout(5)
    void classes_have_characters_of_one_byte(String expression) {
        assertThat(refusal(expression, true)).contains("characters of one byte between [ and ]");
    }

    @Test
    void every_byte_folds() {
        IntStream.rangeClosed(0, 0xFF)
                .mapToObj("[\\x%1$02X-\\xFF]\\x%1$02X"::formatted)
                .forEach(expression ->
                        assertThat(new RegexFinder(expression, true)).isNotNull());
    }

    /** Made of what multiplies, nests and copies, right and wrong. */
    @Test
    void the_count_is_never_less_than_what_is_compiled() {
        Random random = new Random(42);
        for (int i = 0; i < RANDOM; i++) {
            String expression = random(random, 1 + random.nextInt(40));
            RegexSteps.Most most = RegexSteps.of(expression);
            if (most.steps() > 1 << 14 || most.tables() > 32) {
                continue;
            }
            long before = allocated();
            try {
                assertThat((long) Pattern.compile(expression).programSize())
                        .as(expression)
                        .isLessThanOrEqualTo(most.steps());
            } catch (PatternSyntaxException isNone) {
                // Costs are looked at, too.
            }
            assertThat(allocated() - before).as(expression).isLessThan(MOST_BYTES);
        }
    }

    @Test
    void the_count_is_what_is_compiled_where_nothing_is_shortened() {
        for (String expression : new String[] {
            "abc", "(a|bc)+d?", "x{3,7}(y{2}z){4}", "[a-z]+|(?:|b)", "(?i:a)\\b^", "(a|b){9}", "\\x{41}\\101\\pL\\p{Lu}"
        }) {
            assertThat(RegexSteps.of(expression).steps())
                    .as(expression)
                    .isEqualTo(Pattern.compile(expression).programSize());
        }
    }

    static Stream<String> longest() {
        return Stream.of(
                        "é",
                        "€*",
                        "😀",
                        "€",
                        "\\x{20ac}",
                        "\\Q*\\E",
                        "[^\\x00]|",
                        "(|",
                        "(?:",
                        "[B-\\xff]",
                        "(?:a*|",
                        "(a",
                        "(a|b)|",
                        "[\\s\\S]|",
                        "a{9}|",
                        "[[:^alpha:]]")
                .flatMap(part -> Stream.of("", "(?i)").map(flags -> flags + repeated(part)));
    }

    /** With parentheses closed, a thousand characters at most. */
    private static String repeated(String part) {
        int opened = (int) part.chars().filter(each -> each == '(').count()
                - (int) part.chars().filter(each -> each == ')').count();
        int times = 990 / (part.length() + opened);
        return part.repeat(times) + ")".repeat(times * opened);
    }

    /** A thousand characters of the kinds that RE2/J copies around. */
    @ParameterizedTest
    @MethodSource("longest")
    void the_longest_expressions_cost_little(String expression) {
        long before = allocated();
        try {
            assertThat(new RegexFinder(expression, false)).isNotNull();
        } catch (SearchSyntaxException isNone) {
            assertThat(isNone.getMessage()).isNotEmpty();
        }
        assertThat(allocated() - before).isLessThan(MOST_BYTES);
    }

    private static String random(Random random, int parts) {
        String[] words = {
            "a",
            "b",
            "(",
            "(",
            "(?:",
            "(?i)",
            "(?i:",
            "(?P<n>",
            ")",
            ")",
            "|",
            "*",
            "+",
            "?",
            "{2}",
            "{9,}",
            "{0}",
            "{0,30}",
            "{3,50}",
            "{1000}",
            "{1001}",
            "{01}",
            "{,2}",
            "[a-z]",
            "[^a]",
            "[]b]",
            "[[:alpha:]-]",
            "\\pL",
            "\\PN",
            "[^\\pL\\d]",
            "\\d",
            "\\W",
            "\\b",
            "^",
            "$",
            ".",
            "\\x41",
            "\\x{42}",
            "\\101",
            "\\*",
            "\\A",
            "\\z",
            "-",
            "]",
            "}"
        };
        StringBuilder expression = new StringBuilder();
        for (int i = 0; i < parts; i++) {
            expression.append(words[random.nextInt(words.length)]);
        }
        long open = expression.chars().filter(each -> each == '(').count();
        long closed = expression.chars().filter(each -> each == ')').count();
        return expression.append(")".repeat((int) Math.max(0, open - closed))).toString();
    }

    private static String refusal(String expression) {
        return refusal(expression, false);
    }

    private static String refusal(String expression, boolean ignoresCase) {
        String[] message = {""};
        assertThatExceptionOfType(SearchSyntaxException.class)
                .isThrownBy(() -> new RegexFinder(expression, ignoresCase))
                .satisfies(refused -> message[0] = refused.getMessage());
        return message[0];
    }

    private static long allocated() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }
}
