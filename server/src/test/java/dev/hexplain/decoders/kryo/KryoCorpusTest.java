package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.GenClasses;
import dev.hexplain.testing.ObjectValues;
import dev.hexplain.testing.RealEncodings;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every value that Kryo itself wrote. */
class KryoCorpusTest {
    @TestFactory
    Stream<DynamicTest> values_with_references() {
        return each("kryo5-ref", "");
    }

    @TestFactory
    Stream<DynamicTest> values_without_references() {
        return each("kryo5-noref", "option references = false;");
    }

    private static Stream<DynamicTest> each(String encoder, String options) {
        Decoder decoder = new Kryo().with(Schema.of("gen", "", options + GenClasses.TEXT));
        return RealEncodings.of(encoder).stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> assertWhole(decoder, file)));
    }

    private static void assertWhole(Decoder decoder, Path file) throws IOException {
        byte[] bytes = RealEncodings.bytes(file);
        FieldTree tree = decoder.decode(
                Source.ofBytes("real", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        TreeInvariants.check(tree);
        assertThat(ObjectValues.of(tree)).isEqualTo(plain(RealEncodings.expected(file)));
    }

    /** Dates without a zone are a value of one key in the corpus, and a text here. */
    private static Object plain(Object expected) {
        return expected instanceof Map<?, ?> map && map.containsKey("$LocalDate") ? map.get("$LocalDate") : expected;
    }
}
