package dev.hexplain.operations;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Talks to a server, and keeps a tally of how it answered. Safe for many threads. */
final class ApiClient implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Kept of what went wrong; the tally counts all. */
    private static final int KEPT_FAILURES = 20;

    private final String address;
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(30))
            .build();
    private final RequestCounts tally = new RequestCounts();
    private final Queue<String> failures = new ConcurrentLinkedQueue<>();

    ApiClient(String address) {
        this.address = address;
    }

    /** An answer; its body is JSON or bytes. */
    static final class Answer {
        private final int status;
        private final byte[] body;

        private Answer(int status, byte[] body) {
            this.status = status;
            this.body = body;
        }

        int status() {
            return status;
        }

        byte[] body() {
            return body;
        }

        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }

        boolean isOk() {
            return status / 100 == 2;
        }

        JsonNode json() {
            try {
                return JSON.readTree(body);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        String id() {
            return json().path("id").asText();
        }
    }

    Answer get(String path) throws IOException {
        return send("GET", path, HttpRequest.newBuilder().GET());
    }

    /** A page of rows by column, as the web page asks for it. */
    Answer getColumns(String path) throws IOException {
        return send(
                "GET", path, HttpRequest.newBuilder().GET().header("Accept", "application/vnd.hexplain.columns+json"));
    }

    Answer getRange(String path, long from, long to) throws IOException {
        return send("GET", path, HttpRequest.newBuilder().GET().header("Range", "bytes=" + from + "-" + to));
    }

    Answer delete(String path) throws IOException {
        return send("DELETE", path, HttpRequest.newBuilder().DELETE());
    }

    Answer upload(byte[] content, String name) throws IOException {
        return post("/api/v1/dumps?name=" + name, "application/octet-stream", content);
    }

    Answer upload(Path file, String name) throws IOException {
        return send(
                "POST",
                "/api/v1/dumps?name=" + name,
                HttpRequest.newBuilder()
                        .header("Content-Type", "application/octet-stream")
                        .POST(BodyPublishers.ofFile(file)));
    }

    /** Decodes a dump as it is recognised. */
    Answer decode(String dump) throws IOException {
        return post("/api/v1/dumps/" + dump + "/trees", "application/json", new byte[] {'{', '}'});
    }

    /** Waits until a tree is there, and returns its id. */
    String ready(String tree) throws IOException {
        try {
            while (get("/api/v1/trees/" + tree).json().path("state").asText().equals("decoding")) {
                Thread.sleep(50);
            }
            return tree;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    Answer post(String path, String type, byte[] body) throws IOException {
        return send(
                "POST",
                path,
                HttpRequest.newBuilder().header("Content-Type", type).POST(BodyPublishers.ofByteArray(body)));
    }

    Answer post(String path, Map<String, ?> body) throws IOException {
        return post(path, "application/json", JSON.writeValueAsBytes(body));
    }

    private Answer send(String method, String path, HttpRequest.Builder request) throws IOException {
        request.uri(URI.create(address + path)).timeout(Duration.ofMinutes(2));
        long start = System.nanoTime();
        try {
            HttpResponse<byte[]> response = client.send(request.build(), BodyHandlers.ofByteArray());
            tally.count(method, path, response.statusCode(), System.nanoTime() - start);
            check(method, path, response);
            return new Answer(response.statusCode(), response.body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    private void check(String method, String path, HttpResponse<byte[]> response) {
        if (response.statusCode() >= 500) {
            fail(method + " " + path + ": " + response.statusCode() + " "
                    + new String(response.body(), StandardCharsets.UTF_8));
        }
    }

    /** Whether it is answered as it should; where others deleted a dump meanwhile, that is no failure. */
    boolean expect(Answer answer, int... fair) {
        boolean isFair = Arrays.stream(fair).anyMatch(status -> status == answer.status());
        if (!isFair && answer.status() != 404 && answer.status() != 409 && answer.status() < 500) {
            fail(answer.status() + " " + answer.text());
        }
        return isFair && answer.isOk();
    }

    /** Notes that something is wrong. */
    void fail(String what) {
        if (failures.size() < KEPT_FAILURES) {
            failures.add(what);
        }
    }

    List<String> failures() {
        return List.copyOf(failures);
    }

    /** How everything was answered. */
    RequestCounts tally() {
        return tally;
    }

    @Override
    public void close() {
        client.close();
    }
}
