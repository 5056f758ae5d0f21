package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What whoever runs the server sees of it. */
@Slow
class HealthOverHttpTest {
    private static final String TOKEN = "0123456789abcdef";

    @TempDir
    Path folder;

    private Running running;

    @AfterEach
    void stop() {
        running.close();
    }

    @Test
    void it_lives_and_is_ready() {
        running = Running.on(folder);

        assertThat(json(running.get("/health/live")).get("status").asText()).isEqualTo("up");
        HttpResponse<byte[]> ready = running.get("/health/ready");
        assertThat(ready.statusCode()).isEqualTo(200);
        assertThat(json(ready).get("status").asText()).isEqualTo("up");
        assertThat(json(ready).get("checks").findValuesAsText("name")).contains("database", "pool");
        assertThat(json(ready).get("checks").findValuesAsText("status")).containsOnly("up");
    }

    @Test
    void without_its_database_it_lives_and_is_not_ready_and_says_no_more_than_that() {
        running = Running.on(folder);
        running.inspector.close();

        HttpResponse<byte[]> ready = running.get("/health/ready");

        assertThat(ready.statusCode()).isEqualTo(503);
        assertThat(json(ready).get("status").asText()).isEqualTo("down");
        assertThat(json(ready).get("checks").findValuesAsText("status")).contains("down");
        assertThat(text(ready)).doesNotContain("Hikari", folder.toString());
        assertThat(running.get("/health/live").statusCode()).isEqualTo(200);
        assertThat(running.get("/health").statusCode()).isEqualTo(200);
    }

    @Test
    void files_without_a_record_are_told_and_the_server_is_ready() throws IOException {
        Files.createDirectories(folder.resolve("schemas"));
        Files.write(folder.resolve("schemas/abc"), new byte[3]);
        running = Running.on(folder);

        HttpResponse<byte[]> ready = running.get("/health/ready");

        assertThat(ready.statusCode()).isEqualTo(200);
        assertThat(text(ready)).contains("{\"name\":\"records\",\"status\":\"down\"}");
        assertThat(text(running.get("/metrics"))).contains("hexplain_stored_unrecorded 1.0");
        assertThat(folder.resolve("schemas/abc")).exists();
    }

    @Test
    void health_is_for_all_and_figures_are_for_who_has_the_token() {
        running = Running.on(folder, Optional.of(TOKEN));

        assertThat(running.get("/health/live").statusCode()).isEqualTo(200);
        assertThat(running.get("/health/ready").statusCode()).isEqualTo(200);
        assertThat(running.get("/metrics").statusCode()).isEqualTo(401);
        assertThat(running.send(running.request("/metrics").header("Authorization", "Bearer " + TOKEN))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void figures_say_what_was_done() {
        running = Running.on(folder);
        String tree = running.treeOf("order");
        running.get(tree + "/fields/0/children");
        running.get(tree + "/fields/0/children");
        running.get("/no-such-page-" + "x".repeat(50));
        running.get("/api/v1/nothing");

        HttpResponse<byte[]> answer = running.get("/metrics");

        assertThat(answer.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("text/plain; version=0.0.4"));
        List<String> lines = text(answer).lines().toList();
        assertThat(lines)
                .contains(
                        "http_server_requests_seconds_count{method=\"GET\",route=\"/api/v1/trees/{tree}/fields/{field}/children\",status=\"200\"}"
                                + " 2")
                .anyMatch(line -> line.startsWith(
                        "hexplain_decodings_seconds_count{format=\"java_serialization\",outcome=\"complete\"} 1"))
                .anyMatch(line -> line.startsWith("hexplain_queue_waiting{pool=\"decode\"} "))
                .anyMatch(line -> line.startsWith("hexplain_queue_running{pool=\"decode\"} "))
                .anyMatch(line -> line.startsWith("hexplain_cache_size{cache=\"trees\"} 1"))
                .anyMatch(line -> line.startsWith("hexplain_cache_lookups_total{cache=\"trees\",result=\"hit\"} "))
                .anyMatch(line -> line.startsWith("hexplain_cache_size{cache=\"captures\"} 0"))
                .anyMatch(line -> line.startsWith("hexplain_cache_lookups_total{cache=\"captures\",result=\"miss\"} 0"))
                .anyMatch(line -> line.matches("hexplain_stored_bytes\\{kind=\"dumps\"} [1-9].*"))
                .anyMatch(line -> line.matches("hexplain_stored_bytes\\{kind=\"indexes\"} [1-9].*"))
                .anyMatch(line -> line.startsWith("hexplain_stored_bytes{kind=\"layers\"} 0"))
                .anyMatch(line -> line.startsWith("hexplain_disk_free_bytes "))
                .anyMatch(line -> line.startsWith("jvm_memory_used_bytes{"))
                .anyMatch(line -> line.startsWith("jvm_threads_live_threads "))
                .anyMatch(line -> line.startsWith("process_files_open_files "));
        assertThat(text(answer)).doesNotContain("no-such-page", tree.substring(tree.lastIndexOf('/') + 1));
    }

    private static String text(HttpResponse<byte[]> answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }
}
