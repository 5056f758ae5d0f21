package dev.hexplain.decode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;

class FormatsTest {
    private static final Formats FORMATS = new Formats(NativeDecoders.all());

    @Test
    void the_likeliest_reading_is_the_first_of_all_readings() {
        for (String category : List.of("java", "encodings", "stores", "records", "network", "text")) {
            for (Samples.Entry sample : Samples.of(category)) {
                Source source = Source.ofBytes(sample.file(), sample.bytes());
                assertThat(FORMATS.likeliest(source))
                        .as(sample.file())
                        .isEqualTo(FORMATS.detect(source).getFirst());
            }
        }
    }

    @Test
    void where_nothing_fits_it_is_unknown_bytes() {
        assertThat(FORMATS.likeliest(Source.ofBytes("empty", new byte[0])).format())
                .isEqualTo(UnknownBytes.ID);
    }
}
