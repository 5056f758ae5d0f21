package dev.hexplain.inspect.descriptors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.testing.EncodersReal;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What Chronicle's raw wire keeps of the values of the corpus: their texts. */
class RawWireCorpusTest {
    private static final Path FORMATS =
            Files.isDirectory(Path.of("formats")) ? Path.of("formats") : Path.of("../formats");

    @TestFactory
    Stream<DynamicTest> every_value_is_its_text() throws IOException {
        KsyDecoder raw = KsyDecoder.of(Objects.requireNonNull(new DescriptorFiles(List.of(FORMATS))
                .read(FORMATS.resolve("jvm/chronicle_raw.ksy"))
                .descriptor()));
        return EncodersReal.of("chronicle-wire-RAW").stream()
                .map(written -> DynamicTest.dynamicTest(written.name(), () -> check(raw, written)));
    }

    private static void check(KsyDecoder raw, EncodersReal.Written written) {
        FieldTree tree = raw.decode(
                Source.ofBytes("raw", written.bytes()), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(written.bytes().length);
        String text =
                tree.find("texts[0].value").map(field -> text(tree, field)).orElse("null");
        switch (written.expected()) {
            case BigDecimal number -> assertThat(EncodersReal.number(text)).isEqualTo(number);
            case Boolean truth -> assertThat(text).isEqualTo(truth.toString());
            case String string -> assertThat(text).isEqualTo(string);
            default -> assertThat(text).isNotEmpty();
        }
    }

    private static String text(FieldTree tree, Field field) {
        return TextEncoding.MODIFIED_UTF_8.decode(tree.source().copy(field.offset(), (int) field.length()));
    }
}
