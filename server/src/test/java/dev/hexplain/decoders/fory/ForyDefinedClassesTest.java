package dev.hexplain.decoders.fory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects whose classes and fields are in the bytes, without a class list. */
class ForyDefinedClassesTest {
    /** {@code record Rec(int n, String name, List<Line> lines)}, {@code class Line { String sku; double price; }}. */
    private static final byte[] RECORD = HexFormat.of()
            .parseHex("00ff1e0019902454a799f0603006001241f562040434140536ad0d248008"
                    + "0226340c20141506ff5a01081e0215703b28b50bd6733004001641f4a41a"
                    + "2034be28110014141649541415000000000000f83fff0473ff046e");

    @Test
    void fields_and_classes_are_read_from_the_bytes() {
        FieldTree tree = whole(RECORD);
        assertThat(value(tree, "value.n")).isEqualTo("3");
        assertThat(value(tree, "value.name")).isEqualTo("\"n\"");
        assertThat(value(tree, "value.lines.elements[0].price")).isEqualTo("1.5");
    }

    @Test
    void the_class_is_the_evidence() {
        assertThat(new Fory().probe(Source.ofBytes("record", RECORD)))
                .extracting(Candidate::confidence)
                .containsExactly(95);
        for (int i = 0; i < 30; i++) {
            byte[] damaged = RECORD.clone();
            damaged[4] = (byte) i;
            assertThat(new Fory().probe(Source.ofBytes("damaged", damaged))).hasSize(i == RECORD[4] ? 1 : 0);
        }
    }

    @Test
    void damage_is_survived() {
        new Survival(new Fory()).readPrefixes(RECORD);
        new Survival(new Fory()).readChanged(RECORD);
    }

    @Test
    void defaults_of_builders_are_read() throws IOException {
        for (Path file : Corpus.files(Corpus.folder("faults3").resolve("fory"))) {
            if (file.toString().endsWith("default.bin")) {
                FieldTree tree = whole(Files.readAllBytes(file));
                assertThat(value(tree, "value.id")).isEqualTo("7");
                assertThat(value(tree, "value.user")).isEqualTo("\"ann\"");
            }
        }
    }

    /** An object by Fory 0.11, a list by Fury 0.10, an object in xlang by Fory 0.11. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "02ff01000c0243f5088622200eff0c616e6e",
                "02ff4201042c0461",
                "d4620601ff1106040c8c700803ba232440594000000eff0c616e6e"
            })
    void versions_before_1_are_named(String hex) {
        FieldTree tree = new Survival(new Fory()).decode(HexFormat.of().parseHex(hex));
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).contains("before version 1"));
        assertThat(tree.facts().covered()).isZero();
    }

    private static FieldTree whole(byte[] bytes) {
        FieldTree tree = new Survival(new Fory()).decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        return tree;
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).actual();
    }
}
