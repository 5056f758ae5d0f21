package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Views of classes of large libraries, on streams that these wrote once: {@code library-streams.tsv}. */
class RecordedViewsTest {
    static Stream<Arguments> streams() throws IOException {
        try (InputStream in = RecordedViewsTest.class.getResourceAsStream("/library-streams.tsv")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Arguments.of((Object[]) line.split("\t")));
        }
    }

    @ParameterizedTest
    @MethodSource("streams")
    void a_stream_says_what_was_written(String expected, String stream) {
        assertThat(Says.json(Base64.getDecoder().decode(stream))).isEqualTo(expected);
    }
}
