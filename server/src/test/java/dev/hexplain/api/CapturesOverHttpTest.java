package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class CapturesOverHttpTest extends WithSharedServer {
    private static String capture;

    @BeforeAll
    static void start() {
        String dump = running.sample("rmi");
        capture = "/api/v1/dumps/" + dump + "/capture";
        running.whole(capture);
    }

    @Test
    void a_capture_says_how_much_is_in_it() {
        JsonNode whole = json(running.get(capture));

        assertThat(whole.get("state").asText()).isEqualTo("ready");
        assertThat(whole.get("kind").asText()).isEqualTo("pcap");
        assertThat(whole.get("packets").asInt()).isPositive();
        assertThat(json(running.get(capture + "/packets?limit=1")).get("total").asInt())
                .isEqualTo(whole.get("packets").asInt());
        assertThat(json(running.get(capture + "/flows?limit=1")).get("total").asInt())
                .isEqualTo(whole.get("flows").asInt());
    }

    private static JsonNode packets(String of, String filter) {
        return json(running.get(capture + of + "/packets?limit=1000&filter=" + filter));
    }

    @Test
    void packets_are_filtered_by_their_flow_their_flags_and_what_they_carry() {
        int all = json(running.get(capture)).get("packets").asInt();
        JsonNode begun = packets("", "SYN");
        assertThat(begun.get("total").asInt()).isBetween(2, all - 1);
        begun.get("items")
                .forEach(packet -> assertThat(packet.get("summary").asText()).contains("SYN"));

        JsonNode carried = packets("", "java.util.arraylist");
        assertThat(carried.get("total").asInt()).isBetween(1, all - 1);
        int flow = carried.at("/items/0/flow").asInt();
        assertThat(packets("/flows/" + flow, "java.util.arraylist").get("total").asInt())
                .isEqualTo(carried.get("total").asInt());
        assertThat(packets("", "10.0.0.1+retransmission").get("total").asInt()).isEqualTo(1);
        assertThat(json(running.get(capture + "/packets?filter=SYN&from=1&limit=1"))
                        .at("/items/0"))
                .isEqualTo(begun.at("/items/1"));
        assertThat(packets("", "nowhere.example").get("total").asInt()).isZero();
        assertThat(running.get(capture + "/flows/99/packets?filter=a").statusCode())
                .isEqualTo(404);
    }

    @Test
    void a_packet_says_what_its_bytes_mean() {
        int number = packets("", "SYN").at("/items/0/number").asInt();
        JsonNode first = json(running.get(capture + "/packets/" + number));

        assertThat(first.at("/packet/summary").asText()).isEqualTo("SYN");
        assertThat(first.get("bytes").asText())
                .hasSize(2 * first.at("/packet/length").asInt());
        JsonNode port = field(first, "destination_port");
        assertThat(port.get("value").asText()).isEqualTo("1099");
        int offset = port.get("offset").asInt();
        assertThat(Integer.parseInt(first.get("bytes").asText(), 2 * offset, 2 * offset + 4, 16))
                .isEqualTo(1099);
        assertThat(first.get("fields").get(0).get("depth").asInt()).isZero();
        assertThat(first.get("more").asBoolean()).isFalse();
        assertThat(running.get(capture + "/packets/0").statusCode()).isEqualTo(404);
        assertThat(running.get(capture + "/packets/9999999999").statusCode()).isEqualTo(404);
        assertThat(running.get(capture + "/packets/one").statusCode()).isEqualTo(400);
    }

    /** LINKTYPE_USER0 is for private use: no descriptor reads it. */
    @Test
    void a_packet_of_a_link_layer_that_nobody_knows_is_one_field() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("../samples/network/pcap-le.pcap"));
        bytes[20] = (byte) 147;
        JsonNode packet = json(running.get(indexed(bytes) + "/packets/1"));

        assertThat(packet.get("fields")).isNotEmpty();
        assertThat(packet.at("/fields/0/offset").asInt()).isZero();
        assertThat(packet.at("/fields/0/length")).isEqualTo(packet.at("/packet/length"));
    }

    /** On loopback interfaces packets of many segments are captured as one; messages of D-Bus are longer than any packet. */
    @Test
    void a_long_packet_is_shown_to_a_limit_that_is_said() throws IOException {
        JsonNode segments = loneLongPacket(147, 200_000);
        assertThat(segments.get("bytes").asText()).hasSize(400_000);
        assertThat(segments.get("more").asBoolean()).isFalse();

        JsonNode message = loneLongPacket(231, 300_000);
        assertThat(message.get("bytes").asText()).hasSize(2 << 18);
        assertThat(message.get("more").asBoolean()).isTrue();
    }

    /** The one packet of a capture. */
    private static JsonNode loneLongPacket(int linkType, int length) {
        ByteBuffer capture = ByteBuffer.allocate(40 + length).order(ByteOrder.LITTLE_ENDIAN);
        capture.putInt(0xA1B2C3D4)
                .putShort((short) 2)
                .putShort((short) 4)
                .putLong(0)
                .putInt(1 << 20)
                .putInt(linkType);
        capture.putLong(0).putInt(length).putInt(length);
        return json(running.get(indexed(capture.array()) + "/packets/1"));
    }

    /** The address of a capture that is ready. */
    private static String indexed(byte[] bytes) {
        String address = "/api/v1/dumps/%s/capture"
                .formatted(json(running.upload("", bytes)).get("id").asText());
        running.whole(address);
        return address;
    }

    private static JsonNode field(JsonNode packet, String name) {
        for (JsonNode field : packet.get("fields")) {
            if (field.get("name").asText().equals(name)) {
                return field;
            }
        }
        throw new AssertionError("There is no " + name);
    }

    /** Packets of pcapng know their interface, and with it their link layer. */
    @ParameterizedTest
    @ValueSource(strings = {"network/pcapng-sections.pcapng", "network/pcap-be.pcap", "network/pcap-nanoseconds.pcap"})
    void a_packet_of_every_kind_of_capture_has_fields(String sample) throws IOException {
        String other = indexed(Files.readAllBytes(Path.of("../samples", sample)));
        int count = json(running.get(other)).get("packets").asInt();
        assertThat(count).isPositive();
        for (int number = 1; number <= count; number++) {
            JsonNode packet = json(running.get(other + "/packets/" + number));
            assertThat(packet.get("fields")).as("packet %d", number).isNotEmpty();
            assertThat(packet.get("fields").get(0).get("offset").asInt()).isZero();
        }
    }

    @Test
    void flows_are_ordered_and_filtered() {
        JsonNode largest = json(running.get(capture + "/flows?sort=-bytes"));

        assertThat(largest.at("/items/0/bytes").asLong())
                .isGreaterThanOrEqualTo(largest.at("/items/1/bytes").asLong());
        assertThat(json(running.get(capture + "/flows?filter=nowhere.example"))
                        .get("total")
                        .asInt())
                .isZero();
        assertThat(running.get(capture + "/flows?sort=colour").statusCode()).isEqualTo(400);
    }

    @Test
    void a_flow_opens_as_a_dump_and_its_bytes_know_their_packets() {
        JsonNode side =
                json(running.get(capture + "/flows?sort=-bytes&limit=1")).at("/items/0/a");
        String dump = capture.split("/")[4];
        String tree = json(running.decode(
                        dump, "{\"layers\":\"" + side.get("layers").asText() + "\"}"))
                .get("id")
                .asText();

        JsonNode packets = json(running.get("/api/v1/trees/" + tree + "/packets?offset=0"));
        JsonNode origin = json(running.get("/api/v1/trees/" + tree + "/origin?offset=0&length=4"));

        assertThat(json(running.get("/api/v1/trees/" + tree)).get("size").asLong())
                .isEqualTo(side.get("streamBytes").asLong());
        assertThat(packets.at("/0/offset").asLong()).isZero();
        assertThat(packets.at("/0/packet").asInt()).isPositive();
        assertThat(packets.at("/0/time").asText()).matches("\\d{4}-\\d\\d-\\d\\dT.*\\.\\d{9}Z");
        assertThat(origin.at("/0/layers").asText()).isEqualTo("raw");
        assertThat(origin.at("/0/length").asLong()).isEqualTo(4);
    }

    @Test
    void what_was_said_comes_in_the_order_of_time() {
        int flow = json(running.get(capture + "/flows?sort=-bytes&limit=1"))
                .at("/items/0/number")
                .asInt();

        JsonNode said = running.whole(capture + "/flows/" + flow + "/conversation");

        assertThat(said.get("total").asInt()).isGreaterThan(1);
        assertThat(said.at("/items").findValuesAsText("time")).isSorted();
        assertThat(said.at("/items").findValuesAsText("side")).contains("a", "b");
    }

    @Test
    void a_port_is_bound_to_a_format_until_it_is_not() {
        assertThat(bind("1099", "bytes")).isEqualTo(204);
        assertThat(json(running.get("/api/v1/ports")).at("/0/format").asText()).isEqualTo("bytes");
        assertThat(bind("1099", "")).isEqualTo(204);
        assertThat(json(running.get("/api/v1/ports"))).isEmpty();
        assertThat(bind("1099", "nope")).isEqualTo(400);
        assertThat(bind("70000", "bytes")).isEqualTo(400);
    }

    private static int bind(String port, String format) {
        return running.send(running.request("/api/v1/ports/" + port + "/format")
                        .header("Content-Type", "application/json")
                        .PUT(BodyPublishers.ofString("{\"format\":\"" + format + "\"}")))
                .statusCode();
    }

    @Test
    void what_is_no_capture_is_refused() {
        String dump = running.sample("order");

        assertThat(running.get("/api/v1/dumps/" + dump + "/capture").statusCode())
                .isEqualTo(400);
        assertThat(running.get(capture + "/flows/100000").statusCode()).isEqualTo(404);
    }
}
