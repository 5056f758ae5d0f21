package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What CBOR, MessagePack and BSON codecs write is as long as was measured, and explained to the last byte. */
class BinaryDocumentCodecsTest {
    private static final List<String> CODECS = List.of(
            "cbor",
            "cbor-types",
            "messagepack",
            "messagepack-types",
            "bson4jackson",
            "bson4jackson-types",
            "mongodb-bson");

    static Stream<Arguments> encodings() {
        return CODECS.stream().flatMap(codec -> Samples.all().stream().map(sample -> Arguments.of(codec, sample.id())));
    }

    @ParameterizedTest
    @MethodSource("encodings")
    void every_byte_is_explained_and_every_member_is_found(String codec, String sampleId) {
        Sample sample = Samples.get(sampleId).orElseThrow();
        Encoding encoding = Codecs.get(codec).orElseThrow().run(sample, sample.build());
        if (sampleId.equals("session-cyclic")) {
            assertThat(encoding).isInstanceOf(Encoding.Unsupported.class);
            return;
        }
        assertThat(encoding).isInstanceOf(Encoding.Encoded.class);
        FieldTree tree = Explained.whole((Encoding.Encoded) encoding);
        assertThat(Explained.paths(tree)).contains(Explained.members(sample));
    }

    /** A root that is an array is a document of numbered elements with both BSON libraries. */
    @ParameterizedTest
    @CsvSource({
        "cbor, 167, 167, 1671",
        "cbor-types, 190, 230, 2368",
        "messagepack, 165, 166, 1661",
        "messagepack-types, 187, 228, 2346",
        "bson4jackson, 312, 204, 2075",
        "bson4jackson-types, 348, 279, 2903",
        "mongodb-bson, 312, 204, 2075",
    })
    void sizes_are_those_that_were_measured(String codec, int order, int blog, int bulk) {
        assertThat(size(codec, "order")).isEqualTo(order);
        assertThat(size(codec, "blog-bench")).isEqualTo(blog);
        assertThat(size(codec, "blog-bench-10")).isEqualTo(bulk);
    }

    private static int size(String codec, String sampleId) {
        Sample sample = Samples.get(sampleId).orElseThrow();
        return ((Encoding.Encoded) Codecs.get(codec).orElseThrow().run(sample, sample.build())).bytes().length;
    }
}
