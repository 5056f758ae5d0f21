package dev.hexplain.decoders.fstminbin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.testing.ObjectValues;
import dev.hexplain.testing.RealEncodings;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every value that FST itself wrote. */
class MinBinCorpusTest {
    @TestFactory
    Stream<DynamicTest> values() {
        return RealEncodings.of("fst2.57-minbin").stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> assertWhole(file)));
    }

    private static void assertWhole(Path file) throws IOException {
        byte[] bytes = RealEncodings.bytes(file);
        FieldTree tree = new FstMinBin()
                .decode(Source.ofBytes("real", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        TreeInvariants.check(tree);
        assertThat(ObjectValues.of(tree)).isEqualTo(written(RealEncodings.expected(file)));
    }

    /** A field of type boolean is a byte: that it is a truth value, nothing in the stream says. */
    private static @Nullable Object written(@Nullable Object expected) {
        if (!(expected instanceof Map<?, ?> members)) {
            return expected;
        }
        Map<Object, Object> written = new LinkedHashMap<>();
        members.forEach((name, value) -> written.put(
                name, value instanceof Boolean truth ? truth ? BigDecimal.ONE : BigDecimal.ZERO : written(value)));
        return written;
    }
}
