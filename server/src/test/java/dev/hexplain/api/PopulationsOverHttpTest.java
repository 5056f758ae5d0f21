package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.Slow;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Many objects in the codec lab, as a client sees them. */
@Slow
class PopulationsOverHttpTest extends WithSharedServer {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    /** One event of a stream. */
    private record Event(String name, JsonNode data) {}

    @Test
    void objects_of_many_dumps_are_measured_as_one_population() {
        List<String> dumps = IntStream.range(0, 60)
                .mapToObj(i -> upload(i + ".json", order(i)))
                .toList();
        JsonNode view = measured(body(dumps, "\"codecs\":[\"json\",\"kryo\",\"unsafe\"]"));
        assertThat(view.path("dumps").asInt()).isEqualTo(60);
        assertThat(view.path("objects").asInt()).isEqualTo(60);
        assertThat(view.path("classes").asInt()).isEqualTo(2);
        assertThat(view.path("left")).isEmpty();
        JsonNode json = codec(view, "json");
        assertThat(json.at("/sizes/min").asInt()).isPositive();
        assertThat(json.at("/sizes/median").asInt())
                .isBetween(json.at("/sizes/min").asInt(), json.at("/sizes/p99").asInt());
        assertThat(json.at("/dictionary/trainedOn").asInt()).isEqualTo(30);
        assertThat(json.at("/dictionary/with").asInt())
                .isLessThan(json.at("/dictionary/plain").asInt());
        assertThat(codec(view, "unsafe").has("sizes")).isFalse();
        assertThat(codec(view, "unsafe").at("/refused/0/count").asInt()).isEqualTo(60);
        assertThat(view.at("/best/raw").asText()).isEqualTo("kryo");
    }

    @Test
    void elements_of_a_list_at_a_path_are_objects_and_all_codecs_take_part() {
        String dump = upload("list.json", "{\"orders\":[%s,%s,%s]}".formatted(order(1), order(2), order(3)));
        JsonNode view = measured(body(List.of(dump, dump), "\"at\":\"orders\",\"each\":true"));
        assertThat(view.path("dumps").asInt()).isEqualTo(1);
        assertThat(view.path("objects").asInt()).isEqualTo(3);
        assertThat(view.path("codecs")).hasSameSizeAs(json(running.get("/api/v1/codecs")));
        assertThat(measured(body(List.of(dump), "\"codecs\":[]")).path("codecs"))
                .isEmpty();
    }

    @Test
    void a_dump_that_cannot_be_used_costs_only_itself() {
        String good = upload("good.json", order(1));
        String text = upload("hello.txt", "hello, hello, hello");
        String other = upload("other.json", "{\"other\":1}");
        JsonNode view = measured(body(List.of(text, good, other), "\"at\":\"lines\",\"codecs\":[\"kryo\"]"));
        assertThat(view.path("read").asInt()).isEqualTo(1);
        assertThat(view.path("left").findValuesAsText("first")).containsExactly("hello.txt", "other.json");
        assertThat(view.at("/left/1/reason").asText()).contains("no value `lines`");
    }

    @Test
    void what_is_measured_comes_as_events_pass_by_pass() throws Exception {
        List<String> dumps =
                IntStream.range(0, 5).mapToObj(i -> upload("e" + i, order(i))).toList();
        List<Event> events = new ArrayList<>();
        try (BufferedReader lines = stream(body(dumps, "\"codecs\":[\"kryo\"]"))) {
            do {
                events.add(next(lines));
            } while (!events.getLast().name().equals("end"));
        }
        assertThat(events.getFirst().name()).isEqualTo("begin");
        assertThat(events.getFirst().data().path("dumps").asInt()).isEqualTo(5);
        assertThat(events.getFirst().data().path("codecs").asInt()).isEqualTo(1);
        assertThat(events.subList(1, events.size() - 1)).allSatisfy(event -> {
            assertThat(event.name()).isEqualTo("progress");
            assertThat(event.data().path("pass").asText()).isIn("classes", "objects", "dictionaries", "sizes");
            assertThat(event.data().path("total").asInt()).isEqualTo(5);
        });
        assertThat(events.getLast().data().path("objects").asInt()).isEqualTo(5);
    }

    @Test
    void a_client_that_goes_away_makes_room_for_the_next() throws Exception {
        String dump = upload("long.json", longList());
        String other = body(List.of(upload("other.json", order(1))), "\"codecs\":[\"kryo\"]");
        try (BufferedReader lines = stream(body(List.of(dump), "\"each\":true"))) {
            Event event = next(lines);
            while (!event.data().path("pass").asText().equals("dictionaries")) {
                event = next(lines);
            }
            assertThat(post(other).statusCode()).isEqualTo(503);
        }
        JsonNode view = json(afterCancelling(other));
        assertThat(view.path("objects").asInt()).isEqualTo(1);
    }

    /** So much that encoding it takes longer than somebody else waits. */
    private static String longList() {
        String numbers = IntStream.range(100, 160).mapToObj(String::valueOf).collect(Collectors.joining(",", "[", "]"));
        return IntStream.range(0, 3_000).mapToObj(_ -> numbers).collect(Collectors.joining(",", "[", "]"));
    }

