package dev.hexplain.inspect.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.inspect.view.ChecksumMatchesView;
import dev.hexplain.testing.Decoded;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChecksumSearchTest {
    private static final Decoder KAFKA = NativeDecoders.all().stream()
            .filter(decoder -> decoder.id().equals("kafka"))
            .findFirst()
            .orElseThrow();
    private static final Decoder MESSAGE_PACK = NativeDecoders.all().stream()
            .filter(decoder -> decoder.id().equals("msgpack"))
            .findFirst()
            .orElseThrow();
    private static final String BATCH = "message[1].body.responses[0].partitions[0].records.batch[0].head";

    private static byte[] fetched() throws IOException {
        return Files.readAllBytes(Path.of("../samples/network/kafka-fetch-response.bin"));
    }

    private static ChecksumMatchesView search(byte[] bytes, String path) {
        Decoded flow = Decoded.of(KAFKA, bytes);
        return new ChecksumSearch(flow.tree(), flow.field(path)).view();
    }

    /** Kafka's CRC is of what stands behind it in its record batch (Kafka protocol, "Record Batch"). */
    @Test
    void a_checksum_before_its_range_is_found() throws IOException {
        ChecksumMatchesView found = search(fetched(), BATCH + ".crc");

        assertThat(found.complete()).isTrue();
        assertThat(found.matches()).singleElement().satisfies(match -> {
            assertThat(match.checksum()).isEqualTo("CRC-32C");
            assertThat(match.endianness()).isEqualTo("big");
            assertThat(match.offset()).isEqualTo(0x4F);
            assertThat(match.offset() + match.length()).isEqualTo(0x94);
            assertThat(match.from()).isEqualTo(BATCH + ".attributes");
        });
    }

    @Test
    void a_field_that_is_none_matches_nothing() throws IOException {
        assertThat(search(fetched(), BATCH + ".partition_leader_epoch").matches())
                .isEmpty();
        assertThat(search(fetched(), BATCH + ".magic")).isEqualTo(new ChecksumMatchesView(true, 0, List.of()));
    }

    @Test
    void where_fields_beside_it_are_not_tried_the_answer_is_not_complete() {
        ByteBuffer array = ByteBuffer.allocate(3 + 200 * 5).put((byte) 0xDC).putShort((short) 200);
        for (int i = 0; i < 200; i++) {
            array.put((byte) 0xCE).putInt(0x9000_0000 + i);
        }
        FieldTree tree = Decoded.of(MESSAGE_PACK, array.array()).tree();

        assertThat(new ChecksumSearch(tree, tree.at(3 + 100 * 5 + 1).orElseThrow()).view())
                .satisfies(found -> assertThat(found.tried()).isPositive())
                .satisfies(found -> assertThat(found.complete()).isFalse());
    }

    @Test
    void a_range_that_was_changed_matches_nothing() throws IOException {
        byte[] changed = fetched();
        changed[0x7C] ^= 1;

        assertThat(search(changed, BATCH + ".crc").matches()).isEmpty();
    }

    private static List<String> wanted(String hex) {
        return WantedChecksum.in(HexFormat.of().parseHex(hex)).stream()
                .filter(each -> each.checksum() == Checksum.CRC_32)
                .map(each -> each.endianness() + " " + HexFormat.of().formatHex(each.value()))
                .toList();
    }

    @Test
    void four_bytes_are_a_value_in_either_order() {
        assertThat(wanted("01020304")).containsExactly("big 01020304", "little 04030201");
    }

    @Test
    void eight_bytes_are_one_where_half_of_them_are_zero() {
        assertThat(wanted("0000000001020304")).containsExactly("big 01020304");
        assertThat(wanted("0403020100000000")).containsExactly("little 01020304");
    }

    @Test
    void eight_digits_are_one_too() {
        assertThat(wanted(HexFormat.of().formatHex("0a0B0c0d".getBytes(StandardCharsets.US_ASCII))))
                .containsExactly(" 0a0b0c0d");
    }
}
