package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.testing.Slow;
import java.nio.ByteOrder;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sizes that were measured, and those that the articles print. */
@Slow
class SizesTest {
    @ParameterizedTest
    @CsvSource({
        "java, order, 340",
        "java, market-data, 374",
        "java, blog-bench, 319",
        "java, blog-bench-10, 1302",
        "externalizable, order, 231",
        "externalizable, blog-bench, 205",
        "externalizable, blog-bench-10, 1355",
        "data-output, order, 185",
        "data-output, market-data, 144",
        "data-output, blog-bench, 108",
        "data-output, blog-bench-10, 1084",
        "json, order, 149",
        "json, blog-bench, 239",
        "json, blog-bench-10, 2401",
        "json-types, order, 174",
        "json-types, blog-bench, 303",
        "json-types, blog-bench-10, 3108",
        "xml, order, 645",
        "xml, blog-bench, 322",
        "xml, blog-bench-10, 3145",
        "xstream, order, 525",
        "xstream, blog-bench, 422",
        "xstream, blog-bench-10, 4355",
    })
    void a_codec_writes_as_many_bytes_as_were_measured(String codec, String sample, int bytes) {
        Encoding.Encoded done = encoded(codec, sample);
        assertThat(done.bytes()).hasSize(bytes);
        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "buffer-heap-be",
                "buffer-heap-le",
                "buffer-direct-be",
                "buffer-direct-native",
                "buffer-bulk-be",
                "buffer-bulk-le",
                "buffer-bulk-direct",
                "unsafe",
                "unsafe-reversed",
                "varhandle-be",
                "varhandle-le",
                "ffm-heap",
                "ffm-native"
            })
    void whoever_writes_fields_by_hand_writes_as_many_bytes(String codec) {
        a_codec_writes_as_many_bytes_as_were_measured(codec, "order", 185);
        a_codec_writes_as_many_bytes_as_were_measured(codec, "market-data", 144);
        a_codec_writes_as_many_bytes_as_were_measured(codec, "blog-bench", 114);
        a_codec_writes_as_many_bytes_as_were_measured(codec, "blog-bench-10", 1144);
        String twin = encoded(codec, "order").format().order().orElseThrow() == ByteOrder.BIG_ENDIAN
                ? "buffer-heap-be"
                : "buffer-heap-le";
        for (String sample : List.of("order", "market-data", "blog-bench", "blog-bench-10")) {
            assertThat(encoded(codec, sample).bytes())
                    .isEqualTo(encoded(twin, sample).bytes());
        }
    }

    /** Of the session only the codec's behaviour is known: the measured figures are those of another session. */
    @ParameterizedTest
    @CsvSource({
        "java, session, EXACT",
        "java, session-cyclic, EXACT",
        "java, person, EXACT",
        "json, session, VALUES_LOST",
        "json-types, session, REFERENCES_DUPLICATED",
        "json, person, EXACT",
        "xml, person, EXACT",
        "xstream, session, EXACT",
        "xstream, session-cyclic, EXACT",
        "jaxb, market-data, EXACT",
        "jaxb, person, EXACT",
    })
    void a_codec_brings_back_what_it_can(String codec, String sample, RoundTripResult label) {
        assertThat(encoded(codec, sample).roundTrip().label())
                .as(encoded(codec, sample).roundTrip().reason())
                .isEqualTo(label);
    }

    @ParameterizedTest
    @CsvSource({"json", "json-types"})
    void an_object_that_holds_itself_is_kept_from_who_would_follow_it_for_ever(String codec) {
        Sample cyclic = Samples.get("session-cyclic").orElseThrow();
        assertThat(Codecs.get(codec).orElseThrow().run(cyclic, cyclic.build()))
                .isEqualTo(new Encoding.Unsupported(
                        "The object holds itself, at attributes.session: this codec would" + " follow that for ever"));
    }

    private static Encoding.Encoded encoded(String codec, String sample) {
        Sample of = Samples.get(sample).orElseThrow();
        Encoding encoding = Codecs.get(codec).orElseThrow().run(of, of.build());
        assertThat(encoding).isInstanceOf(Encoding.Encoded.class);
        return (Encoding.Encoded) encoding;
    }
}
