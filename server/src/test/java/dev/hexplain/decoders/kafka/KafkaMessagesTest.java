package dev.hexplain.decoders.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Peer;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.message.ApiMessageType;
import org.apache.kafka.common.message.RequestHeaderData;
import org.apache.kafka.common.message.ResponseHeaderData;
import org.apache.kafka.common.protocol.ApiMessage;
import org.apache.kafka.common.protocol.Errors;
import org.apache.kafka.common.protocol.types.Schema;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.SimpleRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Requests and responses that Kafka's own library wrote, all of them, in every version. */
@Slow
class KafkaMessagesTest {
    private static final int CORRELATION = 7;
    private static final MemoryRecords RECORDS = MemoryRecords.withRecords(
            Compression.NONE, new SimpleRecord(1_700_000_000_000L, "key".getBytes(), "value".getBytes()));

    private static FieldTree decoded(byte[] flow, byte[] other) {
        Optional<Source> source = other.length == 0 ? Optional.empty() : Optional.of(Source.ofBytes("other", other));
        FieldTree tree = new Kafka()
                .decode(
                        Source.ofBytes("flow", flow),
                        DecodeOptions.DEFAULT.beside(() -> new Peer(source)),
                        TreeStorage.inMemory(),
                        Progress.NONE);
        TreeInvariants.check(tree);
        return tree;
    }

    private static byte[] message(ApiMessage header, int headerVersion, byte[] body) {
        byte[] head = GeneratedMessages.bytes(header, (short) headerVersion);
        return ByteBuffer.allocate(4 + head.length + body.length)
                .putInt(head.length + body.length)
                .put(head)
                .put(body)
                .array();
    }

    private static byte[] request(ApiMessageType type, short version, byte[] body) {
        RequestHeaderData header = new RequestHeaderData()
                .setRequestApiKey(type.apiKey())
                .setRequestApiVersion(version)
                .setCorrelationId(CORRELATION)
                .setClientId("client");
        return message(header, type.requestHeaderVersion(version), body);
    }

    private static byte[] response(ApiMessageType type, short version, byte[] body) {
        return message(
                new ResponseHeaderData().setCorrelationId(CORRELATION), type.responseHeaderVersion(version), body);
    }

    private static List<Short> versions(ApiMessageType type) {
        return type.lowestSupportedVersion() < 0
                ? List.of()
                : GeneratedMessages.versions(type.lowestSupportedVersion(), type.highestSupportedVersion(true));
    }

    private static void agrees(FieldTree tree, ApiMessage message, short version, String what)
            throws ReflectiveOperationException {
        assertThat(tree.facts().issues()).as(what).isEmpty();
        assertThat(tree.facts().covered()).as(what).isEqualTo(tree.source().length());
        Field body = tree.find("message[0].body").orElseThrow();
        assertThat(body.type()).isEqualTo(what);
        assertThat(new BodyValues(tree).of(body))
                .as(what)
                .isEqualTo(BodyValues.plain(GeneratedMessages.json(message, version)));
    }

    @ParameterizedTest
    @EnumSource(ApiMessageType.class)
    void a_request_reads_as_its_library_wrote_it_in_every_version(ApiMessageType type)
            throws ReflectiveOperationException {
        for (short version : versions(type)) {
            Schema schema = type.requestSchemas()[version];
            for (boolean nulls : new boolean[] {false, true}) {
                ApiMessage message = new GeneratedMessages(version, nulls, RECORDS).filled(type.newRequest(), schema);
                byte[] body = GeneratedMessages.bytes(message, version);
                agrees(
                        decoded(request(type, version, body), new byte[0]),
                        message,
                        version,
                        "%sRequest v%d".formatted(type.name, version));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(ApiMessageType.class)
    void a_response_reads_as_its_library_wrote_it_in_every_version(ApiMessageType type)
            throws ReflectiveOperationException {
        for (short version : versions(type)) {
            Schema schema = type.responseSchemas()[version];
            byte[] asked = request(type, version, GeneratedMessages.bytes(type.newRequest(), version));
            for (boolean nulls : new boolean[] {false, true}) {
                ApiMessage message = new GeneratedMessages(version, nulls, RECORDS).filled(type.newResponse(), schema);
                byte[] body = GeneratedMessages.bytes(message, version);
                agrees(
                        decoded(response(type, version, body), asked),
                        message,
                        version,
                        "%sResponse v%d".formatted(type.name, version));
            }
        }
    }

    @Test
    void every_api_and_every_error_has_the_name_that_the_library_gives_it() {
        for (ApiMessageType type : ApiMessageType.values()) {
            assertThat(KafkaApiVersions.name(type.apiKey())).isEqualTo(type.name);
            assertThat(Kafka.FORMAT.symbols("api_key").get().nameOf(type.apiKey()))
                    .contains(type.name);
        }
        assertThat(KafkaApiVersions.COUNT).isEqualTo(ApiMessageType.values().length);
        assertThat(Stream.of(Errors.values())
                        .map(error -> error.code() + " "
                                + Kafka.FORMAT
                                        .symbols("error_code")
                                        .get()
                                        .nameOf(error.code())
                                        .orElse("")))
                .containsExactlyElementsOf(Arrays.stream(Errors.values())
                        .map(error -> error.code() + " " + error)
                        .toList());
    }
}
