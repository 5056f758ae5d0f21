package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.Slow;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Codecs are measured for a client that listens, one run at a time. */
@Slow
class TimingsOverHttpTest extends WithSharedServer {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final String RUNS = "/api/v1/timings/";
    private static final String JAVA = "{\"sample\":\"order\",\"codecs\":[\"java\"]}";

    /** One event of a stream. */
    private record Event(String name, JsonNode data) {}

    @Test
    void a_client_that_goes_away_ends_its_run_and_the_next_one_in_line_begins() throws Exception {
        HttpResponse<InputStream> first = measure(JAVA);
        try (BufferedReader events = reader(first)) {
            await(events, "iteration");
            try (BufferedReader waiting = reader(measure(JAVA))) {
                assertThat(await(waiting, "place").path("before").asInt()).isEqualTo(1);
                events.close();
                assertThat(await(waiting, "begin").path("total").asInt()).isEqualTo(1);
                JsonNode iteration = await(waiting, "iteration");
                assertThat(iteration.path("codec").asText()).isEqualTo("java");
                assertThat(iteration.path("nanos").asDouble()).isPositive();
                JsonNode result = await(waiting, "result");
                assertThat(result.path("state").asText()).isEqualTo("measured");
                assertThat(result.path("size").asInt()).isEqualTo(340);
                assertThat(result.path("encode").path("nanos").asDouble()).isPositive();
                JsonNode end = await(waiting, "end");
                assertThat(end.path("run").path("machine").path("cpu").asText()).isNotBlank();
                assertThat(end.path("run").path("results")).hasSize(1);
                assertThat(JSON.readTree(end.path("jmh").asText())).hasSize(2);
                assertThat(json(running.get(RUNS + end.path("id").asText()))
                                .at("/run/results/0/size")
                                .asInt())
                        .isEqualTo(340);
            }
        }
    }

    @Test
    void an_object_of_a_dump_is_measured_and_the_run_is_kept_until_it_is_deleted() throws Exception {
        String dump = running.sample("web-session");
        String id;
        try (BufferedReader events =
                reader(measure("{\"dump\":\"%s\",\"at\":\"user\",\"codecs\":[\"java\",\"unsafe\"]}".formatted(dump)))) {
            JsonNode java = await(events, "result");
            assertThat(java.path("state").asText()).isEqualTo("measured");
            assertThat(java.path("size").asInt()).isGreaterThan(100);
            JsonNode unsafe = await(events, "result");
            assertThat(unsafe.path("state").asText()).isEqualTo("refused");
            assertThat(unsafe.path("reason").asText()).isNotBlank();
            id = await(events, "end").path("id").asText();
        }
        JsonNode head = json(running.get("/api/v1/timings")).at("/runs/0");
        assertThat(head.path("id").asText()).isEqualTo(id);
        assertThat(head.path("title").asText()).startsWith("user of ");
        assertThat(head.path("cpu").asText()).isNotBlank();

        JsonNode kept = json(running.get(RUNS + id));
        assertThat(kept.at("/run/object/className").asText()).isEqualTo("java.util.LinkedHashMap");
        assertThat(kept.at("/run/object/at").asText()).isEqualTo("user");
        assertThat(kept.at("/run/results")).hasSize(2);
        JsonNode jmh = json(running.get(RUNS + id + "/jmh"));
        assertThat(jmh).hasSize(2).isEqualTo(kept.path("jmh"));
        assertThat(jmh.toString()).doesNotContain("hexplain-timed");

        assertThat(running.delete(RUNS + id).statusCode()).isEqualTo(204);
        assertThat(running.get(RUNS + id).statusCode()).isEqualTo(404);
        assertThat(running.delete(RUNS + id).statusCode()).isEqualTo(404);
    }

    @Test
    void a_sample_is_measured_in_several_sizes_each_with_its_parameter_in_jmhs_json() throws Exception {
        try (BufferedReader events =
                reader(measure("{\"sample\":\"order\",\"codecs\":[\"buffer-heap-le\"],\"sizes\":[1,100]}"))) {
            assertThat(await(events, "begin").path("total").asInt()).isEqualTo(2);
            assertThat(await(events, "iteration").path("elements").asInt()).isEqualTo(1);
            assertThat(await(events, "result").path("size").asInt()).isEqualTo(41);
            JsonNode larger = await(events, "result");
            assertThat(larger.path("elements").asInt()).isEqualTo(100);
            assertThat(larger.path("size").asInt()).isEqualTo(1625);
            JsonNode end = await(events, "end");
            assertThat(JSON.readTree(end.path("jmh").asText()).findValuesAsText("size"))
                    .containsExactly("1", "1", "100", "100");
            assertThat(running.delete(RUNS + end.path("id").asText()).statusCode())
                    .isEqualTo(204);
        }
        for (String wrong : List.of("[0]", "[1,1]", "7", "[\"a\"]", "[1.5]", "[1,2,3,4,5,6,7,8,9,10,11,12,13]")) {
            String body = "{\"sample\":\"order\",\"codecs\":[\"java\"],\"sizes\":%s}".formatted(wrong);
            assertThat(post("/api/v1/timings", body).statusCode()).as(wrong).isEqualTo(400);
        }
    }

