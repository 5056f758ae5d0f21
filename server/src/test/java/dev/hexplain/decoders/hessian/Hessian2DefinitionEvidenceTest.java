package dev.hexplain.decoders.hessian;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Hessian2DefinitionEvidenceTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "C\u0003Car\u0092\u0005color\u0005model`\u0003red\u0002vw",
                "C\u0004Item\u0091\u0002idO\u0090\u0097",
                "C\u0001A\u0093\u0001x\u0001y\u0001z`\u0091\u0092\u0093",
                "yC\u0003Car\u0092\u0005color\u0005model`\u0003red\u0002vw"
            })
    void fields_that_are_counted_and_named_convince_whatever_the_class_is_called(String bytes) {
        assertThat(confidence(bytes)).isGreaterThanOrEqualTo(Candidate.CONVINCING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"C\u0003Car", "C\u0003Car and so on", "C\u0003Car\u0092\u0005color\u0000"})
    void a_short_name_alone_does_not(String bytes) {
        assertThat(confidence(bytes)).isLessThan(Candidate.CONVINCING);
    }

    private static int confidence(String bytes) {
        return new Hessian2()
                .probe(Source.ofBytes("dump", bytes.getBytes(ISO_8859_1))).stream()
                        .mapToInt(Candidate::confidence)
                        .max()
                        .orElse(0);
    }
}
