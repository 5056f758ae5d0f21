package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.store.FreeSpace;
import dev.hexplain.store.Store;
import dev.hexplain.store.StoreLimits;
import dev.hexplain.testing.SharedServers;
import dev.hexplain.testing.SlowTestClasses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** A server on a free port over a data folder, and a client that talks to it through a real socket. */
final class Running implements AutoCloseable {
    static final long QUOTA = 1 << 20;
    private static final Duration ENDS_WITHIN = Duration.ofMinutes(2);
    private static final ObjectMapper JSON = new ObjectMapper();

    static {
        SlowTestClasses.paysForLoading();
    }

    final Inspector inspector;
    final Server server;
    private final HttpClient client = HttpClient.newHttpClient();

    private Running(Inspector inspector, Server server) {
        this.inspector = inspector;
        this.server = server;
    }

    static Running on(Path folder) {
        return on(folder, Optional.empty());
    }

    static Running on(Path folder, Optional<String> token) {
        try {
            return serving(Inspector.over(store(folder), QUOTA, DumpLimits.DEFAULT), token);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Store store(Path folder) throws IOException {
        return Store.open(folder, SharedServers.homeOf(folder), StoreLimits.DEFAULT, FreeSpace::of);
    }

    /** One over a store that is open already, such as one whose volume is a test's. */
    static Running over(Store store) {
        try {
            return serving(Inspector.over(store, QUOTA, DumpLimits.DEFAULT), Optional.empty());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Running serving(Inspector inspector, Optional<String> token) throws IOException {
        return serving(inspector, new ServerSettings("127.0.0.1", 0, token, false, true, "test"));
    }

    static Running serving(Inspector inspector, ServerSettings settings) throws IOException {
        return new Running(inspector, Server.start(settings, inspector));
    }

    /** One that was started. */
    static Running of(Inspector inspector, Server server) {
        return new Running(inspector, server);
    }

    /** One that logs each request. */
    static Running logging(Path folder) {
        try {
            return serving(
                    Inspector.open(folder, QUOTA, DumpLimits.DEFAULT),
                    new ServerSettings("127.0.0.1", 0, Optional.empty(), true, true, "test"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One that reads these native formats only. */
    static Running reading(Path folder, FormatShelf natives) {
        try {
            return serving(Inspector.open(folder, QUOTA, DumpLimits.DEFAULT, natives), Optional.empty());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    URI at(String path) {
        return URI.create(server.address() + path);
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(at(path));
    }

    HttpResponse<byte[]> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    HttpResponse<byte[]> get(String path) {
        return send(request(path));
    }

    HttpResponse<byte[]> delete(String path) {
        return send(request(path).DELETE());
    }

    HttpResponse<byte[]> upload(String query, byte[] body) {
        return send(request("/api/v1/dumps" + query).POST(BodyPublishers.ofByteArray(body)));
    }

    /** Answer to a decoding that is asked for, which may come before the decoding has ended. */
    HttpResponse<byte[]> begin(String dump, String choices) {
        return post("/api/v1/dumps/" + dump + "/trees", choices);
    }

    /** Answer to a decoding, once it has ended. */
    HttpResponse<byte[]> decode(String dump, String choices) {
        return ended(begin(dump, choices));
    }

    /** The answer that follows on one that says that work goes on, once the work has ended. */
    HttpResponse<byte[]> ended(HttpResponse<byte[]> asked) {
        HttpResponse<byte[]> now = asked;
        Instant end = Instant.now().plus(ENDS_WITHIN);
        while (now.statusCode() == 202 || isDecoding(now)) {
            assertThat(Instant.now()).isBefore(end);
            LockSupport.parkNanos(2_000_000);
            now = isDecoding(now)
                    ? get("/api/v1/trees/" + json(now).get("id").asText())
                    : send(HttpRequest.newBuilder(now.request().uri()));
        }
        return now;
    }

    /** A tree that is asked for itself says so with 200. */
    private static boolean isDecoding(HttpResponse<byte[]> answer) {
        return answer.headers().firstValue("Content-Type").orElse("").equals("application/json")
                && json(answer).path("state").asText().equals("decoding");
    }

    /** What is at a path, once the work on it has ended. */
    JsonNode whole(String path) {
        HttpResponse<byte[]> answer = ended(get(path));
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        return json(answer);
    }

    /** A tree that is decoded whole. */
    JsonNode tree(String dump, String choices) {
        return ready(decode(dump, choices));
    }

    /** A tree that an answer names, once it is decoded whole. */
    JsonNode tree(String id) {
        return ready(ended(get("/api/v1/trees/" + id)));
    }

    private static JsonNode ready(HttpResponse<byte[]> decoded) {
        JsonNode tree = json(decoded);
        assertThat(tree.path("state").asText()).as(tree.toString()).isEqualTo("ready");
        return tree;
    }

    HttpResponse<byte[]> post(String path, String json) {
        return send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(json)));
    }

    /** Id of a dump of a sample. */
    String sample(String id) {
        return json(send(request("/api/v1/sample-dumps/" + id + "/dumps").POST(BodyPublishers.noBody())))
                .get("id")
                .asText();
    }

    /** Address of the tree of a sample. */
    String treeOf(String sample) {
        return "/api/v1/trees/" + tree(sample(sample), "{}").get("id").asText();
    }

    static JsonNode json(HttpResponse<byte[]> response) {
        try {
            return JSON.readTree(response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        client.close();
        server.close();
        inspector.close();
    }
}
