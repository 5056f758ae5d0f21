package dev.hexplain.decode.files;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.UnknownBytes;
import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @CsvSource({
        "7F454C4602010100, an ELF program or library",
        "255044462D312E370A, a PDF document",
        "524946460000000057415645666D7420, a WAV sound file",
        "00000018667479706D703432, an MP4 video",
        "377ABCAF271C0004, a 7z archive",
        "504B03041400000000000000000000000000000000000000000013000000" + "5B436F6E74656E745F54797065735D2E786D6C,"
                + " 'an Office Open XML document (Word, Excel or PowerPoint)'",
        "00010000000E00800003, a TrueType font",
        "4A4156412050524F46494C4520312E302E320000000008, a heap dump of the JVM (HPROF)",
        "FEEDFEED0000000200000001, a Java key store (JKS)",
        "524544495330303131, a snapshot of Redis (RDB)",
        "CAFEBABE000000020100000700000003, a universal Mach-O program"
    })
    void files_are_named_by_two_facts(String hex, String name) {
        assertThat(name(HexFormat.of().parseHex(hex))).isEqualTo(name);
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
        assertThat(FileKinds.ALL).hasSizeGreaterThanOrEqualTo(120).allSatisfy(kind -> {
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
