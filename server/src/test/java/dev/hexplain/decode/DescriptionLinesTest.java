package dev.hexplain.decode;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DescriptionLinesTest {
    private static final Path FORMATS = Path.of("../formats");

    static List<Path> descriptors() throws IOException {
        try (Stream<Path> files = Files.walk(FORMATS)) {
            return files.filter(file -> file.toString().endsWith(".ksy")).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("descriptors")
    void whatIsWrittenOfADescriptorIsReadBack(Path file) {
        FormatDescription described = describe(file);

        FormatDescription again = DescriptionLines.read(DescriptionLines.of(described), List.of());

        assertThat(again).isEqualTo(described);
    }

    @ParameterizedTest
    @MethodSource("descriptors")
    void aHeadIsOneLine(Path file) {
        FormatDescription described = describe(file);

        String head = DescriptionLines.head(described);

        assertThat(head).doesNotContain("\n");
        FormatDescription again = DescriptionLines.ofHead(head);
        assertThat(again.signatures()).isEqualTo(described.signatures());
        assertThat(again.summary()).isEqualTo(described.summary());
    }

    private static FormatDescription describe(Path file) {
        try (InputStream ksy = Files.newInputStream(file)) {
            return FormatDescription.read(FORMATS.relativize(file.getParent()).toString(), ksy);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
