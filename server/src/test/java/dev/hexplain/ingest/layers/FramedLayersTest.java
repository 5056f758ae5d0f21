package dev.hexplain.ingest.layers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.zip.ZipOutputStream;
import net.jpountz.lz4.LZ4Factory;
import org.apache.commons.compress.archivers.zip.Zip64Mode;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrapped once more around packed blocks: frames, members, archives too large for their first fields. */
@Slow
class FramedLayersTest {
    private static final byte[] TEXT = Packed.text(200_000);
    private static final int BLOCK = 1 << 16;
    private static final int CHUNK = 1 << 14;

    /** As {@code BlockCompressorStream} writes: blocks of so many bytes, in chunks of so many. */
    private static byte[] hadoop(byte[] content, UnaryOperator<byte[]> codec) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int from = 0; from < content.length; from += BLOCK) {
            int to = Math.min(content.length, from + BLOCK);
            out.writeBytes(ByteBuffer.allocate(4).putInt(to - from).array());
            for (int at = from; at < to; at += CHUNK) {
                byte[] packed = codec.apply(Arrays.copyOfRange(content, at, Math.min(to, at + CHUNK)));
                out.writeBytes(ByteBuffer.allocate(4).putInt(packed.length).array());
                out.writeBytes(packed);
            }
        }
        return out.toByteArray();
    }

    private static byte[] lz4(byte[] content) {
        return LZ4Factory.safeInstance().fastCompressor().compress(content);
    }

    private static byte[] hadoop(String layer, byte[] content) {
        return hadoop(content, layer.equals("hadoop-lz4") ? FramedLayersTest::lz4 : Packed::snappy);
    }

    private static byte[] legacy(byte[] content) {
        byte[] packed = lz4(content);
        return ByteBuffer.allocate(8 + packed.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(0x184C2102)
                .putInt(packed.length)
                .put(packed)
                .array();
    }

    private static Packed.Outcome assertWhole(String layer, byte[] packed, byte[] content) {
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole(layer), packed);
        assertThat(outcome.unwrapped().issues()).isEmpty();
        assertThat(outcome.bytes()).isEqualTo(content);
        assertThat(outcome.unwrapped().complete()).isTrue();
        assertThat(outcome.unwrapped().read()).isEqualTo(packed.length);
        return outcome;
    }

    private static void assertFirst(String layer, byte[] packed) {
        assertThat(Layers.find(Source.ofBytes("packed", packed)).getFirst().step())
                .isEqualTo(LayerStep.whole(layer));
        assertThat(Layers.find(Source.ofBytes("packed", packed))
                        .getFirst()
                        .confidence()
                        .percent())
                .isGreaterThan(Confidence.PLAIN_TEXT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hadoop-snappy", "hadoop-lz4"})
    void blocks_of_hadoop_come_out_and_are_found_first(String layer) {
        byte[] packed = hadoop(layer, TEXT);
        Packed.Outcome outcome = assertWhole(layer, packed, TEXT);
        assertFirst(layer, packed);
        assertFirst(layer, hadoop(layer, Packed.text(300)));

        Range first = outcome.unwrapped().map().from(new Range(0, 10));
        Range third = outcome.unwrapped().map().from(new Range(2 * CHUNK + 5, 10));
        assertThat(first.offset()).isBetween(0L, 4L);
        assertThat(third.offset()).isGreaterThan(first.end() - 1);
        assertThat(outcome.unwrapped().map().from(new Range(TEXT.length - 1, 1)).end())
                .isEqualTo(packed.length);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hadoop-snappy", "hadoop-lz4"})
    void of_blocks_of_hadoop_that_are_cut_what_is_there_comes_out(String layer) {
        byte[] packed = hadoop(layer, TEXT);
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole(layer), Arrays.copyOf(packed, packed.length / 2));
        assertThat(outcome.unwrapped().complete()).isFalse();
        assertThat(outcome.unwrapped().issues()).isNotEmpty();
        assertThat(outcome.bytes()).hasSizeGreaterThan(TEXT.length / 4);
        assertThat(outcome.bytes()).isEqualTo(Arrays.copyOf(TEXT, outcome.bytes().length));
    }

    @Test
    void a_block_that_does_not_come_to_its_length_is_an_issue() {
        byte[] packed = hadoop("hadoop-snappy", Packed.text(1000));
        packed[3] -= 1;
        assertThat(Packed.unwrap(LayerStep.whole("hadoop-snappy"), packed)
                        .unwrapped()
                        .issues())
                .anySatisfy(issue -> assertThat(issue.message()).startsWith("The size"));
        packed[4] = 0x7F;
        assertThat(Packed.unwrap(LayerStep.whole("hadoop-snappy"), packed)
                        .unwrapped()
                        .complete())
                .isFalse();
    }

    @Test
    void text_is_not_taken_for_blocks_of_hadoop() {
        assertThat(Layers.find(Source.ofBytes("text", TEXT)))
                .noneMatch(each -> each.step().layer().startsWith("hadoop"));
        assertThat(Layers.find(Source.ofBytes("zeros", new byte[1000])))
                .noneMatch(each -> each.step().layer().startsWith("hadoop"));
    }

    @Test
    void legacy_frames_of_lz4_come_out_one_after_the_other() {
        byte[] first = legacy(TEXT);
        byte[] both = PackedLayersTest.joined(first, legacy(Packed.text(900)));
        assertFirst("lz4-legacy", both);
        Packed.Outcome outcome = assertWhole("lz4-legacy", both, PackedLayersTest.joined(TEXT, Packed.text(900)));
        assertThat(outcome.unwrapped().map().from(new Range(TEXT.length, 1)).offset())
                .isBetween((long) first.length, first.length + 9L);
    }

    @ParameterizedTest
    @CsvSource({"gzip, false", "zstd, true", "lz4, true"})
    void frames_one_after_the_other_are_one_text_with_frames_to_be_skipped_between(String layer, boolean skippable) {
        byte[] skipped = {0x50, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3};
        byte[] one = PackedLayersTest.packed(layer, Packed.text(3000));
        byte[] between = skippable ? skipped : new byte[0];
        byte[] all = PackedLayersTest.joined(one, between, one, between, one);

        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole(layer), all);
        byte[] text = Packed.text(3000);
        assertThat(outcome.bytes()).isEqualTo(PackedLayersTest.joined(text, text, text));
        assertThat(outcome.unwrapped().read()).isEqualTo(all.length);
        assertThat(outcome.unwrapped().issues()).hasSize(skippable ? 2 : 0);
        long third = 2L * (one.length + between.length);
        Range from = outcome.unwrapped().map().from(new Range(6000, 3000));
        assertThat(from.offset()).isBetween(third - 1, third + 40);
        assertThat(from.end()).isLessThanOrEqualTo(all.length);
    }

    @Test
    void entries_of_an_archive_that_is_always_in_zip64_are_read() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
            zip.setUseZip64(Zip64Mode.Always);
            for (String name : new String[] {"a.txt", "b.txt"}) {
                zip.putArchiveEntry(new ZipArchiveEntry(name));
                zip.write(Archives.content(name));
                zip.closeArchiveEntry();
            }
        }
        byte[] archive = bytes.toByteArray();
        for (String name : new String[] {"a.txt", "b.txt"}) {
            Packed.Outcome outcome = Packed.unwrap(LayerStep.whole("zip").entry(name), archive);
            assertThat(outcome.unwrapped().issues()).isEmpty();
            assertThat(outcome.bytes()).isEqualTo(Archives.content(name));
            Range from = outcome.unwrapped().map().from(new Range(0, 5));
            int header = new String(archive, StandardCharsets.ISO_8859_1).indexOf(name);
            assertThat(from.offset()).isBetween((long) header, header + 100L);
        }
    }

    @Test
    void the_last_of_more_entries_than_old_fields_count_is_read() throws IOException {
        int count = 65_600;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int i = 0; i < count; i++) {
                zip.putNextEntry(new java.util.zip.ZipEntry("e" + i));
                zip.write(i);
                zip.closeEntry();
            }
        }
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole("zip").entry("e" + (count - 1)), bytes.toByteArray());
        assertThat(outcome.unwrapped().issues()).isEmpty();
        assertThat(outcome.bytes()).containsExactly((byte) (count - 1));
    }
}
