package dev.hexplain.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LayerStepTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"gzip", "base64@12+300", "zip:META-INF/MANIFEST.MF", "tcp:3a", "slice@7", "zip@7+90:a:b\nc"})
    void what_is_written_is_read_again(String text) {
        assertThat(LayerStep.parse(text).orElseThrow()).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "GZIP", "gzip@", "gzip@1+", "gzip+3", "gzip@99999999999999999999", "gzip/xz"})
    void what_is_no_step_is_refused(String text) {
        assertThat(LayerStep.parse(text)).isEmpty();
    }

    @Test
    void a_step_ends_where_its_source_does() {
        assertThat(LayerStep.parse("xz@10+500").orElseThrow().in(100)).isEqualTo(new Range(10, 90));
        assertThat(LayerStep.parse("xz@10").orElseThrow().in(100)).isEqualTo(new Range(10, 90));
        assertThat(LayerStep.parse("xz@200").orElseThrow().in(100)).isEqualTo(new Range(100, 0));
    }
}
