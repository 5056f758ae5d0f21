package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.monitoring.HeapShortages;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Large objects of users in the codec lab: each codec has a row, in bounded time and memory. */
@Slow
class LargeObjectsOverHttpTest {
    private static final int QUOTA = 8 << 20;

    /** What a run may take, and the answer be late by. */
    private static final Duration MOST = Duration.ofSeconds(60 + 15);

    @TempDir
    Path folder;

    private Running running;

    private record Held(Object value) implements Serializable {}

    @BeforeEach
    void serve() throws IOException {
        running = Running.serving(
                Inspector.open(folder, QUOTA, DumpLimits.DEFAULT),
                new ServerSettings("127.0.0.1", 0, Optional.empty(), false, true, "test"));
    }

    @AfterEach
    void stop() {
        running.close();
        HeapShortages.forget();
    }

    @Test
    void an_object_that_needs_too_much_memory_is_given_to_no_codec_and_the_rows_say_how_much() {
        JsonNode view = encode(new Held(new boolean[4_000_000]));
        List<String> reasons = reasons(view);
        assertThat(view.path("results")).hasSameSizeAs(json(running.get("/api/v1/codecs")));
        assertThat(states(view)).doesNotContain("encoded");
        assertThat(reasons).anyMatch(reason -> reason.startsWith("The object has 4,000,00"));
        requireMemory();
    }

    @Test
    void an_array_that_is_there_very_often_is_given_to_no_codec_that_would_write_it_each_time() {
        Object[] same = new Object[10_000];
        Arrays.fill(same, new long[10_000]);
        JsonNode view = encode(new Held(same));
        assertThat(reasons(view)).anyMatch(reason -> reason.contains("so often that this codec would write more than"));
        assertThat(states(view)).contains("encoded");
        requireMemory();
    }

    @Test
    @EnabledIfSystemProperty(named = "tests.long", matches = "true")
    void half_a_million_numbers_have_their_rows_within_the_time_of_a_run() {
        JsonNode view = encode(new Held(numbers()));
        assertThat(states(view).stream().filter("encoded"::equals)).hasSizeGreaterThan(30);
        requireMemory();
    }

    @Test
    @EnabledIfSystemProperty(named = "tests.long", matches = "true")
    void so_have_those_of_several_at_once() {
        List<CompletableFuture<JsonNode>> all = IntStream.range(0, 4)
                .mapToObj(_ -> CompletableFuture.supplyAsync(() -> encode(new Held(numbers()))))
                .toList();
        all.forEach(each -> assertThat(each.join().path("results")).hasSameSizeAs(json(running.get("/api/v1/codecs"))));
        requireMemory();
    }

    private static long[] numbers() {
        return IntStream.range(0, 500_000).mapToLong(i -> i * 7L).toArray();
    }

    private JsonNode encode(Object object) {
        String dump = json(running.upload("?name=large.ser", written(object)))
                .path("id")
                .asText();
        Instant start = Instant.now();
        HttpResponse<byte[]> answer = running.post("/api/v1/encodings", "{\"dump\":\"%s\"}".formatted(dump));
        assertThat(answer.statusCode())
                .as(new String(answer.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
        assertThat(Duration.between(start, Instant.now())).isLessThan(MOST);
        return json(answer);
    }

    private static byte[] written(Object object) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return bytes.toByteArray();
    }

    private static List<String> states(JsonNode view) {
        return StreamSupport.stream(view.path("results").spliterator(), false)
                .map(each -> each.path("state").asText())
                .toList();
    }

    private static List<String> reasons(JsonNode view) {
        List<String> reasons = new ArrayList<>();
        view.path("results").forEach(each -> reasons.add(each.path("reason").asText()));
        return reasons;
    }

    private void requireMemory() {
        assertThat(new String(running.get("/metrics").body(), StandardCharsets.UTF_8))
                .contains("hexplain_out_of_memory_total 0.0");
    }
}
