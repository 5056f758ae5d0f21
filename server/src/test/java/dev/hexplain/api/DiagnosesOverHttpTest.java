package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.Samples;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DiagnosesOverHttpTest extends WithSharedServer {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static HttpResponse<byte[]> ask(Map<String, String> body) {
        return running.send(running.request("/api/v1/diagnoses")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(JSON.valueToTree(body).toString())));
    }

    private static JsonNode ask(String text, byte[] dump) {
        String id = json(running.upload("?name=d", dump)).get("id").asText();
        String tree = json(running.decode(id, "{}")).get("id").asText();
        return json(ask(Map.of("text", text, "tree", tree)));
    }

    @Test
    void a_message_is_explained_without_a_dump() {
        JsonNode found = json(ask(Map.of("text", "java.io.StreamCorruptedException: invalid type code: AC")));

        assertThat(found).hasSize(1);
        assertThat(found.at("/0/id").asText()).isEqualTo("type-code");
        assertThat(found.at("/0/bytes").asText()).contains("second stream header");
        assertThat(found.at("/0/fields")).isEmpty();
    }

    @Test
    void a_class_that_changed_is_linked_to_its_version() {
        JsonNode found = ask(
                "java.io.InvalidClassException: ObjectToBeSerialised; local class incompatible: stream classdesc"
                        + " serialVersionUID = 1, local class serialVersionUID = 2",
                Samples.java("order"));

        assertThat(found.at("/0/fields/0/path").asText()).endsWith(".serialVersionUID");
        assertThat(found.at("/0/fields/0/length").asLong()).isEqualTo(8);
        assertThat(found.at("/0/fields/1/what").asText()).isEqualTo("its descriptor");
    }

    @Test
    void a_second_header_is_found() {
        byte[] order = Samples.java("order");
        byte[] twice = new byte[2 * order.length];
        System.arraycopy(order, 0, twice, 0, order.length);
        System.arraycopy(order, 0, twice, order.length, order.length);

        JsonNode found = ask("java.io.StreamCorruptedException: invalid type code: AC", twice);

        assertThat(found.at("/0/fields/0/what").asText()).contains("second stream header");
        assertThat(found.at("/0/fields/0/offset").asLong()).isEqualTo(order.length);
    }

    @Test
    void what_is_cut_is_linked_to_its_end() {
        JsonNode found = ask(
                "While parsing a protocol message, the input ended unexpectedly in the middle of a field",
                Samples.java("order-truncated"));

        JsonNode field = found.at("/0/fields/0");
        assertThat(field.get("offset").asLong() + field.get("length").asLong())
                .isEqualTo(Samples.java("order-truncated").length);
    }

    @Test
    void what_is_unknown_is_an_empty_list() {
        assertThat(json(ask(Map.of("text", "nothing of that kind")))).isEmpty();
        assertThat(ask(Map.of("text", "x", "tree", "nope")).statusCode()).isEqualTo(404);
        assertThat(ask(Map.of()).statusCode()).isEqualTo(400);
    }
}
