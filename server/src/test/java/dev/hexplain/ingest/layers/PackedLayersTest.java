package dev.hexplain.ingest.layers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Slow
class PackedLayersTest {
    private static final byte[] TEXT = Packed.text(200_000);

    static List<String> streams() {
        return List.copyOf(Packed.STREAMS.keySet());
    }

    static List<String> checked() {
        return streams().stream()
                .filter(layer -> !List.of("deflate", "lzma", "snappy-java").contains(layer))
                .toList();
    }

    static List<String> signed() {
        return streams().stream().filter(layer -> !layer.equals("deflate")).toList();
    }

    static byte[] packed(String layer, byte[] content) {
        return Packed.by(layer, content);
    }

    static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static void assertWhole(String layer, byte[] packed, byte[] content) {
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole(layer), packed);
        assertThat(outcome.unwrapped().issues()).isEmpty();
        assertThat(outcome.bytes()).isEqualTo(content);
        assertThat(outcome.unwrapped().complete()).isTrue();
        assertThat(outcome.unwrapped().read()).isEqualTo(packed.length);
        assertThat(outcome.unwrapped().length()).isEqualTo(content.length);
    }

    @ParameterizedTest
    @MethodSource("streams")
    void what_a_library_packed_comes_out(String layer) {
        assertWhole(layer, packed(layer, TEXT), TEXT);
        byte[] noise = new byte[100_000];
        new Random(1).nextBytes(noise);
        assertWhole(layer, packed(layer, noise), noise);
        assertWhole(layer, packed(layer, new byte[] {1}), new byte[] {1});
    }

    @ParameterizedTest
    @MethodSource("signed")
    void a_layer_with_a_head_is_found_first(String layer) {
        List<LayerCandidate> found = Layers.find(Source.ofBytes("packed", packed(layer, TEXT)));

        assertThat(found.getFirst().step()).isEqualTo(LayerStep.whole(layer));
        assertThat(found.getFirst().confidence().percent()).isGreaterThan(Confidence.PLAIN_TEXT);
    }

    @Test
    void raw_deflate_is_offered_only() {
        assertThat(Layers.find(Source.ofBytes("packed", packed("deflate", TEXT))))
                .filteredOn(each -> each.step().layer().equals("deflate"))
                .singleElement()
                .satisfies(each -> assertThat(each.confidence().percent()).isBetween(1, Confidence.PLAIN_TEXT));
        assertThat(Layers.find(Source.ofBytes("text", TEXT)))
                .noneMatch(each -> each.step().layer().equals("deflate"));
    }

    @Test
    void raw_snappy_is_known_by_its_copies() {
        assertThat(Layers.find(Source.ofBytes("packed", Packed.snappy(Packed.text(5000)))))
                .filteredOn(each -> each.step().layer().equals("snappy"))
                .singleElement()
                .satisfies(each -> assertThat(each.confidence().percent()).isGreaterThan(Confidence.PLAIN_TEXT));
    }

    @Test
    void raw_snappy_comes_out() {
        assertWhole("snappy", Packed.snappy(TEXT), TEXT);
    }

    @Test
    void compress_comes_out() {
        byte[] text = "She sells sea shells on the sea shore".getBytes(StandardCharsets.US_ASCII);
        assertWhole("compress", Packed.compress(text), text);
        assertThat(Layers.find(Source.ofBytes("z", Packed.compress(text)))
                        .getFirst()
                        .step()
                        .layer())
                .isEqualTo("compress");
    }

    @Test
    void blocks_of_lz4_may_refer_to_those_before() {
        assertWhole("lz4", Packed.lz4Linked(TEXT), TEXT);
    }

    @ParameterizedTest
    @MethodSource("streams")
    void several_members_are_one_text(String layer) {
        if (!List.of("gzip", "zstd", "lz4", "bzip2", "xz").contains(layer)) {
            return;
        }
        byte[] first = packed(layer, Packed.text(3000));
        byte[] second = packed(layer, Packed.text(500));
        byte[] both = joined(first, second);

        assertWhole(layer, both, joined(Packed.text(3000), Packed.text(500)));
        Range from =
                Packed.unwrap(LayerStep.whole(layer), both).unwrapped().map().from(new Range(3000, 500));
        assertThat(from.offset()).isBetween(first.length - 1L, first.length + 40L);
        assertThat(from.end()).isBetween(first.length + 2L, (long) both.length);
    }

    @Test
    void frames_to_be_skipped_are_named() {
        byte[] skipped = ByteBuffer.allocate(12)
                .put(new byte[] {0x5A, 0x2A, 0x4D, 0x18, 4, 0, 0, 0})
                .array();
        Packed.Outcome outcome =
                Packed.unwrap(LayerStep.whole("zstd"), joined(packed("zstd", TEXT), skipped, packed("zstd", TEXT)));

        assertThat(outcome.bytes()).isEqualTo(joined(TEXT, TEXT));
        assertThat(outcome.unwrapped().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).contains("4 bytes in a frame to be skipped"));
    }

    @Test
    void a_step_may_name_a_part() {
        byte[] packed = packed("gzip", TEXT);
        byte[] around = joined(new byte[100], packed, TEXT);

        Packed.Outcome outcome = Packed.unwrap(LayerStep.of("gzip", new Range(100, packed.length)), around);

        assertThat(outcome.bytes()).isEqualTo(TEXT);
        assertThat(outcome.unwrapped().map().from(new Range(0, TEXT.length)).end())
                .isEqualTo(100 + packed.length - 8);
    }

    @ParameterizedTest
    @MethodSource("streams")
    void what_follows_the_end_is_told_of_and_left_out(String layer) {
        if (layer.startsWith("snappy") || layer.equals("lzma")) {
            return;
        }
        byte[] packed = packed(layer, TEXT);
        Packed.Outcome outcome =
                Packed.unwrap(LayerStep.whole(layer), joined(packed, "garbage".getBytes(StandardCharsets.US_ASCII)));

        assertThat(outcome.bytes()).isEqualTo(TEXT);
        assertThat(outcome.unwrapped().read()).isEqualTo(packed.length);
        assertThat(outcome.unwrapped().issues()).singleElement().satisfies(issue -> {
            assertThat(issue.offset()).isEqualTo(packed.length);
            assertThat(issue.message()).startsWith("7 bytes follow the end");
        });
    }

    @ParameterizedTest
    @MethodSource("streams")
    void a_cut_loses_only_what_is_behind_it(String layer) {
        byte[] packed = packed(layer, TEXT);
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole(layer), Arrays.copyOf(packed, packed.length * 3 / 4));

        assertThat(outcome.unwrapped().complete()).isFalse();
        // A chunk of xz is read whole before any of it is unpacked, and this text is one.
        assertThat(outcome.bytes()).hasSizeGreaterThan(layer.equals("xz") ? -1 : TEXT.length / 4);
        assertThat(outcome.bytes()).isEqualTo(Arrays.copyOf(TEXT, outcome.bytes().length));
        assertThat(outcome.unwrapped().issues()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("checked")
    void a_wrong_sum_is_an_issue_and_nothing_is_lost(String layer) {
        byte[] text = Packed.text(1000);
        byte[] packed = packed(layer, text);
        int flipped = switch (layer) {
            case "gzip" -> packed.length - 8;
            case "zlib", "zstd", "lz4" -> packed.length - 1;
            case "lz4-block" -> 17;
            case "snappy-framed" -> 14;
            case "bzip2" -> 10;
            default -> packed.length - 24;
        };
        packed[flipped] ^= 1;

        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole(layer), packed);

        assertThat(outcome.unwrapped().issues()).isNotEmpty();
        assertThat(outcome.bytes()).isEqualTo(text);
    }

    @Test
    void the_reason_names_the_file_that_was_packed() {
        byte[] packed = packed("gzip", TEXT);
        byte[] named = joined(
                new byte[] {0x1F, (byte) 0x8B, 8, 8, (byte) 0x80, 0x43, 0x6D, 0x38, 0, 3},
                "a.log\0".getBytes(StandardCharsets.US_ASCII),
                Arrays.copyOfRange(packed, 10, packed.length));

        LayerCandidate found = Layers.find(Source.ofBytes("named", named)).getFirst();

        assertThat(found.confidence().reason()).contains("a.log, 2000-01-01T00:00:00Z");
        assertWhole("gzip", named, TEXT);
    }

    @Test
    void a_schema_id_before_a_record_is_named() {
        byte[] record = joined(new byte[] {0, 0, 0, 0, 42}, "{\"a\":1}".getBytes(StandardCharsets.US_ASCII));
        LayerCandidate found = Layers.find(Source.ofBytes("record", record)).getFirst();

        assertThat(found.step().layer()).isEqualTo("confluent");
        assertThat(found.confidence().reason()).contains("schema id 42");
        assertThat(Packed.unwrap(found.step(), record).bytes()).asString().isEqualTo("{\"a\":1}");
        byte[] avro = {0, 0, 0, 0, 42, 6, 'a', 'b', 'c'};
        assertThat(Layers.find(Source.ofBytes("avro", avro))
                        .getFirst()
                        .confidence()
                        .percent())
                .isLessThan(Confidence.PLAIN_TEXT);
    }

    @Test
    void a_header_of_glue_is_taken_off_with_its_compression() {
        byte[] head = joined(
                new byte[] {3, 5},
                ByteBuffer.allocate(16)
                        .putLong(0x123e4567_e89b_42d3L)
                        .putLong(0xa456_426614174000L)
                        .array());
        byte[] record = joined(head, packed("zlib", TEXT));

        LayerCandidate found = Layers.find(Source.ofBytes("record", record)).getFirst();

        assertThat(found.confidence().reason()).contains("123e4567-e89b-42d3-a456-426614174000", "zlib");
        assertThat(Packed.unwrap(found.step(), record).bytes()).isEqualTo(TEXT);
    }

    @Test
    void a_bomb_ends_with_an_issue_that_says_the_numbers() {
        byte[] zeros = new byte[10 << 20];
        for (String layer : streams()) {
            byte[] packed = packed(layer, zeros);
            Packed.Outcome outcome = Packed.unwrap(LayerStep.whole(layer), packed, LayerLimits.of(1 << 20));
            assertThat(outcome.bytes())
                    .as(layer)
                    .hasSizeLessThanOrEqualTo(1 << 20)
                    .hasSizeGreaterThan((1 << 20) - (1 << 17));
            assertThat(outcome.unwrapped().complete()).isFalse();
            assertThat(outcome.unwrapped().issues().getLast().message())
                    .contains("that is more than the 1,048,576 allowed");
        }
    }

    @Test
    void a_ratio_that_no_real_data_has_ends_with_an_issue() {
        byte[] packed = packed("zstd", new byte[100 << 20]);
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole("zstd"), packed, LayerLimits.of(1L << 30));

        assertThat(outcome.bytes().length).isBetween(1 << 23, 1 << 25);
        assertThat(outcome.unwrapped().issues().getLast().message())
                .contains("that is more than 1,100 times that allowed");
    }

    @Test
    void brotli_is_known_by_the_name_of_its_file() {
        // What encoders make of a text too short to pack: one stored block, and an empty one that is the last.
        byte[] packed = {0x0B, 0x02, (byte) 0x80, 'h', 'e', 'l', 'l', 'o', 0x03};
        assertWhole("brotli", packed, "hello".getBytes(StandardCharsets.US_ASCII));
        assertThat(Layers.find(Source.ofBytes("a.br", packed)).getFirst().step().layer())
                .isEqualTo("brotli");
        assertThat(Layers.find(Source.ofBytes("a", packed)))
                .noneMatch(each -> each.step().layer().equals("brotli"));
    }

    @Test
    void an_entry_of_a_map_cache_of_redisson_is_its_value() {
        byte[] value = "(value".getBytes(StandardCharsets.US_ASCII);
        byte[] head = {0, 0, 0, 0, 0, (byte) 0x88, (byte) 0xC3, 0x40, 6, 0, 0, 0, 0, 0, 0, 0};
        byte[] entry = joined(head, value);
        LayerCandidate found = Layers.find(Source.ofBytes("entry", entry)).getFirst();

        assertThat(found.step().layer()).isEqualTo("redisson-map-cache");
        Packed.Outcome outcome = Packed.unwrap(found.step(), entry);
        assertThat(outcome.bytes()).isEqualTo(value);
        assertThat(outcome.unwrapped().issues().getFirst().message()).isEqualTo("Longest idle time: 10000 ms");
    }
}
