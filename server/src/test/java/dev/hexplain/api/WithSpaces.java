package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.access.AccessScope;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A server with Anna, who is of the teams for payments and fraud, Bert, who is of that for orders, and an operator. */
abstract class WithSpaces {
    @TempDir
    Path folder;

    Running running;
    String anna;
    String bert;
    String root;

    @BeforeEach
    void start() {
        running = Running.on(folder);
        anna = token("anna", AccessScope.WRITE, "payments", "fraud");
        bert = token("bert", AccessScope.WRITE, "orders");
        root = token("root", AccessScope.ADMIN);
    }

    @AfterEach
    void stop() {
        running.close();
    }

    String token(String name, AccessScope scope, String... spaces) {
        return running.inspector.access().create(name, scope, List.of(spaces));
    }

    HttpResponse<byte[]> send(String token, HttpRequest.Builder request) {
        return running.send(request.header("Authorization", "Bearer " + token));
    }

    HttpResponse<byte[]> get(String token, String path) {
        return send(token, running.request(path));
    }

    HttpResponse<byte[]> send(String token, String method, String path, String body) {
        return send(
                token,
                running.request(path)
                        .header("Content-Type", "application/json")
                        .method(method, BodyPublishers.ofString(body)));
    }

    JsonNode upload(String token, String query, byte[] content) {
        HttpResponse<byte[]> answer =
                send(token, running.request("/api/v1/dumps" + query).POST(BodyPublishers.ofByteArray(content)));
        assertThat(answer.statusCode())
                .as(new String(answer.body(), StandardCharsets.UTF_8))
                .isEqualTo(201);
        return json(answer);
    }

    static byte[] order() throws IOException {
        return Files.readAllBytes(Path.of("../samples/java/order.ser"));
    }

    static String id(JsonNode answer) {
        return answer.get("id").asText();
    }

    List<String> listed(String token, String query) {
        return json(get(token, "/api/v1/dumps" + query)).get("items").findValuesAsText("space");
    }

    String tree(String token, String dump) {
        HttpResponse<byte[]> decoded = send(token, "POST", "/api/v1/dumps/" + dump + "/trees", "{}");
        String tree = id(json(decoded));
        Instant end = Instant.now().plus(Duration.ofMinutes(1));
        while (!json(get(token, "/api/v1/trees/" + tree)).get("state").asText().equals("ready")) {
            assertThat(Instant.now()).isBefore(end);
        }
        return tree;
    }
}
