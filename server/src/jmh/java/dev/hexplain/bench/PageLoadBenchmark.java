package dev.hexplain.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Pages of a list of 1,750,000 objects asked for over 500 connections, of a server in a process of its own, which shares
 * the processors with this one. {@code bin/hexplain} runs what was built last.
 */
final class PageLoadBenchmark implements AutoCloseable {
    private static final String NAME = PageLoadBenchmark.class.getSimpleName();
    private static final int CONNECTIONS = 500;
    private static final int WINDOW = 4096;
    private static final int CHILDREN = 200;
    /** Windows and pages that are looked at again and again, as by readers of one dump. */
    private static final int KEPT = 500;

    private static final String GZIP = " HTTP/1.1\r\nAccept-Encoding: gzip";
    private static final String COLUMNS = GZIP + "\r\nAccept: application/vnd.hexplain.columns+json";

    private final ServeProcess server;
    private final double seconds;
    private final HttpClient client = HttpClient.newHttpClient();
    private final SplittableRandom random = new SplittableRandom(4);

    private PageLoadBenchmark(ServeProcess server, double seconds) {
        this.server = server;
        this.seconds = seconds;
    }

    /** Runs all, if they are wanted by their name. */
    static List<BenchmarkResult> run(Predicate<String> wanted, double seconds) throws IOException {
        if (!wanted.test(PageLoadBenchmark.class.getName())) {
            return List.of();
        }
        try (PageLoadBenchmark benchmark = new PageLoadBenchmark(ServeProcess.start(), seconds)) {
            return benchmark.run();
        }
    }

    private List<BenchmarkResult> run() throws IOException {
        String tree = "/api/v1/trees/" + decoded(Streams.file(Streams.LIST));
        long length = json("GET", tree, "").path("size").asLong();
        String elements = json(
                        "GET", tree + "/field-by-path?path=contents%5B0%5D.classData%5B0%5D.objectAnnotation", "")
                .at("/field/id")
                .asText();
        String spans = tree + "/spans?limit=4096&length=" + WINDOW + "&offset=";
        String children = tree + "/fields/" + elements + "/children?limit=" + CHILDREN + "&from=";
        long windows = length / WINDOW - 1;
        long pages = json("GET", children + 0, "").path("total").asLong() / CHILDREN - 1;
        List<BenchmarkResult> results = new ArrayList<>();
        for (String form : List.of(GZIP, COLUMNS)) {
            String as = form.equals(COLUMNS) ? "columns" : "objects";
            results.add(measure("spans", as + ", any window", () -> spans + random.nextLong(windows) * WINDOW + form));
            results.add(measure(
                    "spans", as + ", " + KEPT + " windows", () -> spans + random.nextLong(KEPT) * WINDOW + form));
            results.add(
                    measure("children", as + ", any page", () -> children + random.nextLong(pages) * CHILDREN + form));
            results.add(measure(
                    "children", as + ", " + KEPT + " pages", () -> children + random.nextLong(KEPT) * CHILDREN + form));
        }
        return results;
    }

    private BenchmarkResult measure(String name, String of, Supplier<String> requests) throws IOException {
        PageLoad.Figures figures =
                new PageLoad(server.address(), number -> requests.get()).run(CONNECTIONS, seconds / 2, seconds);
        System.out.printf("%s, %s: %s%n", name, of, figures);
        String unit = String.format(Locale.ROOT, "answers/s, 99 %% within %.0f ms", figures.p99());
        return new BenchmarkResult(NAME, name, of, figures.rate(), unit, 0, 0, 0, 0, Optional.empty());
    }

    /** The id of the tree of a file. */
    private String decoded(Path file) throws IOException {
        HttpRequest upload = HttpRequest.newBuilder(server.address().resolve("/api/v1/dumps?name=list.ser"))
                .header("Content-Type", "application/octet-stream")
                .POST(BodyPublishers.ofFile(file))
                .build();
        String dump = json(upload).path("id").asText();
        JsonNode tree = json("POST", "/api/v1/dumps/" + dump + "/trees", "{}");
        while (!tree.path("state").asText().equals("ready")) {
            pause();
            tree = json("GET", "/api/v1/trees/" + tree.path("id").asText(), "");
        }
        return tree.path("id").asText();
    }

    private static void pause() throws InterruptedIOException {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
    }

    private JsonNode json(String method, String path, String body) throws IOException {
        return json(HttpRequest.newBuilder(server.address().resolve(path))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                .header("Content-Type", "application/json")
                .build());
    }

    private JsonNode json(HttpRequest request) throws IOException {
        try {
            return new ObjectMapper()
                    .readTree(client.send(request, BodyHandlers.ofString()).body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
    }

    @Override
    public void close() throws IOException {
        client.close();
        server.close();
    }
}
