package dev.hexplain.samples;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.PublishedTimes;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.inspect.view.TimingView;
import dev.hexplain.inspect.view.TimingView.CodecTimeView;
import dev.hexplain.inspect.view.TimingView.MachineView;
import dev.hexplain.inspect.view.TimingView.OperationView;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TimingsPageTest {
    @Test
    void published_times_are_of_samples_and_codecs_that_exist() {
        assertThat(PublishedTimes.all()).isNotEmpty().allSatisfy(published -> {
            assertThat(Samples.get(published.sample())).isPresent();
            assertThat(published.times())
                    .isNotEmpty()
                    .allSatisfy(time -> assertThat(Codecs.get(time.codec())).isPresent());
        });
    }

    @Test
    void what_was_published_stands_beside_what_is_measured_with_the_ratios_of_both() {
        String page = TimingsPage.text(Map.of(
                "market-data",
                view(List.of(
                        measured("chronicle-default", 144, 100, 50),
                        measured("chronicle-trivially-copyable", 144, 4, 5)))));
        assertThat(page)
                .contains(
                        "| `chronicle-default` | 90.7 | 1.00 | 100 | 1.00 | 88.8 | 1.00 | 50.0 | 1.00 |",
                        "| `chronicle-explicit` | 38.0 | 2.39 | – | – | 32.4 | 2.74 | – | – |",
                        "| `chronicle-trivially-copyable` | 7.9 | 11 | 4.0 | 25 | 7.4 | 12 | 5.0 | 10 |");
    }

    @Test
    void the_fastest_codec_comes_first_and_one_that_failed_is_named() {
        String page = TimingsPage.text(Map.of(
                "order",
                view(List.of(
                        measured("java", 340, 1000, 5000),
                        measured("unsafe", 185, 20, 50),
                        new TimingView.Refused("sbe", null, "1", "no schema"),
                        new TimingView.Failed("kryo", null, "5", "A process ended.", "log")))));
        assertThat(page)
                .containsSubsequence(
                        "| `unsafe` | 185 | 20.0 ± 1.0 | 50 | 50.0 ± 1.0 | 100 | 64 B | 64 B | a buffer |",
                        "| `java` | 340 | 1,000 ± 1.0 | 1.00 | 5,000 ± 1.0 | 1.00 |",
                        "Failed: `kryo`: A process ended.")
                .doesNotContain("sbe");
    }

    @Test
    void the_page_in_the_docs_has_every_published_table() throws IOException {
        String page = Files.readString(CodecsPage.committed().resolveSibling("timings.md"));
        assertThat(PublishedTimes.all())
                .allSatisfy(published -> assertThat(page)
                        .contains("**%s**: %s. Machine: %s, JDK: %s."
                                .formatted(
                                        published.sample(), published.source(), published.machine(), published.jdk())));
    }

    private static CodecTimeView measured(String codec, int size, double encode, double decode) {
        return new TimingView.Measured(codec, null, "1", size, "a buffer", operation(encode), operation(decode));
    }

    private static OperationView operation(double nanos) {
        return new OperationView(nanos, 1.0, 1e9 / nanos, 1, 64.0, false);
    }

    private static TimingView view(List<CodecTimeView> results) {
        return new TimingView(
                "Order",
                "order",
                JsonNodeFactory.instance.objectNode(),
                null,
                null,
                "quick",
                "2026-01-01T00:00:00Z",
                1,
                new MachineView("a processor", 2, 0, "Linux", "25", "1.37", List.of(), 0, 0),
                results);
    }
}