    @Test
    void sizes_that_generated_values_cannot_have_are_refused() throws Exception {
        String declared = "{\"declarations\":\"record A(int[] codes) {}\",\"codecs\":[\"java\"],%s}";
        for (String wrong : List.of(
                "\"sizes\":[0]",
                "\"sizes\":[1,1]",
                "\"sizes\":[10001]",
                "\"size\":10001",
                "\"size\":0",
                "\"size\":1,\"sizes\":[1]",
                "\"json\":\"{}\",\"sizes\":[1]",
                "\"json\":\"{}\",\"size\":1",
                "\"dump\":\"d\",\"sizes\":[1]")) {
            assertThat(post("/api/v1/timings", declared.formatted(wrong)).statusCode())
                    .as(wrong)
                    .isEqualTo(400);
        }
        assertThat(new String(
                        post("/api/v1/timings", declared.formatted("\"json\":\"{}\",\"sizes\":[1]"))
                                .body(),
                        UTF_8))
                .contains("`json` have the elements that are there");
        assertThat(post("/api/v1/timings", "{\"dump\":\"d\",\"sizes\":[1]}").statusCode())
                .isEqualTo(400);
    }

    @Test
    void results_of_jmh_are_imported_and_anything_else_is_refused() {
        String results = """
                [{"benchmark": "org.example.Codecs.write", "mode": "avgt",
                  "primaryMetric": {"score": 12.5, "scoreError": "NaN", "scoreUnit": "ns/op"}}]""";
        HttpResponse<byte[]> answer = post("/api/v1/timing-imports?name=theirs.json", results);
        assertThat(answer.statusCode()).isEqualTo(201);
        assertThat(json(answer).path("title").asText()).isEqualTo("theirs.json");
        String id = json(answer).path("id").asText();
        assertThat(json(running.get(RUNS + id)).has("run")).isFalse();
        assertThat(json(running.get(RUNS + id + "/jmh"))
                        .at("/0/primaryMetric/score")
                        .asDouble())
                .isEqualTo(12.5);
        String scored = "[{\"benchmark\":\"b\",\"primaryMetric\":{\"score\":1%s}%s}]";
        for (String other : List.of(
                "{}",
                "[]",
                "7",
                "[{}]",
                "[{\"benchmark\":\"b\"}]",
                "[",
                "",
                scored.formatted(",\"scoreUnit\":{}", ""),
                scored.formatted("", ",\"mode\":7"),
                scored.formatted("", ",\"params\":{\"size\":7}"))) {
            assertThat(post("/api/v1/timing-imports", other).statusCode())
                    .as(other)
                    .isEqualTo(400);
        }
    }

    @Test
    void what_cannot_be_measured_is_refused_before_anything_starts() throws Exception {
        assertThat(measure("{\"sample\":\"nothing\"}").statusCode()).isEqualTo(404);
        assertThat(measure("{\"sample\":\"order\",\"codecs\":[\"nothing\"]}").statusCode())
                .isEqualTo(400);
        assertThat(measure("{\"sample\":\"order\",\"values\":{\"prices\":7}}").statusCode())
                .isEqualTo(422);
        assertThat(measure("{\"sample\":\"order\",\"plan\":\"endless\"}").statusCode())
                .isEqualTo(400);
        assertThat(measure("{\"dump\":\"nothing\"}").statusCode()).isEqualTo(404);
        assertThat(json(running.get("/api/v1/timings")).path("allowed").asBoolean())
                .isTrue();
    }

    private static HttpResponse<byte[]> post(String path, String body) {
        return running.send(
                running.request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
    }

    private static HttpResponse<InputStream> measure(String body) throws Exception {
        HttpRequest request = running.request("/api/v1/timings")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
        return CLIENT.send(request, BodyHandlers.ofInputStream());
    }

    private static BufferedReader reader(HttpResponse<InputStream> response) {
        assertThat(response.statusCode()).isEqualTo(200);
        return new BufferedReader(new InputStreamReader(response.body(), UTF_8));
    }

    private static JsonNode await(BufferedReader events, String name) throws IOException {
        for (Event event = next(events); ; event = next(events)) {
            if (event.name().equals(name)) {
                return event.data();
            }
            assertThat(event.name()).isIn(List.of("place", "begin", "waiting", "iteration", "result"));
        }
    }

    private static Event next(BufferedReader events) throws IOException {
        String name = "";
        for (String line = events.readLine(); line != null; line = events.readLine()) {
            if (line.startsWith("event: ")) {
                name = line.substring("event: ".length());
            } else if (line.startsWith("data: ")) {
                return new Event(name, JSON.readTree(line.substring("data: ".length())));
            }
        }
        throw new AssertionError("The stream ended");
    }
}
