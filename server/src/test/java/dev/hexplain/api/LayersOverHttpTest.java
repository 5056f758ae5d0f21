package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Serialized;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class LayersOverHttpTest extends WithSharedServer {
    @Test
    void layers_inside_layers_are_taken_off_one_after_the_other() {
        byte[] order = Samples.java("order");
        byte[] twice = Base64.getEncoder().encode(Base64.getEncoder().encode(order));
        String dump = json(running.upload("?name=twice", twice)).get("id").asText();

        JsonNode candidates = json(running.get("/api/v1/dumps/" + dump + "/candidates"));
        JsonNode tree = running.tree(dump, "{}");

        assertThat(candidates.get("layers").asText()).isEqualTo("base64/base64");
        assertThat(candidates.at("/chain").findValuesAsText("layers")).contains("base64", "base64/base64");
        assertThat(tree.get("layers").asText()).isEqualTo("base64/base64");
        assertThat(tree.get("format").asText()).isEqualTo("java_serialization");
        assertThat(tree.get("size").asLong()).isEqualTo(order.length);
    }

    @Test
    void one_of_several_payloads_says_where_the_others_are() {
        byte[] log =
                "12:00:07 payload=rO0ABXQAAWg=\n12:00:08 payload=rO0ABXQAAWk=\n".getBytes(StandardCharsets.US_ASCII);
        String dump = json(running.upload("?name=payloads", log)).get("id").asText();

        JsonNode tree = running.tree(dump, "{}");

        assertThat(tree.at("/layers").asText()).endsWith(":line 1");
        assertThat(tree.at("/finding/kind").asText()).isEqualTo("one-of-several");
        assertThat(tree.at("/finding/detail").asText()).contains("2 payloads", ":line 2");
    }

    @Test
    void a_byte_is_followed_back_to_the_dump() {
        String dump = running.sample("order-xxd");
        String tree = json(running.decode(dump, "{\"layers\":\"xxd/part@16+100\"}"))
                .get("id")
                .asText();

        JsonNode origin = json(running.get("/api/v1/trees/" + tree + "/origin?offset=4&length=2"));

        assertThat(origin).hasSize(2);
        assertThat(origin.at("/0/layers").asText()).isEqualTo("xxd");
        assertThat(origin.at("/0/offset").asLong()).isEqualTo(20);
        assertThat(origin.at("/0/length").asLong()).isEqualTo(2);
        assertThat(origin.at("/1/layers").asText()).isEqualTo("raw");
    }

    @Test
    void the_bytes_of_a_field_are_read_for_themselves() {
        byte[] order = Samples.java("order");
        String text = "{\"session\":\"" + Base64.getEncoder().encodeToString(order) + "\"}";
        String dump = json(running.upload("?name=j", text.getBytes(StandardCharsets.UTF_8)))
                .get("id")
                .asText();
        String tree = json(running.decode(dump, "{\"format\":\"json\",\"layers\":\"raw\"}"))
                .get("id")
                .asText();
        String field = json(running.get("/api/v1/trees/" + tree + "/field-at?offset=40"))
                .at("/field/id")
                .asText();

        JsonNode inside = json(running.get("/api/v1/trees/" + tree + "/fields/" + field + "/inside"));
        JsonNode opened = json(running.decode(
                inside.get("dump").asText(),
                "{\"layers\":\"" + inside.get("layers").asText() + "\"}"));

        assertThat(inside.get("layersTitle").asText()).isEqualTo("Base64");
        assertThat(inside.at("/formats/0/format").asText()).isEqualTo("java_serialization");
        assertThat(opened.get("format").asText()).isEqualTo("java_serialization");
        assertThat(opened.get("size").asLong()).isEqualTo(order.length);
    }

    @Test
    void what_is_packed_in_a_value_is_opened_whatever_the_format_around() throws IOException {
        byte[] inner = "{\"packed\":\"in a value, in a value, in a value\"}".getBytes(StandardCharsets.UTF_8);
        for (byte[] packed : List.of(gzip(inner), zlib(inner))) {
            ByteArrayOutputStream bin = new ByteArrayOutputStream();
            bin.writeBytes(new byte[] {(byte) 0x81, (byte) 0xA1, 'a', (byte) 0xC4, (byte) packed.length});
            bin.writeBytes(packed);
            assertPackedInside("msgpack", bin.toByteArray(), "object%5B0%5D.a", packed);
            assertPackedInside("java_serialization", Serialized.stream(packed), "contents%5B0%5D", packed);
        }
    }

    private void assertPackedInside(String format, byte[] around, String path, byte[] packed) {
        String dump = json(running.upload("?name=packed", around)).get("id").asText();
        String tree = json(running.decode(dump, "{\"format\":\"" + format + "\",\"layers\":\"raw\"}"))
                .get("id")
                .asText();
        String field = json(running.get("/api/v1/trees/" + tree + "/field-by-path?path=" + path))
                .at("/field/id")
                .asText();
        JsonNode inside = json(running.get("/api/v1/trees/" + tree + "/fields/" + field + "/inside"));

        assertThat(inside.at("/formats/0/format").asText()).isEqualTo("json");
        assertThat(inside.get("layers").asText())
                .startsWith("part@" + (around.length - packed.length) + "+" + packed.length);
    }

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(content);
        }
        return packed.toByteArray();
    }

    private static byte[] zlib(byte[] content) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream zlib = new DeflaterOutputStream(packed)) {
            zlib.write(content);
        }
        return packed.toByteArray();
    }

    @Test
    void a_path_that_names_no_layers_is_refused() {
        String dump = running.sample("order");

        assertThat(running.decode(dump, "{\"layers\":\"xxd//x\"}").statusCode()).isEqualTo(400);
        assertThat(running.decode(dump, "{\"layers\":\"\"}").statusCode()).isEqualTo(400);
        assertThat(running.decode(dump, "{\"layers\":\"nope\"}").statusCode()).isEqualTo(400);
    }
}
