package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user says and is kept comes back as it was said; what not every database can keep is refused, and nothing stays. */
@Slow
class KeptTextsOverHttpTest extends WithSharedServer {
    private static final String PROTO = "syntax = \"proto3\"; message Q { int32 c = 1; }";
    private static final String JMH = "[{\"benchmark\":\"b\",\"primaryMetric\":{\"score\":1}}]";

    /** The routes that keep a text of a query. */
    @ParameterizedTest
    @CsvSource({
        "dumps?name=a%00b, The name of a dump",
        "schemas?format=protobuf&name=a%00b, The name of a schema",
        "schemas?format=protobuf&name=a&root=Q%00, The root type of a schema",
        "timing-imports?name=a%00b, The name of results"
    })
    void a_name_in_a_query_is_refused(String route, String what) {
        boolean isTiming = route.startsWith("timing");
        assertRefused(
                running.request("/api/v1/" + route)
                        .header("Content-Type", isTiming ? "application/json" : "application/octet-stream")
                        .POST(BodyPublishers.ofString(isTiming ? JMH : PROTO)),
                what);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\\u0000b", "\\u0000", "\\ud83d", "\\ude00\\ud83d"})
    void so_is_one_in_a_body(String name) {
        String dump = "/api/v1/dumps/" + running.sample("order");

        assertRefused(
                running.request(dump)
                        .header("Content-Type", "application/json")
                        .method("PATCH", BodyPublishers.ofString("{\"name\":\"%s\"}".formatted(name))),
                "The name of a dump");
        assertThat(json(running.get(dump)).get("name").asText()).isEqualTo("order.ser");
        running.delete(dump);
    }

    @Test
    void so_is_one_in_a_bundle() throws IOException {
        String manifest = """
            {"hexplain":"bundle","version":1,"dump":{"name":"a\\u0000b","size":1,"sha256":"%s"},
             "reading":{"format":"json","layers":"raw","offset":0,"endian":"auto"}}""".formatted("0".repeat(64));
        ByteArrayOutputStream bundle = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bundle)) {
            out.putNextEntry(new ZipEntry("bundle.json"));
            out.write(manifest.getBytes(UTF_8));
            out.putNextEntry(new ZipEntry("dump"));
            out.write('7');
        }

        assertRefused(
                running.request("/api/v1/bundles").POST(BodyPublishers.ofByteArray(bundle.toByteArray())),
                "`name` of a bundle");
    }

    private static void assertRefused(HttpRequest.Builder request, String what) {
        HttpResponse<byte[]> answer = running.send(request);

        JsonNode problem = json(answer);
        assertThat(answer.statusCode()).as(problem.toString()).isEqualTo(400);
        assertThat(problem.get("detail").asText())
                .isEqualTo(what + " may hold neither U+0000 nor one half of a surrogate pair.");
        assertThat(json(running.get("/api/v1/dumps")).findValuesAsText("name")).doesNotContain("a\uFFFDb");
        assertThat(json(running.get("/api/v1/schemas"))).isEmpty();
        assertThat(json(running.get("/api/v1/timings")).get("runs")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83D\uDE00", "a\tb\u001B", "\uFFFD", "\u0001"})
    void whatever_else_is_kept_as_it_was_said(String name) {
        String dump = "/api/v1/dumps/" + running.sample("order");

        running.send(running.request(dump)
                .header("Content-Type", "application/json")
                .method("PATCH", BodyPublishers.ofString("{\"name\":\"x%s\"}".formatted(escaped(name)))));

        assertThat(json(running.get(dump)).get("name").asText()).isEqualTo("x" + name);
        running.delete(dump);
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.chars().forEach(each -> escaped.append("\\u%04x".formatted(each)));
        return escaped.toString();
    }
}