    private static HttpResponse<byte[]> afterCancelling(String body) {
        HttpResponse<byte[]> answer = post(body);
        for (int tries = 0; answer.statusCode() == 503 && tries < 20; tries++) {
            answer = post(body);
        }
        return answer;
    }

    @Test
    void where_there_is_no_object_at_all_every_reason_is_told() throws Exception {
        List<String> dumps =
                List.of(upload("a.txt", "hello, hello"), upload("b.json", "{\"b\":1}"), upload("c.json", "{\"c\":1}"));
        HttpResponse<byte[]> answer = post(body(dumps, "\"at\":\"a\",\"codecs\":[\"kryo\"]"));
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(json(answer).path("detail").asText()).startsWith("There are no objects in any of these");
        assertThat(json(answer).path("mistakes").findValuesAsText("path")).containsExactly("a.txt", "b.json");
        assertThat(json(answer).at("/mistakes/1/message").asText()).endsWith("(and 1 more)");
        try (BufferedReader lines = stream(body(dumps, "\"at\":\"a\",\"codecs\":[\"kryo\"]"))) {
            Event event = next(lines);
            while (!event.name().equals("failed")) {
                event = next(lines);
            }
            assertThat(event.data().path("status").asInt()).isEqualTo(422);
            assertThat(event.data().path("mistakes")).hasSize(2);
        }
    }

    @Test
    void wrong_requests_are_refused_with_the_reason() {
        String good = "\"%s\"".formatted(upload("good.json", order(1)));
        refused(404, "{\"dumps\":[%s,\"nothing\"]}".formatted(good), "nothing");
        refused(400, "{}", "`dumps` has to be a list");
        refused(400, "{\"dumps\":[]}", "`dumps` has to be a list");
        refused(400, "{\"dumps\":[7]}", "which are strings");
        refused(400, "{\"dumps\":[%s]}".formatted("\"x\",".repeat(1000) + "\"x\""), "1 to 1000");
        refused(400, "{\"dumps\":[%s],\"each\":\"yes\"}".formatted(good), "`each` has to be true or false");
        refused(400, "{\"dumps\":[%s],\"each\":null}".formatted(good), "`each` has to be true or false");
        refused(400, "{\"dumps\":[%s],\"at\":7}".formatted(good), "`at` has to be a string");
        refused(400, "{\"dumps\":[%s],\"codecs\":[\"nothing\"]}".formatted(good), "no codec `nothing`");
        refused(400, "{\"dumps\":[%s],\"format\":\"nothing\"}".formatted(good), "no format `nothing`");
        refused(400, "{\"dumps\":[%s],\"layers\":\"nothing\"}".formatted(good), "nothing");
        refused(400, "{\"dumps\":[%s],\"endian\":\"middle\"}".formatted(good), "`endian` has to be");
    }

    private static void refused(int status, String body, String reason) {
        HttpResponse<byte[]> answer = post(body);
        assertThat(answer.statusCode()).as(body).isEqualTo(status);
        assertThat(json(answer).path("detail").asText()).as(body).contains(reason);
    }

    private static String order(int number) {
        return "{\"id\": %d, \"customer\": \"Customer %d\", \"state\": \"%s\", \"lines\": {\"total\": %d.25}}"
                .formatted(number * 7919, number * 31 % 97, number % 3 == 0 ? "OPEN" : "SHIPPED", number * 131 % 1000);
    }

    private static String body(List<String> dumps, String rest) {
        return "{\"dumps\":%s,%s}".formatted(dumps.stream().collect(Collectors.joining("\",\"", "[\"", "\"]")), rest);
    }

    private static JsonNode measured(String body) {
        HttpResponse<byte[]> answer = post(body);
        assertThat(answer.statusCode()).as(new String(answer.body(), UTF_8)).isEqualTo(200);
        return json(answer);
    }

    private static JsonNode codec(JsonNode view, String id) {
        return StreamSupport.stream(view.path("codecs").spliterator(), false)
                .filter(each -> each.path("codec").asText().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static String upload(String name, String text) {
        return json(running.upload("?name=" + name, text.getBytes(UTF_8)))
                .path("id")
                .asText();
    }

    private static HttpRequest.Builder request(String body) {
        return running.request("/api/v1/populations")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
    }

    private static HttpResponse<byte[]> post(String body) {
        return running.send(request(body));
    }

    private static BufferedReader stream(String body) throws Exception {
        var answer =
                CLIENT.send(request(body).header("Accept", "text/event-stream").build(), BodyHandlers.ofInputStream());
        assertThat(answer.statusCode()).isEqualTo(200);
        return new BufferedReader(new InputStreamReader(answer.body(), UTF_8));
    }

    private static Event next(BufferedReader lines) throws IOException {
        String name = "";
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("event: ")) {
                name = line.substring("event: ".length());
            } else if (line.startsWith("data: ")) {
                return new Event(name, JSON.readTree(line.substring("data: ".length())));
            }
        }
        throw new AssertionError("The stream ended");
    }
}
