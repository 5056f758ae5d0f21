package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Samples, codecs and encodings, as a client sees them. */
class EncodingsOverHttpTest extends WithSharedServer {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void samples_say_what_can_be_edited() throws Exception {
        JsonNode order = json(running.get("/api/v1/samples")).get(0);
        assertThat(order.path("id").asText()).isEqualTo("order");
        assertThat(order.path("schema")
                        .path("properties")
                        .path("prices")
                        .path("type")
                        .asText())
                .isEqualTo("array");
        assertThat(order.path("values").path("prices")).hasSize(10);
        assertThat(order.path("published").findValuesAsText("bytes")).contains("340", "185");
    }

    @Test
    void every_codec_is_listed_with_its_library() throws Exception {
        JsonNode codecs = json(running.get("/api/v1/codecs"));
        assertThat(codecs.findValuesAsText("id"))
                .contains("java", "json", "lightning")
                .doesNotHaveDuplicates();
        codecs.forEach(codec -> assertThat(codec.path("library").asText()).isNotBlank());
    }

    @Test
    void an_encoding_is_explained_to_the_last_byte_and_opens_like_any_dump() throws Exception {
        JsonNode java = encode("{\"sample\":\"order\",\"codecs\":[\"java\"]}")
                .path("results")
                .get(0);
        assertThat(java.path("state").asText()).isEqualTo("encoded");
        assertThat(java.path("size").asInt()).isEqualTo(340);
        assertThat(java.path("explained").asInt()).isEqualTo(340);
        assertThat(sum(java.path("roles"))).isEqualTo(340);
        assertThat(java.path("members").findValues("bytes").stream()
                        .mapToInt(JsonNode::asInt)
                        .sum())
                .isEqualTo(340);
        assertThat(Base64.getDecoder().decode(java.path("bytes").asText())).startsWith(0xAC, 0xED);
        assertThat(java.path("runs").findValues("length").stream()
                        .mapToInt(JsonNode::asInt)
                        .sum())
                .isEqualTo(340);
        assertThat(java.path("label").path("kind").asText()).isEqualTo("exact");
        assertThat(java.path("compressed").path("deflate").asInt()).isBetween(100, 340);

        String tree = java.path("tree").asText();
        JsonNode opened = running.tree(tree);
        assertThat(opened.path("dump").path("size").asInt()).isEqualTo(340);
        assertThat(opened.path("status").asText()).isEqualTo("complete");
        assertThat(opened.path("root").path("id").asText())
                .isEqualTo(java.path("root").asText());
    }

    @Test
    void a_dump_that_is_decoded_stays_and_the_others_are_not_listed() throws Exception {
        JsonNode encoded = encode("{\"sample\":\"order\",\"codecs\":[\"java\"],\"values\":{\"sourceId\":77}}")
                .path("results")
                .get(0);
        String dump = encoded.path("dump").asText();
        assertThat(json(running.get("/api/v1/dumps")).findValuesAsText("id")).doesNotContain(dump);

        HttpResponse<byte[]> decoded = post("/api/v1/dumps/" + dump + "/trees", "{\"format\":\"java_serialization\"}");
        assertThat(decoded.statusCode()).isBetween(200, 202);
        assertThat(json(running.get("/api/v1/dumps")).findValuesAsText("id")).contains(dump);
        assertThat(running.get("/api/v1/dumps/" + dump + "/bytes").statusCode()).isEqualTo(200);
    }

    @Test
    void values_replace_those_of_the_sample() throws Exception {
        JsonNode short1 = encode("{\"sample\":\"order\",\"codecs\":[\"java\"],\"values\":{\"prices\":[0.5]}}");
        assertThat(short1.path("values").path("prices")).hasSize(1);
        assertThat(short1.path("values").path("quantities")).hasSize(10);
        assertThat(short1.path("results").get(0).path("size").asInt()).isEqualTo(340 - 9 * 8);
    }

    @Test
    void wrong_values_are_all_told_with_their_places() throws Exception {
        HttpResponse<byte[]> refused = post(
                "/api/v1/encodings", "{\"sample\":\"order\",\"values\":{\"prices\":[1,\"x\"],\"sourceId\":\"y\"}}");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(json(refused).path("mistakes").findValuesAsText("path")).contains("prices[1]", "sourceId");
    }

    @Test
    void unknown_samples_and_codecs_are_named() throws Exception {
        assertThat(post("/api/v1/encodings", "{\"sample\":\"nothing\"}").statusCode())
                .isEqualTo(404);
        HttpResponse<byte[]> codec = post("/api/v1/encodings", "{\"sample\":\"order\",\"codecs\":[\"nothing\"]}");
        assertThat(codec.statusCode()).isEqualTo(400);
        assertThat(new String(codec.body(), UTF_8)).contains("nothing");
        assertThat(post("/api/v1/encodings", "{\"sample\":\"order\",\"codecs\":7}")
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void a_codec_that_cannot_be_had_says_why() throws Exception {
        JsonNode lightning = encode("{\"sample\":\"order\",\"codecs\":[\"lightning\"]}")
                .path("results")
                .get(0);
        assertThat(lightning.path("state").asText()).isEqualTo("unavailable");
        assertThat(lightning.path("reason").asText()).contains("registry");
    }

    @Test
    void results_arrive_as_events_one_for_each_codec() throws Exception {
        HttpResponse<byte[]> events = running.send(running.request("/api/v1/encodings")
                .header("Accept", "text/event-stream")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"sample\":\"order\",\"codecs\":[\"json\",\"java\"]}")));
        assertThat(events.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("text/event-stream"));
        List<String> names = new ArrayList<>();
        List<String> codecs = new ArrayList<>();
        for (String line : new String(events.body(), UTF_8).lines().toList()) {
            if (line.startsWith("event: ")) {
                names.add(line.substring(7));
            } else if (line.startsWith("data: {\"codec\"")) {
                codecs.add(JSON.readTree(line.substring(6)).path("codec").asText());
            }
        }
        assertThat(names).containsExactly("begin", "result", "result", "end");
        assertThat(codecs).containsExactlyInAnyOrder("json", "java");
    }

    @Test
    void a_large_encoding_is_fetched_rather_than_told() throws Exception {
        JsonNode java = encode("{\"sample\":\"session\",\"size\":200000,\"codecs\":[\"java\"]}")
                .path("results")
                .get(0);
        assertThat(java.path("size").asInt()).isGreaterThan(200_000);
        assertThat(java.has("bytes")).isFalse();
        assertThat(sum(java.path("roles"))).isEqualTo(java.path("size").asLong());
        assertThat(running.get("/api/v1/dumps/" + java.path("dump").asText() + "/bytes")
                        .statusCode())
                .isEqualTo(200);
    }

    private static long sum(JsonNode counts) {
        long sum = 0;
        for (JsonNode count : counts) {
            sum += count.asLong();
        }
        return sum;
    }

    private static JsonNode encode(String order) {
        HttpResponse<byte[]> answer = post("/api/v1/encodings", order);
        assertThat(answer.statusCode()).as(new String(answer.body(), UTF_8)).isEqualTo(200);
        return json(answer);
    }

    private static HttpResponse<byte[]> post(String path, String body) {
        return running.send(
                running.request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
    }
}
