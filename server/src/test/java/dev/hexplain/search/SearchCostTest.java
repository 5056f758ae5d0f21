package dev.hexplain.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.RequestDeadline;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What it costs to understand the longest texts that may be looked for. */
@Slow
final class SearchCostTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int LONGEST = 4000;

    static Stream<Arguments> searches() {
        return Stream.of(SearchKind.values())
                .filter(SearchKind::isOfBytes)
                .flatMap(kind -> Stream.of(
                                "a".repeat(LONGEST),
                                "ÿ".repeat(LONGEST),
                                "ıııııı" + "ÿ".repeat(LONGEST - 6),
                                "ı".repeat(LONGEST),
                                "ac".repeat(LONGEST / 2),
                                "?f ".repeat(LONGEST / 3),
                                " ".repeat(LONGEST),
                                "0x1 ".repeat(LONGEST / 4),
                                "1".repeat(LONGEST),
                                "-9223372036854775807..9223372036854775806",
                                "-1e308..1e308",
                                "1e999~1e999",
                                "a ".repeat(LONGEST / 2) + "1",
                                "/".repeat(LONGEST),
                                "/" + "a?".repeat(490) + "/i")
                        .map(text -> Arguments.of(kind, text)));
    }

    @ParameterizedTest
    @MethodSource("searches")
    void a_text_is_understood_with_little(SearchKind kind, String text) {
        finder(kind, text);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        finder(kind, text);

        assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isLessThan(64 << 20);
    }

    static Stream<Arguments> compared() {
        String words = "a ".repeat(1 << 17);
        String letters = "ÿ".repeat(1 << 17);
        return Stream.of(
                Arguments.of(words, SearchKind.REGEX, "\\b(?:a[^z]*z)?"),
                Arguments.of(words, SearchKind.REGEX, "(?:[ab ]?){300}z"),
                Arguments.of(words, SearchKind.REGEX, "a[^z]*z|(a )"),
                Arguments.of("a".repeat(1 << 18), SearchKind.TEXT, "a".repeat(3000) + "ıııııı"),
                Arguments.of("a".repeat(1 << 18), SearchKind.AUTO, "a".repeat(3999) + "b"),
                Arguments.of(letters, SearchKind.TEXT, "ÿ".repeat(3999) + "b"),
                Arguments.of(letters, SearchKind.TEXT, "ÿ".repeat(3000) + "ıııııı"),
                Arguments.of("\0".repeat(1 << 18), SearchKind.HEX, "00".repeat(1999) + "01"),
                Arguments.of("a\0".repeat(1 << 17), SearchKind.STRINGS, "1000"));
    }

    /** Bytes that are nearly what is looked for, at every place. */
    @ParameterizedTest
    @MethodSource("compared")
    void a_search_ends_in_time_and_goes_on_where_it_was(String dump, SearchKind kind, String text) {
        ByteFinder finder = new SearchRequest(text, kind, true).finder();
        FieldTree tree = ByteSearchTest.tree(dump.getBytes(StandardCharsets.UTF_8));
        ByteSearch search = new ByteSearch(tree, finder);
        long start = System.nanoTime();
        RequestDeadline.within(Duration.ofMillis(50), () -> {
            while (search.next() != null) {
                // Only the time counts.
            }
            return true;
        });
        assertThat(search.isOver() || search.position().offset() > 0).isTrue();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(3));
    }

    private static void finder(SearchKind kind, String text) {
        try {
            assertThat(new SearchRequest(text, kind, true).finder()).isNotNull();
        } catch (SearchSyntaxException isNone) {
            assertThat(isNone.getMessage()).isNotEmpty();
        }
    }
}
