package dev.hexplain.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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
class TimingsOverHttpTest extends WithSharedServer {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
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
            }
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
