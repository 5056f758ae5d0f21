package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** FST: sizes, what comes back, and every byte explained. */
class FstCodecsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "fst",
                "fst-unsafe",
                "fst-unshared",
                "fst-registered",
                "fst-flat",
                "fst-flat-registered",
                "fst-minbin"
            })
    void every_byte_is_explained_and_every_member_has_its_path(String codec) {
        for (Sample sample : Samples.all()) {
            if (Codecs.get(codec).orElseThrow().run(sample, sample.build()) instanceof Encoding.Encoded done) {
                assertThat(Explained.paths(Explained.whole(done)))
                        .as("%s of %s", codec, sample)
                        .contains(members(sample, codec.equals("fst-unshared")));
            }
        }
    }

    /** The person of a session comes twice, and first by name in the attributes; the second time it is a reference. */
    private static String[] members(Sample sample, boolean twice) {
        return Stream.of(Explained.members(sample))
                .map(path -> twice ? path : path.replace("user.", "attributes.approvedBy."))
                .toArray(String[]::new);
    }

    /** The measured market had larger numbers: see KryoCodecsTest. */
    @ParameterizedTest
    @CsvSource({
        "fst, order, 198",
        "fst, market-data, 157",
        "fst, blog-bench, 161",
        "fst, blog-bench-10, 1001",
        "fst-unsafe, order, 219",
        "fst-unsafe, market-data, 165",
        "fst-unsafe, blog-bench, 233",
        "fst-unsafe, blog-bench-10, 1556",
        "fst-unshared, order, 198",
        "fst-unshared, blog-bench, 161",
        "fst-unshared, blog-bench-10, 1154",
        "fst-registered, order, 177",
        "fst-registered, market-data, 143",
        "fst-registered, blog-bench, 101",
        "fst-registered, blog-bench-10, 842",
        "fst-flat, blog-bench, 151",
        "fst-flat, blog-bench-10, 982",
        "fst-flat-registered, blog-bench, 82",
        "fst-flat-registered, blog-bench-10, 823",
        "fst-minbin, order, 288",
        "fst-minbin, market-data, 397",
        "fst-minbin, blog-bench, 305",
        "fst-minbin, blog-bench-10, 2969",
        "fst-minbin, person, 75",
    })
    void a_codec_writes_as_many_bytes_as_were_measured(String codec, String sample, int bytes) {
        assertThat(encoded(codec, sample).bytes()).hasSize(bytes);
    }

    @ParameterizedTest
    @CsvSource({
        "fst, order, EXACT",
        "fst, session, EXACT",
        "fst, session-cyclic, EXACT",
        "fst-unsafe, session, EXACT",
        "fst-registered, session-cyclic, EXACT",
        "fst-unshared, session, REFERENCES_DUPLICATED",
        "fst-minbin, blog-bench-10, EXACT",
        "fst-flat, blog-bench, EXACT",
        "fst-flat-registered, blog-bench-10, EXACT",
    })
    void a_codec_brings_back_what_it_can(String codec, String sample, RoundTripResult label) {
        Encoding.Encoded done = encoded(codec, sample);
        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(label);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fst-flat", "fst-flat-registered"})
    void only_the_article_s_own_class_has_a_copy_with_annotations(String codec) {
        for (Sample sample : Samples.all()) {
            Encoding encoding = Codecs.get(codec).orElseThrow().run(sample, sample.build());
            if (!sample.id().startsWith("blog-bench")) {
                assertThat(encoding)
                        .isInstanceOfSatisfying(
                                Encoding.Unsupported.class,
                                refused -> assertThat(refused.reason()).contains("annotations"));
            }
        }
    }

    private static Encoding.Encoded encoded(String codec, String sample) {
        Sample of = Samples.get(sample).orElseThrow();
        Encoding encoding = Codecs.get(codec).orElseThrow().run(of, of.build());
        assertThat(encoding).isInstanceOf(Encoding.Encoded.class);
        return (Encoding.Encoded) encoding;
    }
}
