package dev.hexplain.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.samples.PublishedSize;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import dev.hexplain.inspect.view.EncodingView;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code docs/codecs.md} says what the code measures. Where not: {@code make codecs}, and review the change. */
@Slow
class CodecsPageIsCurrentTest {
    @Test
    void the_page_says_what_is_measured() throws IOException {
        assertThat(Files.readString(CodecsPage.committed())).isEqualTo(CodecsPage.text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"order", "blog-bench", "media-content"})
    void published_sizes_are_met_or_the_difference_is_explained(String sample) throws IOException {
        var results = EncodingReport.encode(EncodeRequest.of(sample)).results();
        for (PublishedSize size : PublishedSize.of(sample)) {
            EncodingView.Encoded here = results.stream()
                    .filter(each -> each.codec().equals(size.codec()))
                    .findFirst()
                    .map(EncodingView.Encoded.class::cast)
                    .orElseThrow(() -> new AssertionError("No codec " + size.codec()));
            assertThat(here.size() == size.bytes() || !size.note().isEmpty())
                    .as("%s of %s is %s", size.codec(), sample, here.size())
                    .isTrue();
        }
    }
}
