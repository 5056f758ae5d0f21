package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Kryo: sizes, what comes back, and every byte explained. */
class KryoCodecsTest {
    @ParameterizedTest
    @ValueSource(strings = {"kryo", "kryo-unsafe", "kryo-registered", "kryo-no-references"})
    void every_byte_is_explained_and_every_member_has_its_path(String codec) {
        for (Sample sample : Samples.all()) {
            if (Codecs.get(codec).orElseThrow().run(sample, sample.build()) instanceof Encoding.Encoded done) {
                assertThat(Explained.paths(Explained.whole(done)))
                        .as("%s of %s", codec, sample)
                        .contains(members(sample, codec.equals("kryo-no-references")));
            }
        }
    }

    /** The person of a session comes twice, and first by name in the attributes; the second time it is a reference. */
    private static String[] members(Sample sample, boolean twice) {
        return Stream.of(Explained.members(sample))
                .map(path -> twice ? path : path.replace("user.", "attributes.approvedBy."))
                .toArray(String[]::new);
    }

    /** The measured market had two numbers of nine bytes, where the sample's take four: ten bytes more. */
    @ParameterizedTest
    @CsvSource({
        "kryo, order, 124",
        "kryo, market-data, 152",
        "kryo, blog-bench, 153",
        "kryo, blog-bench-10, 894",
        "kryo-registered, order, 103",
        "kryo-registered, market-data, 138",
        "kryo-registered, blog-bench, 93",
        "kryo-registered, blog-bench-10, 762",
        "kryo-no-references, order, 100",
        "kryo-no-references, market-data, 137",
        "kryo-no-references, blog-bench, 89",
        "kryo-no-references, blog-bench-10, 892",
    })
    void a_codec_writes_as_many_bytes_as_were_measured(String codec, String sample, int bytes) {
        Encoding.Encoded done = encoded(codec, sample);
        assertThat(done.bytes()).hasSize(bytes);
    }

    @ParameterizedTest
    @CsvSource({
        "kryo, order, EXACT",
        "kryo, session, EXACT",
        "kryo, session-cyclic, EXACT",
        "kryo-registered, session-cyclic, EXACT",
        "kryo-no-references, session, REFERENCES_DUPLICATED",
    })
    void a_codec_brings_back_what_it_can(String codec, String sample, RoundTripResult label) {
        Encoding.Encoded done = encoded(codec, sample);
        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(label);
    }

    @Test
    void unsafe_streams_write_the_same_bytes() {
        for (String sample : List.of("order", "market-data", "blog-bench", "session")) {
            assertThat(encoded("kryo-unsafe", sample).bytes())
                    .isEqualTo(encoded("kryo", sample).bytes());
        }
    }

    private static Encoding.Encoded encoded(String codec, String sample) {
        Sample of = Samples.get(sample).orElseThrow();
        Encoding encoding = Codecs.get(codec).orElseThrow().run(of, of.build());
        assertThat(encoding).isInstanceOf(Encoding.Encoded.class);
        return (Encoding.Encoded) encoding;
    }
}
