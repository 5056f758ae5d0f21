package dev.hexplain.decoders.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Peer;
import dev.hexplain.testing.Decoded;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.SimpleRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The definitions themselves, what they leave out, and batches as the producer's own code packs them. */
class KafkaDefinitionsTest {
    private static final Kafka KAFKA = new Kafka();

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    private static Decoded beside(String flow, String other) {
        Optional<Source> source = Optional.of(Source.ofBytes("other", bytes(other)));
        return new Decoded(
                KAFKA,
                KAFKA.decode(
                        Source.ofBytes("flow", bytes(flow)),
                        DecodeOptions.DEFAULT.beside(() -> new Peer(source)),
                        TreeStorage.inMemory(),
                        Progress.NONE));
    }

    @Test
    void both_releases_describe_the_versions_they_share_alike() {
        List<String> differ = new ArrayList<>();
        int shared = 0;
        for (int number = 0; number < 2 * KafkaApiVersions.COUNT; number++) {
            KafkaMessageDefinition newest =
                    KafkaMessageDefinitions.byNumber(number).orElseThrow();
            Optional<KafkaMessageDefinition> older = KafkaMessageDefinitions.byNumber(number + 512);
            for (int version = 0; version < KafkaApiVersions.HIGHEST_VERSION; version++) {
                if (newest.valid().has(version)
                        && older.isPresent()
                        && older.get().valid().has(version)) {
                    shared++;
                    if (!written(KafkaMessagePlan.of(newest, version))
                            .equals(written(KafkaMessagePlan.of(older.get(), version)))) {
                        differ.add(newest.name() + " v" + version);
                    }
                }
            }
        }
        assertThat(shared).isGreaterThan(400);
        // The older release had share groups as a preview, whose messages were not settled.
        assertThat(differ).allMatch(message -> message.contains("Share"));
    }

    /** What a plan says of bytes, names and places left out. */
    private static String written(KafkaMessagePlan plan) {
        StringBuilder text = new StringBuilder();
        for (KafkaMessagePlan.Layout layout : plan.structs()) {
            text.append(layout.flexible());
            layout.fields()
                    .forEach(
                            step -> text.append(step.type()).append(step.list()).append(step.struct()));
        }
        return text.toString();
    }

    @Test
    void every_field_has_a_shape_of_its_own_below_those_of_other_formats() {
        int highest = 0;
        for (int number = 0; number < 512 + 2 * KafkaApiVersions.COUNT; number++) {
            Optional<KafkaMessageDefinition> definition = number % 512 < 2 * KafkaApiVersions.COUNT
                    ? KafkaMessageDefinitions.byNumber(number)
                    : Optional.empty();
            if (definition.isPresent()) {
                int last = definition.get().members().size();
                assertThat(last).isLessThan(128);
                highest = Math.max(highest, KafkaBodyShapes.number(definition.get(), last));
            }
        }
        assertThat(highest).isLessThan(2 * KafkaBodyShapes.FROM);
    }

    @Test
    void headers_are_flexible_where_the_definitions_say_so() {
        for (int key = 0; key < KafkaApiVersions.COUNT; key++) {
            for (int version = 0; version < KafkaApiVersions.HIGHEST_VERSION; version++) {
                int api = key;
                int which = version;
                KafkaMessageDefinitions.of(key, version, false)
                        .ifPresent(definition -> assertThat(KafkaApiVersions.isFlexible(api, which))
                                .as(definition.name() + " v" + which)
                                .isEqualTo(definition.flexible().has(which)));
            }
        }
    }

