package dev.hexplain.decode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Slow
class DescriptionLinesTest {
    private static final Path FORMATS = Path.of("../formats");

    static List<Path> descriptors() throws IOException {
        try (Stream<Path> files = Files.walk(FORMATS)) {
            return files.filter(file ->
                            file.toString().endsWith(".ksy") || file.toString().endsWith(FormatDescription.SYMBOLS))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("descriptors")
    void what_is_written_of_a_descriptor_is_read_back(Path file) {
        FormatDescription described = describe(file);

        FormatDescription again = DescriptionLines.read(DescriptionLines.of(described), List.of());

        assertThat(again).isEqualTo(described);
    }

    @ParameterizedTest
    @MethodSource("descriptors")
    void a_head_is_one_line(Path file) {
        FormatDescription described = describe(file);

        String head = DescriptionLines.head(described);

        assertThat(head).doesNotContain("\n");
        FormatDescription again = DescriptionLines.ofHead(head);
        assertThat(again.signatures()).isEqualTo(described.signatures());
        assertThat(again.summary()).isEqualTo(described.summary());
    }

    /** The jar has these lines, and is the same each time it is built. */
    @ParameterizedTest
    @MethodSource("descriptors")
    void lines_stand_in_one_order(Path file) {
        List<String> behindTheDoc =
                DescriptionLines.of(describe(file)).stream().skip(2).toList();

        assertThat(behindTheDoc).filteredOn(line -> line.startsWith("enum\t")).isSorted();
        long before = Long.MIN_VALUE;
        for (String line : behindTheDoc) {
            long value =
                    line.startsWith("enum\t") ? Long.MIN_VALUE : Long.parseLong(line.substring(0, line.indexOf('\t')));
            assertThat(value).isGreaterThanOrEqualTo(value == Long.MIN_VALUE ? value : before);
            before = value;
        }
    }

    private static FormatDescription describe(Path file) {
        try (InputStream ksy = Files.newInputStream(file)) {
            return FormatDescription.read(FORMATS.relativize(file.getParent()).toString(), ksy);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
