package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the libraries write is explained to the last byte, and stays readable when it is damaged, schema or not. */
@Slow
class EncodingsConformanceTest {
    private static final Formats FORMATS = SchemaFormats.standard();

    /** Files that are damaged everywhere. */
    private static final int SMALL = 400;

    private interface Check {
        void of(Decoder decoder, byte[] bytes);
    }

    @TestFactory
    List<DynamicTest> every_byte_is_explained_without_an_issue() {
        return each((decoder, bytes) -> {
            FieldTree tree = decoder.decode(
                    Source.ofBytes("encoding", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        });
    }

    @TestFactory
    List<DynamicTest> it_survives_truncation_at_every_offset() {
        return each((decoder, bytes) -> {
            Survival survival = new Survival(decoder);
            for (int length = 0; length < Math.min(bytes.length, SMALL); length++) {
                survival.decode(Arrays.copyOf(bytes, length));
            }
        });
    }

    @TestFactory
    List<DynamicTest> it_survives_a_flipped_bit_anywhere() {
        return each((decoder, bytes) -> {
            if (bytes.length > SMALL) {
                return;
            }
            new Survival(decoder).decodeFlipped(bytes);
        });
    }

    private static List<DynamicTest> each(Check check) {
        return Samples.of("encodings").stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.file(), () -> check.of(FORMATS.get(entry.format()).orElseThrow(), entry.bytes())))
                .toList();
    }
}
