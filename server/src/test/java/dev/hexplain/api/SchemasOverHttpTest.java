package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Schemas, and dumps read by them, as a client sees them. */
@Slow
class SchemasOverHttpTest {
    private static final String PROTO = "syntax = \"proto3\"; message Quantity { int32 count = 1; }";

    @TempDir
    private Path folder;

    private Running running;

    @BeforeEach
    void start() {
        running = Running.on(folder);
    }

    @AfterEach
    void stop() {
        running.close();
    }

    @Test
    void a_dump_is_read_by_an_uploaded_schema() {
        JsonNode schema = json(upload("?format=protobuf&name=quantity.proto", PROTO));
        assertThat(schema.path("formatId").asText())
                .isEqualTo("protobuf:" + schema.path("id").asText());
        String dump = json(running.upload("?name=q", HexFormat.of().parseHex("089601")))
                .path("id")
                .asText();

        JsonNode tree = json(
                running.decode(dump, "{\"format\":\"" + schema.path("formatId").asText() + "\"}"));

        HttpResponse<byte[]> field =
                running.get("/api/v1/trees/" + tree.path("id").asText() + "/field-by-path?path=count");
        assertThat(field.statusCode()).as(new String(field.body(), UTF_8)).isEqualTo(200);
        assertThat(new String(field.body(), UTF_8)).contains("150");
    }

    @Test
    void the_same_schema_is_kept_once_and_survives_a_start() {
        String id = json(upload("?format=protobuf", PROTO)).path("id").asText();
        assertThat(json(upload("?format=protobuf", PROTO)).path("id").asText()).isEqualTo(id);
        running.close();
        running = Running.on(folder);

        assertThat(json(running.get("/api/v1/schemas"))).hasSize(1);
        assertThat(running.get("/api/v1/schemas/" + id).body()).asString(UTF_8).isEqualTo(PROTO);
        assertThat(running.delete("/api/v1/schemas/" + id).statusCode()).isEqualTo(204);
        assertThat(running.get("/api/v1/schemas/" + id).statusCode()).isEqualTo(404);
    }

    @Test
    void mistakes_in_a_schema_are_told_with_their_place() {
        HttpResponse<byte[]> refused =
                upload("?format=protobuf", "syntax = \"proto3\";\nmessage Quantity { int32 = 1; }");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(json(refused).path("mistakes").get(0).path("line").asInt()).isEqualTo(2);
        assertThat(json(running.get("/api/v1/schemas"))).isEmpty();
    }

    @Test
    void a_format_that_takes_no_schema_says_which_do() {
        HttpResponse<byte[]> refused = upload("?format=cbor", PROTO);
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.body()).asString(UTF_8).contains("`protobuf`");
    }

    @Test
    void a_format_that_cannot_be_read_without_asks_for_one() {
        String dump =
                json(running.upload("?name=q", new byte[] {1, 2, 3})).path("id").asText();
        JsonNode tree = json(running.decode(dump, "{\"format\":\"sbe\"}"));
        HttpResponse<byte[]> issues =
                running.get("/api/v1/trees/" + tree.path("id").asText() + "/issues");
        assertThat(issues.body()).asString(UTF_8).contains("upload the schema");
    }

    private HttpResponse<byte[]> upload(String query, String text) {
        return running.send(running.request("/api/v1/schemas" + query)
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(text)));
    }
}
