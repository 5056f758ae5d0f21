package dev.hexplain.decode.files;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class FileKindsTest {
    private static final int RANDOM_INPUTS = 10_000;

    @ParameterizedTest
    @CsvSource({"png, a PNG image", "jpg, a JPEG image", "gif, a GIF image", "bmp, a BMP image"})
    void images_are_named(String format, String name) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(new java.awt.image.BufferedImage(9, 7, java.awt.image.BufferedImage.TYPE_INT_RGB), format, out);
        assertThat(name(out.toByteArray())).isEqualTo(name);
    }

    @Test
    void a_class_file_is_named() throws Exception {
        try (var in = FileKindsTest.class.getResourceAsStream("FileKindsTest.class")) {
            assertThat(name(in.readAllBytes())).isEqualTo("a Java class file");
        }
    }

    static List<SmallestFiles.SmallFile> smallFiles() {
        return SmallestFiles.all();
    }

    @ParameterizedTest
    @MethodSource("smallFiles")
    void a_small_file_of_each_kind_is_named(SmallestFiles.SmallFile file) {
        assertThat(name(file.bytes())).isEqualTo(file.kind());
    }

    @Test
    void there_is_a_small_file_of_each_kind() {
        assertThat(SmallestFiles.all().stream().map(SmallestFiles.SmallFile::kind))
                .containsExactlyInAnyOrderElementsOf(
                        FileKinds.ALL.stream().map(FileKind::name).toList());
    }

    @ParameterizedTest
    @MethodSource("smallFiles")
    void two_bytes_alone_name_nothing(SmallestFiles.SmallFile file) {
        assertThat(name(Arrays.copyOf(file.bytes(), 2))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "BM and more text than a header",
                "MZ",
                "PK",
                "ID3 is a tag",
                "FORM 27B",
                "OTTO ordered tea",
                "GIF89"
            })
    void letters_of_a_signature_alone_name_nothing(String text) {
        assertThat(name(text.getBytes(ISO_8859_1))).isEmpty();
    }

    @Test
    void each_kind_has_a_second_fact() {
        assertThat(FileKinds.ALL).hasSizeGreaterThanOrEqualTo(200).allSatisfy(kind -> {
            assertThat(kind.facts()).as(kind.name()).hasSizeGreaterThanOrEqualTo(2);
            assertThat(kind.name()).isNotBlank();
            assertThat(kind.openWith()).isNotBlank();
        });
    }

    @Test
    void no_random_input_is_named() {
        Random random = new Random(41);
        for (int i = 0; i < RANDOM_INPUTS; i++) {
            byte[] bytes = new byte[1 + random.nextInt(2000)];
            random.nextBytes(bytes);
            assertThat(name(bytes)).isEmpty();
        }
    }

    @Test
    void what_no_format_reads_says_what_to_open_it_with() {
        byte[] pdf = "%PDF-1.7\n%".getBytes(ISO_8859_1);
        assertThat(new UnknownBytes()
                        .probe(Source.ofBytes("a.pdf", pdf))
                        .getFirst()
                        .reason())
                .startsWith("This is a PDF document. Open it with a PDF viewer.");
    }

    private static String name(byte[] bytes) {
        return FileKinds.of(Source.ofBytes("dump", bytes)).map(FileKind::name).orElse("");
    }
}
