package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

@Slow
class CarvingsOverHttpTest extends WithSharedServer {
    private static final byte[] ORDER = Samples.java("order");

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(content);
        }
        return bytes.toByteArray();
    }

    /** A log with a stream, a packed one, and one as text, and a line between them. */
    private static byte[] log() throws IOException {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        for (byte[] part : new byte[][] {ORDER, gzip(ORDER), Base64.getEncoder().encode(gzip(ORDER))}) {
            log.writeBytes("\nline\n".getBytes(StandardCharsets.US_ASCII));
            log.writeBytes(part);
        }
        log.writeBytes("\nend\n".getBytes(StandardCharsets.US_ASCII));
        return log.toByteArray();
    }

    private static String upload(byte[] bytes) {
        return json(running.upload("?name=log", bytes)).get("id").asText();
    }

    @Test
    void what_stands_inside_a_dump_is_listed_and_opens() throws IOException {
        String dump = upload(log());

        JsonNode found = json(running.get("/api/v1/dumps/" + dump + "/carvings?layers=raw"));

        assertThat(found.get("total").asInt()).isEqualTo(3);
        assertThat(found.get("items").findValuesAsText("kind")).containsExactly("java-serialization", "gzip", "base64");
        assertThat(found.get("items").findValuesAsText("format")).containsOnly("java_serialization");
        assertThat(found.at("/items/0/offset").asInt()).isEqualTo(6);
        assertThat(found.at("/items/0/length").asInt()).isEqualTo(ORDER.length);
        assertThat(found.at("/items/0/layers").asText()).isEqualTo("part@6+340");
        assertThat(found.at("/items/2/layers").asText()).endsWith("/gzip");
        for (JsonNode item : found.get("items")) {
            JsonNode tree =
                    running.tree(dump, "{\"layers\":\"" + item.get("layers").asText() + "\"}");
            assertThat(tree.get("format").asText()).isEqualTo("java_serialization");
            assertThat(tree.get("size").asInt()).isEqualTo(ORDER.length);
            assertThat(tree.get("status").asText()).isEqualTo("complete");
        }
    }

    @Test
    void the_list_comes_in_pages() throws IOException {
        String dump = upload(log());

        JsonNode page = json(running.get("/api/v1/dumps/" + dump + "/carvings?layers=raw&from=1&limit=1"));

        assertThat(page.get("from").asInt()).isEqualTo(1);
        assertThat(page.get("total").asInt()).isEqualTo(3);
        assertThat(page.get("items").findValuesAsText("kind")).containsExactly("gzip");
        assertThat(page.get("more").asBoolean()).isFalse();
    }

    @Test
    void layers_are_taken_off_before() throws IOException {
        String dump = upload(gzip(log()));

        JsonNode found = json(running.get("/api/v1/dumps/" + dump + "/carvings"));

        assertThat(found.get("layers").asText()).isEqualTo("gzip");
        assertThat(found.get("size").asInt()).isEqualTo(log().length);
        assertThat(found.at("/items/0/layers").asText()).isEqualTo("gzip/part@6+340");
    }

    @Test
    void wrong_requests_are_refused() {
        String dump = running.sample("order");
        assertThat(running.get("/api/v1/dumps/" + dump + "/carvings?layers=nope")
                        .statusCode())
                .isEqualTo(400);
        assertThat(running.get("/api/v1/dumps/" + dump + "/carvings?limit=0").statusCode())
                .isEqualTo(400);
        assertThat(running.get("/api/v1/dumps/missing/carvings").statusCode()).isEqualTo(404);
    }
}
