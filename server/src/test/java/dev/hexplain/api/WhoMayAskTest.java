package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class WhoMayAskTest {
    private static final String TOKEN = "0123456789abcdef";

    @TempDir
    Path folder;

    private Running running;

    @AfterEach
    void stop() {
        if (running != null) {
            running.close();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "localhost, 200",
        "localhost:8080, 200",
        "127.0.0.1:1, 200",
        "[::1]:8080, 200",
        "rebound.example, 403",
        "rebound.example:8080, 403",
        "127.0.0.1.rebound.example, 403",
    })
    void on_loopback_only_its_own_names_are_answered(String host, int status) throws IOException {
        running = Running.on(folder);

        String answer = raw("GET /api/v1/formats HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");

        assertThat(answer).startsWith("HTTP/1.1 " + status);
        assertThat(answer).contains("Content-Security-Policy: default-src 'none'");
    }

    @ParameterizedTest
    @CsvSource({"https://elsewhere.example, 403", "null, 403", "http://localhost:1, 403"})
    void a_foreign_page_may_not_change_anything(String origin, int status) {
        running = Running.on(folder);

        assertThat(running.send(running.request("/api/v1/dumps")
                                .header("Origin", origin)
                                .POST(BodyPublishers.ofString("x")))
                        .statusCode())
                .isEqualTo(status);
    }

    @Test
    void the_own_page_may_change_things() {
        running = Running.on(folder);

        assertThat(running.send(running.request("/api/v1/dumps")
                                .header("Origin", running.server.address())
                                .POST(BodyPublishers.ofString("x")))
                        .statusCode())
                .isEqualTo(201);
    }

    @Test
    void with_a_token_the_api_is_for_who_has_it() {
        running = Running.on(folder, Optional.of(TOKEN));

        HttpResponse<byte[]> without = running.get("/api/v1/dumps");
        assertThat(without.statusCode()).isEqualTo(401);
        assertThat(without.headers().firstValue("WWW-Authenticate")).contains("Bearer");
        assertThat(json(without).get("detail").asText()).contains("Authorization: Bearer");
        assertThat(asking("Bearer wrong")).isEqualTo(401);
        assertThat(asking("Basic " + TOKEN)).isEqualTo(401);
        assertThat(asking("Bearer " + TOKEN)).isEqualTo(200);
        assertThat(running.get("/health").statusCode()).isEqualTo(200);
    }

    @Test
    void behind_a_token_browsers_store_nothing_of_a_dump() {
        running = Running.on(folder, Optional.of(TOKEN));
        String dump = json(authorized(
                        running.request("/api/v1/sample-dumps/order/dumps").POST(BodyPublishers.noBody())))
                .get("id")
                .asText();
        String tree = json(authorized(running.request("/api/v1/dumps/" + dump + "/trees")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{}"))))
                .get("id")
                .asText();
        String children = "/api/v1/trees/" + tree + "/fields/0/children";

        HttpResponse<byte[]> answer = authorized(running.request(children));
        while (answer.statusCode() == 202) {
            answer = authorized(running.request(children));
        }

        assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
        String tag = answer.headers().firstValue("ETag").orElseThrow();
        assertThat(authorized(running.request(children).header("If-None-Match", tag))
                        .statusCode())
                .isEqualTo(304);
    }

    private HttpResponse<byte[]> authorized(HttpRequest.Builder request) {
        return running.send(request.header("Authorization", "Bearer " + TOKEN));
    }

    @Test
    void guesses_are_slowed_down() {
        running = Running.on(folder, Optional.of(TOKEN));

        List<Integer> wrong = IntStream.range(0, 40)
                .mapToObj(guess -> asking("Bearer wrong-" + guess))
                .toList();
        assertThat(wrong).contains(401, 429).containsOnly(401, 429);
        HttpResponse<byte[]> slowed = null;
        for (int guess = 0; slowed == null && guess < 100; guess++) {
            HttpResponse<byte[]> answer =
                    running.send(running.request("/api/v1/dumps").header("Authorization", "Bearer wrong"));
            slowed = answer.statusCode() == 429 ? answer : null;
        }
        assertThat(slowed).isNotNull();
        assertThat(slowed.headers().firstValue("Retry-After")).contains("1");
        assertThat(json(slowed).get("type").asText()).isEqualTo("urn:hexplain:problem:too-many-requests");
        assertThat(running.get("/health").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "secret",
                "0123456789abcde",
                "0123456789 abcdef",
                "0123456789abcdeä",
                "0123456789abcdef\n"
            })
    void a_token_that_could_be_guessed_is_refused_without_being_repeated(String token) {
        assertThatThrownBy(() -> new ServerSettings("127.0.0.1", 0, Optional.of(token), false, true, "test"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least 16 ASCII characters")
                .message()
                .satisfies(message ->
                        assertThat(token.isBlank() || !message.contains(token)).isTrue());
    }

    private int asking(String authorization) {
        return running.send(running.request("/api/v1/dumps").header("Authorization", authorization))
                .statusCode();
    }

    @Test
    void beyond_loopback_there_has_to_be_a_token() {
        running = Running.on(folder);
        ServerSettings open = new ServerSettings("0.0.0.0", 0, Optional.empty(), false, true, "test");
        assertThat(open.needsToken()).isTrue();
        assertThatThrownBy(() -> Server.start(open, running.inspector))
                .hasMessageContaining("HEXPLAIN_TOKEN")
                .hasMessageContaining("--token-file");
        assertThat(new ServerSettings("0.0.0.0", 8080, Optional.of(TOKEN), false, true, "test").loopback())
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/health", "/api/v1/formats", "/api/v1/nothing", "/assets/none.js", "/..%2f"})
    void every_answer_tells_browsers_to_run_nothing_foreign(String path) {
        running = Running.on(folder);

        HttpResponse<byte[]> answer = running.get(path);

        assertThat(answer.headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(policy -> assertThat(policy)
                        .startsWith("default-src 'none'; script-src 'self'")
                        .contains("frame-ancestors 'none'"));
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(answer.headers().firstValue("Referrer-Policy")).contains("no-referrer");
        assertThat(answer.headers().firstValue("Cross-Origin-Opener-Policy")).contains("same-origin");
    }

    @Test
    void what_the_api_says_is_not_stored() {
        running = Running.on(folder);

        assertThat(running.get("/api/v1/formats").headers().firstValue("Cache-Control"))
                .contains("no-store");
    }

    @Test
    void a_method_that_an_address_does_not_take_is_refused_with_those_it_takes() {
        running = Running.on(folder);

        HttpResponse<byte[]> answer =
                running.send(running.request("/api/v1/dumps").PUT(BodyPublishers.ofString("x")));

        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.headers().firstValue("Allow"))
                .hasValueSatisfying(allowed -> assertThat(allowed).contains("GET", "POST"));
    }

    @Test
    void a_port_that_is_taken_is_said_plainly() {
        running = Running.on(folder);

        assertThatThrownBy(() -> Server.start(
                        new ServerSettings("127.0.0.1", running.server.port(), Optional.empty(), false, true, "test"),
                        running.inspector))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("is taken")
                .hasMessageContaining("--port");
    }

    @Test
    void a_folder_that_is_in_use_is_said_plainly() {
        running = Running.on(folder);

        assertThatThrownBy(() ->
                        dev.hexplain.inspect.Inspector.open(folder, 1, dev.hexplain.inspect.common.DumpLimits.DEFAULT))
                .hasMessageContaining("Another Hexplain")
                .hasMessageContaining("--data-dir");
    }

    private String raw(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), running.server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
