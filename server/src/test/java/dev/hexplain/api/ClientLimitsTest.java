package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one client may ask for. */
@Slow
class ClientLimitsTest {
    @TempDir
    Path folder;

    private Running running;

    @AfterEach
    void stop() {
        if (running != null) {
            running.close();
        }
    }

    private void serve(ClientLimits limits) throws IOException {
        Inspector inspector = Inspector.open(folder, Running.QUOTA, DumpLimits.DEFAULT);
        running = Running.serving(
                inspector,
                new ServerSettings(
                        "127.0.0.1",
                        0,
                        Optional.empty(),
                        false,
                        true,
                        "test",
                        limits,
                        ProxyTrust.NONE,
                        Optional.empty()));
    }

    private String token(String name) {
        return running.inspector.access().create(name, AccessScope.WRITE, List.of());
    }

    private HttpResponse<byte[]> send(String token, HttpRequest.Builder request) {
        return running.send(request.header("Authorization", "Bearer " + token));
    }

    private HttpResponse<byte[]> upload(String token, int bytes) {
        return send(token, running.request("/api/v1/dumps").POST(BodyPublishers.ofByteArray(new byte[bytes])));
    }

    @Test
    void who_asks_too_often_waits_and_keeps_nobody_else_waiting() throws IOException {
        serve(new ClientLimits(5, 1 << 30, 100, 10));
        String anna = token("anna");
        String bert = token("bert");

        List<HttpResponse<byte[]>> answers = IntStream.range(0, 30)
                .mapToObj(_ -> send(anna, running.request("/api/v1/dumps")))
                .toList();

        assertThat(answers.subList(0, 10)).extracting(HttpResponse::statusCode).containsOnly(200);
        HttpResponse<byte[]> refused = answers.stream()
                .filter(answer -> answer.statusCode() == 429)
                .findFirst()
                .orElseThrow();
        assertThat(refused.headers().firstValue("Retry-After")).contains("1");
        assertThat(json(refused).get("detail").asText())
                .isEqualTo("`anna` may have 5 requests a second, and has them: go on in 1 s.");
        assertThat(send(bert, running.request("/api/v1/dumps")).statusCode()).isEqualTo(200);
    }

    @Test
    void bytes_that_came_hold_up_the_next_upload() throws IOException {
        serve(new ClientLimits(1_000, 10_000, 100, 10));
        String anna = token("anna");

        assertThat(upload(anna, 25_000).statusCode()).isEqualTo(201);
        HttpResponse<byte[]> refused = upload(anna, 1);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(Long.parseLong(refused.headers().firstValue("Retry-After").orElseThrow()))
                .isBetween(60L, 100L);
        assertThat(send(anna, running.request("/api/v1/dumps")).statusCode()).isEqualTo(200);
    }

    @Test
    void decodings_are_counted() throws IOException {
        serve(new ClientLimits(1_000, 1 << 30, 2, 10));
        String anna = token("anna");
        String dump = json(upload(anna, 10)).get("id").asText();
        List<Integer> statuses = IntStream.range(0, 3)
                .mapToObj(_ -> send(
                                anna,
                                running.request("/api/v1/dumps/" + dump + "/trees")
                                        .header("Content-Type", "application/json")
                                        .POST(BodyPublishers.ofString("{}")))
                        .statusCode())
                .toList();

        assertThat(statuses.subList(0, 2)).allMatch(status -> status < 300);
        assertThat(statuses.get(2)).isEqualTo(429);
    }

    @Test
    void streams_of_events_are_given_back_when_they_end() throws IOException {
        serve(new ClientLimits(1_000, 1 << 30, 100, 1));
        String anna = token("anna");

        for (int i = 0; i < 3; i++) {
            HttpResponse<byte[]> answer = send(
                    anna,
                    running.request("/api/v1/encodings")
                            .header("Content-Type", "application/json")
                            .header("Accept", "text/event-stream")
                            .POST(BodyPublishers.ofString("{\"sample\":\"person\",\"codecs\":[\"json\"]}")));
            assertThat(answer.statusCode()).isEqualTo(200);
        }
    }

    @Test
    void one_stream_too_many_is_refused_while_the_others_are_open() throws Exception {
        serve(new ClientLimits(1_000, 1 << 30, 100, 1));
        String anna = token("anna");
        HttpRequest.Builder all = running.request("/api/v1/encodings")
                .header("Content-Type", "application/json")
                .header("Accept", "text/event-stream")
                .POST(BodyPublishers.ofString("{\"sample\":\"order\"}"));
        CompletableFuture<Integer> first =
                CompletableFuture.supplyAsync(() -> send(anna, all.copy()).statusCode());

        List<Integer> statuses = new ArrayList<>();
        while (!first.isDone()) {
            statuses.add(send(anna, all.copy()).statusCode());
        }
        statuses.add(first.get());

        assertThat(statuses).contains(200, 429).containsOnly(200, 429);
    }

    @Test
    void without_tokens_there_are_no_limits() throws IOException {
        serve(new ClientLimits(1, 1, 1, 1));

        assertThat(IntStream.range(0, 20)
                        .mapToObj(_ -> running.get("/api/v1/dumps").statusCode()))
                .containsOnly(200);
    }

    @Test
    void what_was_taken_is_paid_off_at_the_rate() {
        AtomicLong clock = new AtomicLong(-7);
        Throttle throttle = new Throttle(10, Duration.ofSeconds(1), 10, clock::get);

        throttle.take("a", 30);
        assertThat(throttle.mayTake("a")).isFalse();
        assertThat(throttle.wait("a")).isEqualTo(Duration.ofMillis(2_100));
        clock.addAndGet(Duration.ofMillis(2_099).toNanos());
        assertThat(throttle.mayTake("a")).isFalse();
        clock.addAndGet(Duration.ofMillis(2).toNanos());
        assertThat(throttle.tryTake("a")).isTrue();
        assertThat(throttle.mayTake("b")).isTrue();
    }
}
