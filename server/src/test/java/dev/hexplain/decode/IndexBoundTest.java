package dev.hexplain.decode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An index is bounded by what it is about; what was decoded before the bound stays. */
class IndexBoundTest {
    @TempDir
    private Path folder;

    private static long sizeOf(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.mapToLong(file -> file.toFile().length()).sum();
        }
    }

    @ParameterizedTest
    @CsvSource({"json,[[1]]", "cbor,81", "msgpack,91", "xml,<a>"})
    void an_index_that_grows_too_large_is_cut_with_an_issue(String format, String unit) throws IOException {
        byte[] bytes = unit.repeat(1 << 17).getBytes(StandardCharsets.ISO_8859_1);
        if (unit.matches("[0-9]{2}")) {
            Arrays.fill(bytes, (byte) Integer.parseInt(unit, 16));
        }
        long bound = 1 << 20;
        Limits limits = new Limits(
                Integer.MAX_VALUE, Integer.MAX_VALUE, 10, Duration.ofMinutes(1), 1 << 20, new IndexBound(bound, 0));
        Decoder decoder = NativeDecoders.all().stream()
                .filter(each -> each.id().equals(format))
                .findFirst()
                .orElseThrow();

        try (TreeStorage storage = TreeStorage.in(folder);
                FieldTree tree = decoder.decode(
                        Source.ofBytes("much", bytes), new DecodeOptions(0, limits), storage, Progress.NONE)) {
            assertThat(tree.facts().issues())
                    .extracting(Issue::message)
                    .contains("The index of this dump is larger than the limit allows");
            assertThat(sizeOf(folder)).isLessThan(2 * bound);
            assertThat(tree.root().length()).isEqualTo(bytes.length);
            assertThat(tree.children(tree.root(), 0, 3)).isNotEmpty();
        }
    }

    @Test
    void the_bound_is_that_of_the_source() {
        assertThat(IndexBound.DEFAULT.of(0)).isEqualTo(64L << 20);
        assertThat(IndexBound.DEFAULT.of(1 << 20)).isEqualTo(128L << 20);
        assertThat(new IndexBound(5, 0).of(Long.MAX_VALUE)).isEqualTo(5);
        assertThat(IndexBound.DEFAULT.of(Long.MAX_VALUE / 2)).isEqualTo(Long.MAX_VALUE);
    }
}
