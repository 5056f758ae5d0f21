package dev.hexplain.decoders.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class KafkaTest {
    private static final Decoder FLOW = new Kafka();
    private static final Decoder LOG = new KafkaRecordBatch();

    private static final String PRODUCED = "message[1].body.topic_data[0].partition_data[0].records.batch[0]";
    private static final String FETCHED = "message[1].body.responses[0].partitions[0].records";

    private static byte[] sample(String name) {
        return Samples.of("network").stream()
                .filter(sample -> sample.file().endsWith("/" + name + ".bin"))
                .findFirst()
                .orElseThrow()
                .bytes();
    }

    @Test
    void requests_have_their_header_and_the_records_in_them() {
        Decoded flow = Decoded.of(FLOW, sample("kafka-produce"));
        assertThat(flow.titles()).containsExactly("ApiVersions v3 correlation 6", "Produce v9 correlation 7");
        assertThat(flow.message("message[1]"))
                .isEqualTo(new Message(Message.Kind.REQUEST, "Produce v9 correlation 7", "7"));
        assertThat(flow.value("message[1].header.client_id")).isEqualTo("\"pricing\"");
        assertThat(flow.value(PRODUCED + ".records.record[0].key")).isEqualTo("\"ACME\"");
        assertThat(flow.value(PRODUCED + ".records.record[0].headers.header[0].value"))
                .isEqualTo("\"desk-7\"");
        assertThat(flow.has(PRODUCED + ".records.record[1].key")).isFalse();
        assertThat(flow.value(PRODUCED + ".head.attributes")).contains("not compressed, create time");
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.isWhole()).isTrue();
    }

    @Test
    void responses_have_the_number_of_their_request() {
        Decoded flow = Decoded.of(FLOW, sample("kafka-fetch-response"));
        assertThat(flow.message("message[0]")).isEqualTo(new Message(Message.Kind.RESPONSE, "correlation 7", "7"));
        assertThat(flow.message("message[1]").correlation()).isEqualTo("8");
    }

    @Test
    void the_id_of_a_schema_in_front_of_a_value_is_told_apart() {
        Decoded flow = Decoded.of(FLOW, sample("kafka-fetch-response"));
        String value = FETCHED + ".batch[0].records.record[0].value";
        assertThat(flow.value(value)).isEqualTo("schema 42");
        assertThat(flow.value(value + ".schema_id")).isEqualTo("42");
        assertThat(flow.field(value + ".payload").length()).isEqualTo(13);
    }

    @Test
    void a_batch_that_the_broker_cut_is_read_as_far_as_it_goes() {
        Decoded flow = Decoded.of(FLOW, sample("kafka-fetch-response"));
        assertThat(flow.notes()).hasSize(2).last().asString().contains("cut");
        assertThat(flow.has(FETCHED + ".batch[1].records.cut")).isTrue();
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void a_log_is_batches_of_any_compression() {
        Decoded log = Decoded.of(LOG, sample("kafka-log"));
        assertThat(log.value("batch[0].records.record[0]")).isEqualTo("\"ACME\" → \"{\\\"price\\\":101.25}\"");
        for (int batch = 1; batch <= 4; batch++) {
            String records = "batch[%d].compressed.records".formatted(batch);
            assertThat(log.value(records + ".record[1].value")).isEqualTo("\"heartbeat\"");
            assertThat(log.value(records + ".record[1].offset_delta")).isEqualTo("1");
        }
        assertThat(log.issues()).isEmpty();
        assertThat(log.isWhole()).isTrue();
    }

    @Test
    void messages_of_the_old_format_may_hold_a_compressed_set() {
        Decoded log = Decoded.of(LOG, sample("kafka-log-legacy"));
        assertThat(log.value("batch[0].value")).isEqualTo("\"version 0\"");
        assertThat(log.value("batch[1].head.timestamp")).contains("2023-11-14T22:13:20Z");
        assertThat(log.value("batch[2].compressed.messages.message[1].value")).isEqualTo("\"second\"");
        assertThat(log.issues()).isEmpty();
    }

    @Test
    void a_wrong_checksum_is_an_issue_with_the_right_one() {
        byte[] log = sample("kafka-log");
        log[75] ^= 1;
        Decoded decoded = Decoded.of(LOG, log);
        assertThat(decoded.issues()).contains("The checksum of the batch is wrong");
        assertThat(decoded.value("batch[1].compressed.records.record[1].value")).isEqualTo("\"heartbeat\"");
    }

    @Test
    void a_broken_record_leaves_the_next_one_readable() {
        byte[] log = sample("kafka-log");
        int keyLength = 61 + 4;
        assertThat(log[keyLength]).isEqualTo((byte) 8);
        log[keyLength] = 0x7E;
        Decoded decoded = Decoded.of(LOG, log);
        assertThat(decoded.value("batch[0].records.record[1].value")).isEqualTo("\"heartbeat\"");
        assertThat(decoded.issues()).hasSize(2);
    }

    @Test
    void a_flow_from_the_middle_begins_with_the_next_request() {
        byte[] flow = sample("kafka-produce");
        byte[] twice = Arrays.copyOf(flow, 2 * flow.length);
        System.arraycopy(flow, 0, twice, flow.length, flow.length);
        Decoded decoded = Decoded.of(FLOW, Arrays.copyOfRange(twice, 10, twice.length));
        assertThat(decoded.titles())
                .containsExactly(
                        "Produce v9 correlation 7", "ApiVersions v3 correlation 6", "Produce v9 correlation 7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"kafka-produce", "kafka-fetch-response", "kafka-log", "kafka-log-legacy"})
    void they_are_recognised(String name) {
        Decoder decoder = name.contains("log") ? LOG : FLOW;
        assertThat(decoder.probe(Source.ofBytes("x", sample(name))))
                .hasSize(1)
                .first()
                .satisfies(found -> assertThat(found.confidence()).isGreaterThan(70));
    }

    /** A length that is right, and zeros: an API, a version and a client without a name are zeros too. */
    @ParameterizedTest
    @ValueSource(ints = {200, 512, 100_000})
    void zeros_are_no_request(int length) {
        byte[] bytes = ByteBuffer.allocate(4 + length).putInt(length).array();
        assertThat(FLOW.probe(Source.ofBytes("x", bytes)))
                .allSatisfy(found -> assertThat(found.confidence()).isLessThan(Candidate.CONVINCING));
    }

    @Test
    void damage_anywhere_in_the_samples_leaves_a_whole_tree() {
        for (Decoder decoder : List.of(FLOW, LOG)) {
            Survival survival = new Survival(decoder);
            Samples.of("network").stream()
                    .filter(sample -> sample.format().equals(decoder.id()))
                    .map(Samples.Entry::bytes)
                    .forEach(bytes -> {
                        survival.read(bytes);
                        for (int at = 0; at < bytes.length; at++) {
                            survival.decode(Arrays.copyOf(bytes, at));
                            Survival.mutate(bytes, at, changed -> survival.decode(bytes));
                        }
                    });
        }
    }
}
