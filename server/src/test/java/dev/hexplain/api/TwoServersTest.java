package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.store.FreeSpace;
import dev.hexplain.store.StorageBackend;
import dev.hexplain.store.Store;
import dev.hexplain.store.StoreLimits;
import dev.hexplain.testing.SharedServers;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two servers of one database and one bucket: each answers for what the other was told. */
@Slow
class TwoServersTest {
    private static final long QUOTA = 1L << 30;

    @TempDir
    private Path folder;

    private Running one;
    private Running other;

    @BeforeEach
    void start() throws IOException {
        StorageBackend home = SharedServers.fresh();
        one = on("one", home);
        other = on("other", home);
    }

    private Running on(String name, StorageBackend home) throws IOException {
        Store store = Store.open(folder.resolve(name), home, StoreLimits.DEFAULT, FreeSpace::of);
        return Running.serving(
                Inspector.over(store, QUOTA, DumpLimits.DEFAULT),
                new ServerSettings("127.0.0.1", 0, Optional.empty(), false, true, "test"));
    }

    @AfterEach
    void stop() {
        one.close();
        other.close();
    }

    @Test
    void a_dump_is_decoded_read_noted_and_deleted_at_any_of_them() throws IOException {
        String dump = uploaded(one, stream(10));
        JsonNode tree = other.tree(dump, "{}");
        assertThat(tree.get("status").asText()).isEqualTo("complete");

        assertThat(one.get("/api/v1/trees/" + tree.get("id").asText()).statusCode())
                .isEqualTo(200);
        assertThat(json(one.decode(dump, "{}")).get("id")).isEqualTo(tree.get("id"));
        one.post("/api/v1/dumps/%s/notes".formatted(dump), """
                {"notes": [{"offset": 0, "length": 4, "text": "here"}]}""");
        assertThat(json(other.get("/api/v1/dumps/%s/notes".formatted(dump))).findValuesAsText("text"))
                .contains("here");

        String fields =
                "/api/v1/trees/%s/fields/0/children".formatted(tree.get("id").asText());
        assertThat(one.get(fields).statusCode()).isEqualTo(200);

        assertThat(other.delete("/api/v1/dumps/" + dump).statusCode()).isEqualTo(204);

        assertThat(one.get(fields).statusCode()).as("a tree that is open").isEqualTo(404);

        assertThat(one.get("/api/v1/dumps/" + dump).statusCode()).isEqualTo(404);
        assertThat(one.get("/api/v1/dumps/%s/bytes".formatted(dump)).statusCode())
                .isEqualTo(404);
        assertThat(one.get("/api/v1/trees/" + tree.get("id").asText()).statusCode())
                .isEqualTo(404);
    }

    @Test
    void a_large_dump_is_decoded_once() throws IOException {
        String dump = uploaded(one, stream(1_000_000));
        String tree = one.tree(dump, "{}").get("id").asText();

        other.tree(dump, "{}");

        assertThat(decodings(one)).contains("outcome=\"complete\"");
        assertThat(decodings(other)).contains("outcome=\"fetched\"").doesNotContain("outcome=\"complete\"");
        for (String question : List.of("/sources", "/fields/0/children?limit=50", "/fields/0/value")) {
            String page = "/api/v1/trees/%s%s".formatted(tree, question);
            assertThat(new String(other.get(page).body(), StandardCharsets.UTF_8))
                    .as(question)
                    .doesNotContain("no address")
                    .isEqualTo(new String(one.get(page).body(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void two_that_are_asked_at_once_decode_once() throws Exception {
        String dump = uploaded(one, stream(1_000_000));
        HttpResponse<byte[]> here = one.begin(dump, "{}");
        HttpResponse<byte[]> there = other.begin(dump, "{}");

        one.ended(here);
        other.ended(there);

        assertThat(List.of(decodings(one), decodings(other)))
                .as("one decodes, and one takes what it made")
                .anyMatch(figures -> figures.contains("outcome=\"complete\""))
                .anyMatch(figures -> figures.contains("outcome=\"fetched\""));
    }

    @Test
    void a_format_that_one_saves_is_known_to_the_other_within_seconds() {
        String dump = uploaded(other, WithDescriptors.POINT_BYTES);
        one.send(one.request("/api/v1/formats/point")
                .header("Content-Type", "text/yaml")
                .PUT(BodyPublishers.ofString(WithDescriptors.POINT)));

        waitFor(() -> json(other.get("/api/v1/formats")).findValuesAsText("id").contains("point"));
        assertThat(other.tree(dump, "{\"format\": \"point\"}")
                        .get("formatTitle")
                        .asText())
                .isEqualTo("Point");

        other.delete("/api/v1/formats/point");
        waitFor(() -> !json(one.get("/api/v1/formats")).findValuesAsText("id").contains("point"));
    }

    @Test
    void what_ends_before_long_is_known_to_both() {
        String dump = uploaded(one, WithDescriptors.POINT_BYTES);
        String draft = json(one.send(one.request("/api/v1/drafts")
                        .header("Content-Type", "text/yaml")
                        .POST(BodyPublishers.ofString(WithDescriptors.POINT))))
                .get("draft")
                .asText();
        JsonNode tree = other.tree(dump, "{\"format\": \"%s\"}".formatted(draft));
        assertThat(tree.get("formatTitle").asText()).isEqualTo("Point");
        assertThat(one.tree(tree.get("id").asText()).get("status").asText()).isEqualTo("complete");

        JsonNode encoded = json(one.post("/api/v1/encodings", """
                {"sample": "order", "codecs": ["kryo"], "values": {"sourceId": 77}}""")).at("/results/0");
        String bytes = "/api/v1/dumps/%s/bytes".formatted(encoded.get("dump").asText());
        assertThat(other.get(bytes).statusCode()).isEqualTo(200);
        assertThat(other.get(bytes).body()).isEqualTo(one.get(bytes).body());
        assertThat(other.tree(encoded.get("tree").asText()).get("status").asText())
                .isEqualTo("complete");
    }

    private static String decodings(Running running) {
        String all = new String(running.get("/metrics").body(), StandardCharsets.UTF_8);
        return String.join(
                "\n",
                all.lines()
                        .filter(line -> line.startsWith("hexplain_decodings_seconds_count"))
                        .toList());
    }

    private static String uploaded(Running running, byte[] content) {
        return json(running.upload("", content)).get("id").asText();
    }

    private static void waitFor(BooleanSupplier state) {
        long deadline = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (!state.getAsBoolean()) {
            assertThat(System.nanoTime()).as("still waiting").isLessThan(deadline);
            Thread.onSpinWait();
        }
    }

    /** Some entries, of objects that nothing shares. */
    private static byte[] stream(int entries) throws IOException {
        List<Map<String, Integer>> all = new ArrayList<>();
        for (int number = 0; number < entries / 10; number++) {
            all.add(Map.of("number", number, "half", number / 2));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(all);
        }
        return bytes.toByteArray();
    }
}
