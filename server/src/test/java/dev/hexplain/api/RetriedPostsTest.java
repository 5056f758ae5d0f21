package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.ClassTables;
import dev.hexplain.testing.Slow;
import io.javalin.http.HandlerType;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A proxy that heard no answer sends a request once more: that changes nothing that the first one has not changed. */
@Slow
class RetriedPostsTest extends WithSharedServer {
    /** Each complete run is a measurement of its own; one whose client is gone is ended, and not kept. */
    private static final String MEASURING = "/api/v1/timings";

    private static final String JSON = "application/json";
    private static final String BYTES = "application/octet-stream";
    private static final String CLASSES = "a.jar";

    private static String dump = "";
    private static String tree = "";
    private static String table = "";
    private static byte[] bundle = {};

    /** What is sent to a route. */
    @SuppressWarnings("ArrayRecordComponent") // sent, never compared
    private record Post(String query, String type, byte[] body) {
        static Post json(String body) {
            return new Post("", JSON, body.replace('\'', '"').getBytes(UTF_8));
        }

        static Post empty(String query) {
            return new Post(query, BYTES, new byte[0]);
        }
    }

    @BeforeAll
    static void fill() throws Exception {
        dump = running.sample("web-session");
        tree = json(running.decode(dump, "{}")).get("id").asText();
        running.post("/api/v1/dumps/" + dump + "/notes", "{\"notes\":[{\"offset\":1,\"id\":\"first\"}]}");
        bundle = running.get("/api/v1/trees/" + tree + "/bundle").body();
        table = json(running.upload("?name=classes.parquet", ClassTables.of("java/order.ser")))
                .get("id")
                .asText();
    }

    private static Map<String, Post> posts() {
        Map<String, Post> posts = new TreeMap<>();
        posts.put("/api/v1/bundles", new Post("", BYTES, bundle));
        posts.put("/api/v1/completions", Post.json("{'source':'','line':1,'column':1}"));
        posts.put("/api/v1/declarations", Post.empty("?name=" + CLASSES));
        posts.put("/api/v1/describe", Post.json("{'fields':'int a'}"));
        posts.put("/api/v1/diagnoses", Post.json("{'text':'java.io.EOFException'}"));
        posts.put("/api/v1/drafts", new Post("", "text/yaml", "meta: {id: pair}\n".getBytes(UTF_8)));
        posts.put("/api/v1/dumps", new Post("?name=a", BYTES, "[1,2]".getBytes(UTF_8)));
        posts.put(
                "/api/v1/dumps/{dump}/notes",
                Post.json("{'notes':[{'offset':4,'length':2,'text':'why?'},{'offset':4}]}"));
        posts.put("/api/v1/dumps/{dump}/table/answers", Post.json("{'sql':'select 1'}"));
        posts.put("/api/v1/dumps/{dump}/table/export", Post.json("{'sql':'select 1','as':'csv'}"));
        posts.put("/api/v1/dumps/{dump}/trees", Post.json("{'format':'json'}"));
        posts.put("/api/v1/encodings", Post.json("{'sample':'order','codecs':['java','kryo']}"));
        posts.put("/api/v1/layouts", Post.json("{'dumps':['%s','%s']}".formatted(dump, table)));
        posts.put("/api/v1/populations", Post.json("{'dumps':['%s'],'codecs':['java']}".formatted(dump)));
        posts.put("/api/v1/previews", new Post("", BYTES, "W10=".getBytes(UTF_8)));
        posts.put("/api/v1/sample-dumps/{sample}/dumps", Post.empty(""));
        posts.put(
                "/api/v1/schemas",
                new Post(
                        "?format=protobuf&name=a.proto",
                        BYTES,
                        "syntax = \"proto3\"; message Q { int32 c = 1; }".getBytes(UTF_8)));
        posts.put(
                "/api/v1/timing-imports",
                Post.json("[{'benchmark':'b','mode':'avgt','primaryMetric':{'score':12.5,'scoreUnit':'ns/op'}}]"));
        posts.put("/api/v1/trees/{tree}/classes/compare", Post.empty("?name=" + CLASSES));
        posts.put("/api/v1/trees/{tree}/edits", Post.json("{'bytes':[{'offset':9,'inserted':'00'}]}"));
        posts.put("/api/v1/trees/{tree}/filter/try", Post.json("{'pattern':'!*'}"));
        posts.put("/api/v1/trees/{tree}/hit-counts", Post.json("{'text':'a','kind':'text'}"));
        posts.put("/api/v1/trees/{tree}/hits", Post.json("{'text':'a','kind':'name'}"));
        posts.put("/api/v1/trees/{tree}/query", Post.json("{'expression':'..a'}"));
        return posts;
    }

