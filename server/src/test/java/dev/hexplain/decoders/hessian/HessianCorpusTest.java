package dev.hexplain.decoders.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.EncodersReal;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Values of real writers: every byte explained, and what they say. */
class HessianCorpusTest {
    @TestFactory
    List<DynamicTest> values_of_hessian_2_are_right() {
        return values("hessian2", new Hessian2());
    }

    @TestFactory
    List<DynamicTest> values_of_hessian_1_are_right() {
        return values("hessian1", new Hessian1());
    }

    private static List<DynamicTest> values(String encoder, Decoder decoder) {
        return EncodersReal.of(encoder).stream()
                .map(written -> DynamicTest.dynamicTest(encoder + " " + written, () -> {
                    FieldTree tree = whole(decoder, written.bytes());
                    assertThat(HessianValues.only(tree)).isEqualTo(written.expected());
                }))
                .toList();
    }

    /** The names of these files are their values; two of version 2 are in other versions: 1, and a draft of 2. */
    @TestFactory
    List<DynamicTest> values_of_hessian_js_are_right() {
        return Corpus.files(Corpus.folder("hessian.js")).stream()
                .filter(file -> file.toString().endsWith(".bin"))
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> check(file)))
                .toList();
    }

    private static void check(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        boolean first = file.toString().contains("/v1/") || file.endsWith("string/large_string_chars.bin");
        first |= file.endsWith("v2/map/car2.bin");
        Object value = HessianValues.only(whole(first ? new Hessian1() : new Hessian2(), bytes));
        String name = file.getFileName().toString().replace(".bin", "");
        switch (file.getParent().getFileName().toString()) {
            case "number", "long" ->
                assertThat(value)
                        .isEqualTo(EncodersReal.number(Long.decode(name).toString()));
            case "double" ->
                assertThat(value).isEqualTo(EncodersReal.number(name.startsWith("-0x") ? "-2147483648" : name));
            case "date" -> {
                if (!name.equals("now")) {
                    assertThat(value).isEqualTo(EncodersReal.special("Date", EncodersReal.number(name)));
                }
            }
            case "bytes" ->
                assertThat(value.toString().length()).isEqualTo("{$bytes=}".length() + 2 * Integer.parseInt(name));
            case "string" -> text(name, (String) value);
            default -> assertThat(value).isNotNull();
        }
    }

    private static void text(String name, String value) {
        if (name.matches(".*_\\d+")) {
            assertThat(value).hasSize(Integer.parseInt(name.replaceAll("\\D*\\d*_", "")));
        } else if (name.matches("foo|\\d+")) {
            assertThat(value).isEqualTo(name);
        }
    }

    static FieldTree whole(Decoder decoder, byte[] bytes) {
        FieldTree tree = decoder.decode(
                Source.ofBytes("value", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        return tree;
    }
}
