package dev.hexplain.decoders.cbor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.PlainValues;
import dev.hexplain.testing.RealEncodings;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Encodings that others wrote, with the values that they say are in them. */
class CborCorpusTest {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();
    private static final Survival SURVIVAL = new Survival(new Cbor());

    /** In the words of RFC 8949, appendix A, what JSON cannot say. */
    private static final Map<String, Object> DIAGNOSTIC = Map.of(
            "0(\"2013-03-21T20:04:00Z\")", "2013-03-21T20:04:00Z",
            "1(1363896240)", "2013-03-21T20:04:00Z",
            "1(1363896240.5)", "2013-03-21T20:04:00.500Z",
            "23(h'01020304')", "h'01020304'",
            "24(h'6449455446')", "h'6449455446'",
            "32(\"http://www.example.com\")", "http://www.example.com",
            "(_ h'0102', h'030405')", "h'0102'h'030405'");

    @TestFactory
    Stream<DynamicTest> every_example_of_appendix_a_has_its_value() throws IOException {
        JsonNode examples = JSON.readTree(
                Corpus.folder("cbor-appendix-a").resolve("appendix_a.json").toFile());
        return StreamSupport.stream(examples.spliterator(), false)
                .map(example -> DynamicTest.dynamicTest(
                        example.path("hex").asText(),
                        () -> assertThat(only(HexFormat.of()
                                        .parseHex(example.path("hex").asText())))
                                .isEqualTo(expected(example))));
    }

    private static Object expected(JsonNode example) {
        if (!example.has("diagnostic")) {
            return PlainValues.of(example.path("decoded"));
        }
        String text = example.path("diagnostic").asText();
        return text.startsWith("{") ? DIAGNOSTIC_MAP : DIAGNOSTIC.getOrDefault(text, text);
    }

    private static final Object DIAGNOSTIC_MAP = Map.of(
            "1", PlainValues.number(java.math.BigDecimal.TWO), "3", PlainValues.number(new java.math.BigDecimal(4)));

    @TestFactory
    Stream<DynamicTest> every_value_of_a_real_encoder_is_what_was_written() {
        return Stream.of("cbor", "cbor-stringref")
                .flatMap(encoder -> RealEncodings.of(encoder).stream())
                .map(file -> DynamicTest.dynamicTest(
                        file.getParent().getFileName() + "/" + file.getFileName(),
                        () -> assertThat(only(RealEncodings.bytes(file))).isEqualTo(RealEncodings.expected(file))));
    }

    /** The value of bytes that are one document, without any issue. */
    private static Object only(byte[] bytes) {
        FieldTree tree = SURVIVAL.decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        TreeInvariants.check(tree);
        List<Object> values = PlainValues.of(tree);
        assertThat(values).hasSize(1);
        return values.getFirst();
    }
}
