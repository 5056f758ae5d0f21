package dev.hexplain.inspect.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class FindingsTest {
    private static final Detector DETECTOR = Detector.standard();

    private static byte[] sample(String name) {
        return Samples.all().stream()
                .filter(entry -> entry.file().equals("java/" + name + ".ser"))
                .findFirst()
                .orElseThrow()
                .bytes();
    }

    private static Optional<Finding> finding(byte[] bytes) {
        return finding(bytes, DecodeChoices.DETECT);
    }

    private static Optional<Finding> finding(byte[] bytes, String format) {
        Source source = Source.ofBytes("dump", bytes);
        Candidate read = DETECTOR.settle(source, new DecodeChoices(format, "raw", OptionalLong.empty()));
        Decoder decoder = DETECTOR.decoder(read.format());
        try (FieldTree tree = decoder.decode(
                source, new DecodeOptions(read.offset(), Limits.DEFAULT), TreeStorage.inMemory(), Progress.NONE)) {
            boolean whole = !decoder.id().equals("bytes")
                    && tree.facts().covered() == source.length()
                    && !tree.facts().hasErrors();
            return new Findings(DETECTOR).of(tree, decoder, LayerPath.NONE, whole);
        }
    }

    private static byte[] through(byte[] bytes, Charset read) {
        return new String(bytes, read).getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"order", "web-session", "strings", "reset", "block-data"})
    void a_whole_stream_is_what_it_seems(String name) {
        assertThat(finding(sample(name))).isEmpty();
    }

    @Test
    void an_empty_dump_has_nothing_to_say() {
        assertThat(finding(new byte[0])).isEmpty();
    }

    @Test
    void a_stream_that_was_read_as_utf_8_keeps_its_texts_only() {
        assertThat(finding(through(sample("web-session"), StandardCharsets.UTF_8)))
                .get(type(Finding.DamagedByText.class))
                .satisfies(damaged -> {
                    assertThat(damaged.title()).endsWith("a Java serialization stream");
                    assertThat(damaged.detail())
                            .contains("`EF BF BD`", "cannot be restored", "are in the tree", "Base64");
                    assertThat(damaged.readable())
                            .contains("java.util.HashMap {float loadFactor, int threshold}", "java.lang.Number");
                });
    }

    @Test
    void a_gzip_member_that_was_read_as_utf_8_is_named() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(sample("order"));
        }
        assertThat(finding(through(packed.toByteArray(), StandardCharsets.UTF_8)))
                .get(type(Finding.DamagedByText.class))
                .satisfies(damaged -> assertThat(damaged.title()).endsWith("a gzip member"));
    }

    @Test
    void bytes_taken_for_latin_1_can_be_restored() {
        assertThat(finding(through(sample("web-session"), StandardCharsets.ISO_8859_1)))
                .get(type(Finding.DamagedByText.class))
                .satisfies(damaged -> {
                    assertThat(damaged.detail()).contains("Nothing is lost", "`utf-8:ISO-8859-1`");
                    assertThat(damaged.readable()).isEmpty();
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Grüße aus München, ohne Zeichen zu viel.",
                "a\uFFFDb: one character of a text is lost",
                "\u0001\u0002abc"
            })
    void a_text_is_not_damaged(String text) {
        assertThat(finding(text.getBytes(StandardCharsets.UTF_8)))
                .get(type(Finding.Unrecognised.class))
                .extracting(Finding::title)
                .isEqualTo("No format fits these bytes");
    }

    @Test
    void appended_streams_are_found_by_the_second_header() {
        byte[] order = sample("order");
        byte[] twice = Arrays.copyOf(order, 2 * order.length);
        System.arraycopy(order, 0, twice, order.length, order.length);

        assertThat(finding(twice)).get(type(Finding.Appended.class)).satisfies(appended -> {
            assertThat(appended.offset()).isEqualTo(order.length);
            assertThat(appended.title()).isEqualTo("Two streams in one: a second one begins at 0x154");
            assertThat(appended.detail()).contains("invalid type code: AC", "writeStreamHeader");
        });
    }

    @Test
    void streams_are_found_behind_any_number_of_objects_and_all_are_counted() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int stream = 0; stream < 1500; stream++) {
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                for (int i = 0; i < (stream == 0 ? 1500 : 1); i++) {
                    out.writeObject("text " + i);
                }
            }
        }
        assertThat(finding(bytes.toByteArray()))
                .get(type(Finding.Appended.class))
                .extracting(Finding.Appended::title)
                .asString()
                .startsWith("1,500 streams in one: the second begins at 0x");
    }

    @Test
    void one_stream_behind_other_bytes_is_no_appended_one() {
        byte[] order = sample("order");
        byte[] behind = ByteBuffer.allocate(15 + 2 * order.length)
                .put("HELLOHELLOHELLO".getBytes(StandardCharsets.US_ASCII))
                .put(order)
                .put(order)
                .array();

        assertThat(finding(Arrays.copyOf(behind, 15 + order.length), "java_serialization"))
                .isEmpty();
        assertThat(finding(behind, "java_serialization"))
                .get(type(Finding.Appended.class))
                .extracting(Finding.Appended::offset)
                .isEqualTo(15L + order.length);
    }

    @Test
    void a_cut_dump_says_how_long_it_was_at_least() {
        assertThat(finding(Arrays.copyOf(sample("order"), 186)))
                .get(type(Finding.Truncated.class))
                .satisfies(cut -> {
                    assertThat(cut.title()).isEqualTo("The bytes end too early: 186 of at least 237");
                    assertThat(cut.offset()).isEqualTo(157);
                });
    }

    @Test
    void every_cut_of_a_stream_says_a_length_that_the_whole_has() {
        byte[] order = sample("order");
        for (int length = 5; length < order.length; length++) {
            Optional<Finding> found = finding(Arrays.copyOf(order, length), "java_serialization");
            assertThat(found)
                    .as("%d bytes", length)
                    .get(type(Finding.Truncated.class))
                    .satisfies(cut -> {
                        int least = Integer.parseInt(cut.title().replaceAll(".* ", ""));
                        assertThat(least).isBetween(1, order.length);
                    });
        }
    }

    @Test
    void the_wrong_reader_is_told_what_the_bytes_are() {
        assertThat(finding(sample("order"), "json"))
                .get(type(Finding.OtherFormat.class))
                .satisfies(other -> {
                    assertThat(other.reading().format()).isEqualTo("java_serialization");
                    assertThat(other.title()).isEqualTo("Not JSON, but Java object serialization stream");
                });
    }

    @Test
    void a_class_file_and_an_archive_of_classes_are_programs() throws IOException {
        try (InputStream in = FindingsTest.class.getResourceAsStream("FindingsTest.class")) {
            assertThat(finding(in.readAllBytes()))
                    .get(type(Finding.ProgramFile.class))
                    .extracting(Finding::title)
                    .isEqualTo("This is a class file, of Java 25 (major version 69)");
        }
        assertThat(finding(zip("META-INF/MANIFEST.MF"))).get().isInstanceOf(Finding.ProgramFile.class);
        assertThat(finding(zip("shop/Order.class"))).get().isInstanceOf(Finding.ProgramFile.class);
        assertThat(finding(zip("notes.txt"))).get().isInstanceOf(Finding.Unrecognised.class);
        byte[] fatBinary = {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 0, 2, 1, 0, 0, 7};
        assertThat(finding(fatBinary)).get().extracting(Finding::title).isEqualTo("This is a universal Mach-O program");
    }

    private static byte[] zip(String name) throws IOException {
        ByteArrayOutputStream archive = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(archive)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(new byte[] {1, 2, 3});
        }
        return archive.toByteArray();
    }

    @Test
    void guesses_are_formats_that_fit_somewhat() {
        byte[] unlikely = {0x0A, 0x05, 'a', 'b', 'c', 'd', 'e'};
        assertThat(finding(unlikely)).get(type(Finding.Unrecognised.class)).satisfies(unrecognised -> {
            assertThat(unrecognised.guesses()).extracting(Candidate::format).containsExactly("protobuf");
            assertThat(unrecognised.guesses()).allMatch(guess -> guess.confidence() < Candidate.CONVINCING);
        });
    }
}