    @Test
    void versions_that_newer_releases_dropped_are_read_all_the_same() {
        // Produce v0: acks, timeout_ms, a topic with a partition of no records.
        Decoded flow = Decoded.of(
                KAFKA,
                bytes("00000024 0000 0000 00000001 0001 63 0001 000003E8 00000001 0001 74 00000001 00000002 00000000"));
        assertThat(flow.titles()).containsExactly("Produce v0 correlation 1");
        assertThat(flow.value("message[0].body.topic_data[0].partition_data[0].index"))
                .isEqualTo("2");
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void a_version_that_nothing_describes_stays_bytes_and_is_noted_once() {
        String message = "0000000D 0000 0018 00000001 0000 00 AABB";
        Decoded flow = Decoded.of(KAFKA, bytes(message + message));
        assertThat(flow.notes())
                .containsExactly(
                        "Kafka's definitions do not describe Produce v24, so that its body is not taken apart");
        assertThat(flow.bytes("message[1].body.part[0]")).containsExactly(0xAA, 0xBB);
        assertThat(flow.isWhole()).isTrue();
    }

    @Test
    void a_broker_that_does_not_know_the_version_asked_for_answers_in_version_0() {
        String asked = "0000001A 0012 0005 00000003 0000 00 05 6A617661 04 312E30 02 61 01 00";
        Decoded flow = beside("00000010 00000003 0023 00000001 0012 0000 0004", asked);
        assertThat(flow.titles()).containsExactly("ApiVersions v0 correlation 3");
        assertThat(flow.value("message[0].body.error_code")).isEqualTo("UNSUPPORTED_VERSION (35)");
        assertThat(flow.value("message[0].body.api_keys[0].max_version")).isEqualTo("4");
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void tagged_fields_have_their_names_and_those_of_later_versions_none() {
        // Fetch v12 with the cluster's id, and a tag 9 that it does not have.
        Decoded flow = Decoded.of(
                KAFKA,
                bytes(
                        "00000031 0001 000C 00000001 0001 63 00"
                                + "FFFFFFFF 000001F4 00000001 00000400 00 00000000 FFFFFFFF 01 01 01 02 00 03 03 6162 09 01 FF"));
        assertThat(flow.value("message[0].body.tagged_fields.field[0].cluster_id"))
                .isEqualTo("\"ab\"");
        assertThat(flow.bytes("message[0].body.tagged_fields.field[1].unknown")).containsExactly(0xFF);
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void a_count_that_cannot_be_leaves_the_next_message_readable() {
        // Metadata v1 with 127 topics in 4 bytes, then one that asks for all.
        Decoded flow = Decoded.of(
                KAFKA,
                bytes("00000012 0003 0001 00000001 0000 0000007F 00000000 0000000E 0003 0001 00000002 0000 FFFFFFFF"));
        assertThat(flow.issues()).containsExactly("topics is longer than what it stands in");
        assertThat(flow.value("message[1].body.topics")).isEqualTo("null");
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "gzip", "snappy", "lz4", "zstd"})
    void batches_that_the_producer_packed_are_unpacked(String codec) {
        Compression compression = switch (codec) {
            case "gzip" -> Compression.gzip().build();
            case "snappy" -> Compression.snappy().build();
            case "lz4" -> Compression.lz4().build();
            case "zstd" -> Compression.zstd().build();
            default -> Compression.NONE;
        };
        SimpleRecord[] records = new SimpleRecord[200];
        for (int number = 0; number < records.length; number++) {
            byte[] value = ("price " + number).getBytes(StandardCharsets.UTF_8);
            records[number] = new SimpleRecord(1_700_000_000_000L + number, null, value);
        }
        byte[] log = new byte[MemoryRecords.withRecords(compression, records).sizeInBytes()];
        MemoryRecords.withRecords(compression, records).buffer().get(log);
        Decoded decoded = Decoded.of(new KafkaRecordBatch(), log);
        String within = codec.equals("none") ? "batch[0].records" : "batch[0].compressed.records";
        for (int number = 0; number < records.length; number++) {
            assertThat(decoded.value(within + ".record[%d].value".formatted(number)))
                    .isEqualTo("\"price " + number + "\"");
        }
        assertThat(decoded.issues()).isEmpty();
        assertThat(decoded.isWhole()).isTrue();
    }
}