    static Stream<String> routes() {
        return running.server.endpoints().stream()
                .filter(each -> each.method.equals(HandlerType.POST))
                .map(each -> each.path)
                .filter(each -> !each.equals(MEASURING));
    }

    @ParameterizedTest
    @MethodSource("routes")
    void a_second_one_changes_nothing(String route) {
        Post post = posts().get(route);
        assertThat(post).as("an example of %s belongs in this test", route).isNotNull();

        JsonNode first = send(route, post);
        List<String> kept = kept();
        JsonNode second = send(route, post);

        assertThat(kept()).isEqualTo(kept);
        assertThat(second.at("/id")).isEqualTo(first.at("/id"));
    }

    @Test
    void both_at_once_are_one() throws Exception {
        Map<String, Post> fresh = Map.of(
                "/api/v1/dumps/{dump}/notes", Post.json("{'notes':[{'offset':50}]}"),
                "/api/v1/timing-imports", Post.json("[{'benchmark':'c','primaryMetric':{'score':1}}]"),
                "/api/v1/dumps", Post.json("[7]"));
        List<String> before = kept();
        for (Map.Entry<String, Post> each : fresh.entrySet()) {
            try (ExecutorService pool = Executors.newFixedThreadPool(8)) {
                Callable<JsonNode> sent = () -> send(each.getKey(), each.getValue());
                assertThat(pool.invokeAll(Stream.generate(() -> sent).limit(8).toList()))
                        .allMatch(answer -> answer.resultNow() != null);
            }
        }
        assertThat(kept()).containsAll(before).hasSize(before.size() + fresh.size());
    }

    @Test
    void a_note_that_says_something_else_is_another_one() {
        String route = "/api/v1/dumps/{dump}/notes";
        List<String> before = kept();
        for (String note : List.of("'text':'x'", "'text':'y'", "'text':'x','colour':'red'", "'text':'x','length':1")) {
            send(route, Post.json("{'notes':[{'offset':40,%s}]}".formatted(note)));
        }
        send(route, Post.json("{'notes':[{'offset':40,'text':'x','id':'a'},{'offset':40,'text':'x','id':'b'}]}"));
        assertThat(kept()).hasSize(before.size() + 6);
    }

    private static JsonNode send(String route, Post post) {
        String path = route.replace("{dump}", route.contains("table") ? table : dump)
                .replace("{tree}", tree)
                .replace("{sample}", "order");
        HttpResponse<byte[]> answer = running.send(running.request(path + post.query)
                .header("Content-Type", post.type)
                .POST(BodyPublishers.ofByteArray(post.body)));
        assertThat(answer.statusCode()).as(new String(answer.body(), UTF_8)).isBetween(200, 201);
        return answer.headers().firstValue("Content-Type").orElse("").startsWith(JSON)
                ? json(answer)
                : json(running.get("/api/v1/layers"));
    }

    /** Ids of all that is kept. */
    private static List<String> kept() {
        return Stream.of(
                        "dumps",
                        "schemas",
                        "timings",
                        "formats",
                        "dumps/%s/notes".formatted(dump),
                        "dumps/%s/notes".formatted(table))
                .flatMap(each -> json(running.get("/api/v1/" + each)).findValuesAsText("id").stream())
                .sorted()
                .toList();
    }
}
