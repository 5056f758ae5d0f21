package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.FlowPosition;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlowPlaceTest {
    private static LayerPath path(String text) {
        return Detector.path(text);
    }

    @ParameterizedTest
    @CsvSource({
        "tcp:0a, raw, 0",
        "gzip/tcp:0a/part@5+3, gzip, 5",
        "gzip/tcp@10+20:0a/part@5+3/part@2, gzip/part@10+20, 7",
        "udp@10:3b, part@10, 0",
    })
    void a_place_in_a_flow_knows_the_capture_around_it(String layers, String capture, long shift) {
        FlowPosition place = FlowPosition.of(path(layers)).orElseThrow();

        assertThat(place.capture().isEmpty() ? "raw" : place.capture().toString())
                .isEqualTo(capture);
        assertThat(place.shift()).isEqualTo(shift);
    }

    @ParameterizedTest
    @CsvSource({"raw", "gzip", "tcp:0a/gzip"})
    void what_is_not_byte_for_byte_in_a_flow_has_no_place_in_it(String layers) {
        assertThat(FlowPosition.of(path(layers))).isEqualTo(Optional.empty());
    }
}
