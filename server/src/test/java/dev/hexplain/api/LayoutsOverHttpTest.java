package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.Base64;
import java.util.HexFormat;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Messages of one unknown format, as a client sees them. */
class LayoutsOverHttpTest extends WithSharedServer {
    private static String upload(byte[] content) {
        return json(running.upload("?name=layout.bin", content)).get("id").asText();
    }

    private static HttpResponse<byte[]> align(String layers, String... dumps) {
        String ids = Stream.of(dumps).map(id -> '"' + id + '"').collect(Collectors.joining(","));
        return running.post("/api/v1/layouts", "{\"dumps\":[" + ids + "],\"layers\":\"" + layers + "\"}");
    }

    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    @Test
    void fields_tile_each_message_and_a_descriptor_is_begun() {
        JsonNode layout = json(align(
                "raw",
                upload(hex("ABBA 03 616263 07")),
                upload(hex("ABBA 05 6162636465 07")),
                upload(hex("ABBA 02 7A7A 07"))));

        assertThat(layout.get("fields").findValuesAsText("kind"))
                .containsExactly("constant", "length", "text", "constant");
        assertThat(layout.at("/fields/1/about").asText()).isEqualTo("of the text behind it");
        assertThat(layout.at("/messages/1/ends")).hasSize(4);
        assertThat(layout.at("/messages/1/ends/3").asLong()).isEqualTo(9);
        assertThat(layout.get("descriptor").asText())
                .contains("contents: [0xAB, 0xBA]", "type: u1", "size: len", "contents: [0x07]");
    }

    @Test
    void layers_are_removed_from_each() {
        String one = upload(Base64.getEncoder().encode(hex("0102030405")));
        String other = upload(Base64.getEncoder().encode(hex("0102030607")));

        JsonNode layout = json(align("base64", one, other));

        assertThat(layout.at("/fields/0/values").asText()).isEqualTo("01 02 03");
        assertThat(layout.at("/messages/0/length").asLong()).isEqualTo(5);
    }

    @Test
    void what_cannot_be_aligned_says_why() {
        String one = upload(hex("01"));
        assertThat(align("raw", one).statusCode()).isEqualTo(400);
        assertThat(align("raw", one, "nowhere").statusCode()).isEqualTo(404);
    }
}
