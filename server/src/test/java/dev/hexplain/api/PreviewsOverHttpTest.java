package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;

@Slow
class PreviewsOverHttpTest extends WithSharedServer {
    private static HttpResponse<byte[]> preview(String query, byte[] body) {
        return running.send(running.request("/api/v1/previews" + query).POST(BodyPublishers.ofByteArray(body)));
    }

    private static JsonNode preview(String text) {
        return json(preview("", text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void each_step_says_what_is_inside() {
        byte[] order = Samples.java("order");
        byte[] twice = Base64.getEncoder().encode(Base64.getEncoder().encode(order));

        JsonNode found = json(preview("", twice));

        assertThat(found.get("size").asLong()).isEqualTo(twice.length);
        assertThat(found.at("/candidates/layers").asText()).isEqualTo("base64/base64");
        assertThat(found.get("steps")).hasSize(2);
        assertThat(found.at("/steps/0/head").asText()).startsWith("724F3041");
        assertThat(found.at("/steps/1/head").asText()).startsWith("ACED0005");
        assertThat(found.at("/steps/1/size").asLong()).isEqualTo(order.length);
        assertThat(found.at("/steps/1/whole").asBoolean()).isTrue();
        assertThat(found.at("/format/format").asText()).isEqualTo("java_serialization");
        assertThat(found.get("diagnoses")).isEmpty();
    }

    @Test
    void the_first_fields_of_what_is_inside_are_there() {
        JsonNode found = json(preview("", Base64.getEncoder().encode(Samples.java("order"))));

        JsonNode fields = found.at("/quickPreview/fields");
        assertThat(fields).hasSizeBetween(2, 12);
        assertThat(fields.at("/0/depth").asInt()).isZero();
        assertThat(fields.at("/1/name").asText()).isEqualTo("magic");
        assertThat(fields.at("/1/value").asText()).contains("STREAM_MAGIC");
        assertThat(fields.at("/2/offset").asLong()).isEqualTo(2);
        assertThat(found.get("glance")).isEqualTo(found.get("quickPreview"));
        assertThat(found.at("/quickPreview/fieldCount").asLong()).isGreaterThan(12);
        assertThat(found.at("/quickPreview/whole").asBoolean()).isTrue();
        assertThat(found.at("/quickPreview/issueCount").asInt()).isZero();
        assertThat(found.get("quickPreview").has("issue")).isFalse();
    }

    @Test
    void the_first_issue_of_damaged_bytes_is_there() {
        JsonNode found = preview("AC ED 00 05 73 72 00 14 4F 62");

        assertThat(found.at("/quickPreview/issueCount").asInt()).isPositive();
        assertThat(found.at("/quickPreview/issue/severity").asText()).isEqualTo("error");
        assertThat(found.at("/quickPreview/issue/message").asText()).isNotBlank();
    }

    @Test
    void of_bytes_that_nobody_knows_there_is_no_glance() {
        assertThat(preview("hello").has("quickPreview")).isFalse();
    }

    @Test
    void of_a_long_paste_only_the_beginning_is_decoded_and_its_end_is_no_issue() {
        byte[] order = Samples.java("order");
        ByteArrayOutputStream many = new ByteArrayOutputStream();
        many.writeBytes(order);
        for (int i = 0; i < 3000; i++) {
            many.write(order, 4, order.length - 4);
        }
        JsonNode found = json(preview("", Base64.getEncoder().encode(many.toByteArray())));

        assertThat(found.at("/quickPreview/whole").asBoolean()).isFalse();
        assertThat(found.at("/quickPreview/issueCount").asInt()).isZero();
        assertThat(found.at("/quickPreview/fields")).hasSize(12);
        assertThat(found.at("/quickPreview/fieldCount").asLong()).isLessThan(40_000);
    }

    @Test
    void layers_and_format_can_be_chosen() {
        byte[] text = "rO0ABXQAAmhp".getBytes(StandardCharsets.US_ASCII);

        JsonNode found = json(preview("?layers=raw&format=bytes", text));

        assertThat(found.at("/candidates/layers").asText()).isEqualTo("raw");
        assertThat(found.at("/candidates/next/0/layers").asText()).isEqualTo("base64");
        assertThat(found.at("/format/format").asText()).isEqualTo("bytes");
        assertThat(preview("?layers=nope", text).statusCode()).isEqualTo(400);
        assertThat(preview("?format=nope", text).statusCode()).isEqualTo(400);
    }

    @Test
    void trouble_in_a_text_names_its_line() {
        JsonNode found = preview("""
                00000000: aced 0005 7372 0014 4f62 6a65 6374 546f  ....sr..ObjectTo
                00000010: 4265 5365 7269 616c 6973 6564 c9d1 6b5  BeSerialised..k.
                00000030: 4265 5365 7269 616c 6973 6564 c9d1 6b51  BeSerialised..k.
                """);

        assertThat(found.at("/steps/0/layers").asText()).isEqualTo("xxd");
        assertThat(found.at("/steps/0/issueCount").asInt()).isPositive();
        assertThat(found.at("/steps/0/issues").findValuesAsText("line")).contains("2");
    }

    @Test
    void a_message_is_explained() {
        JsonNode found = preview("Caused by: java.io.StreamCorruptedException: invalid stream header: 22657870\n");

        assertThat(found.at("/diagnoses/0/id").asText()).isEqualTo("stream-header");
        assertThat(found.at("/diagnoses/0/bytes").asText()).contains("quotation mark");
        assertThat(found.at("/diagnoses/0/remedies")).isNotEmpty();
        assertThat(found.at("/diagnoses/0/fields")).isEmpty();
    }

    @Test
    void nothing_is_kept() {
        preview("AC ED 00 05 70");

        assertThat(json(running.get("/api/v1/dumps")).get("total").asLong()).isZero();
    }

    @Test
    void empty_and_too_large_bodies_are_answered() {
        assertThat(preview("", new byte[0]).statusCode()).isEqualTo(200);
        assertThat(preview("", new byte[(4 << 20) + 1]).statusCode()).isEqualTo(413);
    }
}
