package dev.hexplain.inspect.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Family;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.testing.Slow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

@Slow
class CodecOfFormatTest {
    /** Formats that have encodings in them: a library around a codec, streams in a row, a protocol. */
    private static final Map<String, String> AROUND =
            Map.of("redisson_kryo5", "kryo", "tomcat_sessions", "java", "jrmp", "java");

    /** What codecs say of the samples that they write; the first one of a format is its plainest. */
    @Test
    void every_format_that_a_codec_writes_but_own_records_has_the_first_such_codec() {
        Map<String, String> written = firstCodecs(family -> family != Family.RECORDS);
        written.keySet()
                .removeAll(firstCodecs(family -> family == Family.RECORDS).keySet());
        written.putAll(AROUND);
        assertThat(CodecOfFormat.all()).isEqualTo(written);
    }

    private static Map<String, String> firstCodecs(Predicate<Family> families) {
        Map<String, String> written = new LinkedHashMap<>();
        for (Codec codec : Codecs.all()) {
            for (Sample sample : families.test(codec.family()) ? Samples.all() : List.<Sample>of()) {
                codec.format(sample)
                        .map(FormatRef::format)
                        .ifPresent(format -> written.putIfAbsent(format, codec.id()));
            }
        }
        return written;
    }

    @Test
    void a_schema_is_no_part_of_what_wrote_the_bytes() {
        assertThat(CodecOfFormat.of("protobuf:order.protobuf")).contains("protobuf");
        assertThat(CodecOfFormat.of("order")).isEmpty();
    }
}
