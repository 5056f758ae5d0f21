package dev.hexplain.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Pages of a list of 1,750,000 objects asked for over 500 connections, of a server of its own process, which shares the
 * processors with this one: {@code ADDRESS [connections [seconds]]}.
 */
public final class PageLoadBenchmark {
    private static final int WINDOW = 4096;
    private static final int CHILDREN = 200;
    /** Windows and pages that are looked at again and again, as by readers of one dump. */
    private static final int KEPT = 500;

    private final URI server;
    private final HttpClient client = HttpClient.newHttpClient();
    private final SplittableRandom random = new SplittableRandom(4);

    private PageLoadBenchmark(URI server) {
        this.server = server;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int connections = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 500;
        double seconds = arguments.length > 2 ? Double.parseDouble(arguments[2]) : 8;
        new PageLoadBenchmark(URI.create(arguments[0])).run(connections, seconds);
    }

    private void run(int connections, double seconds) throws IOException, InterruptedException {
        String tree = "/api/v1/trees/" + decoded(Streams.file(Streams.LIST));
        long length = json("GET", tree, "").path("size").asLong();
        String elements = json(
                        "GET", tree + "/field-by-path?path=contents%5B0%5D.classData%5B0%5D.objectAnnotation", "")
                .at("/field/id")
                .asText();
        String children = tree + "/fields/" + elements + "/children?limit=" + CHILDREN + "&from=";
        long count = json("GET", children + 0, "").path("total").asLong();
        String gzip = " HTTP/1.1\r\nAccept-Encoding: gzip";
        for (String columns : new String[] {"", "\r\nAccept: application/vnd.hexplain.columns+json"}) {
            String form = columns.isEmpty() ? "objects" : "columns";
            measure(
                    form + ", spans, any window",
                    connections,
                    seconds,
                    () -> tree + "/spans?limit=4096&length=" + WINDOW + "&offset="
                            + random.nextLong(length / WINDOW - 1) * WINDOW + gzip + columns);
            measure(
                    form + ", spans, 500 windows",
                    connections,
                    seconds,
                    () -> tree + "/spans?limit=4096&length=" + WINDOW + "&offset=" + random.nextLong(KEPT) * WINDOW
                            + gzip + columns);
            measure(
                    form + ", children, any page",
                    connections,
                    seconds,
                    () -> children + random.nextLong(count / CHILDREN - 1) * CHILDREN + gzip + columns);
            measure(
                    form + ", children, 500 pages",
                    connections,
                    seconds,
                    () -> children + random.nextLong(KEPT) * CHILDREN + gzip + columns);
        }
    }

    private void measure(String what, int connections, double seconds, Supplier<String> requests) throws IOException {
        PageLoad load = new PageLoad(server, number -> requests.get());
        System.out.println(what + ": " + load.run(connections, seconds / 2, seconds));
    }

    /** The id of the tree of a file. */
    private String decoded(Path file) throws IOException, InterruptedException {
        HttpRequest upload = HttpRequest.newBuilder(server.resolve("/api/v1/dumps?name=list.ser"))
                .header("Content-Type", "application/octet-stream")
                .POST(BodyPublishers.ofFile(file))
                .build();
        String dump = new ObjectMapper()
                .readTree(client.send(upload, BodyHandlers.ofString()).body())
                .path("id")
                .asText();
        JsonNode tree = json("POST", "/api/v1/dumps/" + dump + "/trees", "{}");
        while (!tree.path("state").asText().equals("ready")) {
            Thread.sleep(100);
            tree = json("GET", "/api/v1/trees/" + tree.path("id").asText(), "");
        }
        return tree.path("id").asText();
    }

    private JsonNode json(String method, String path, String body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                .header("Content-Type", "application/json");
        return new ObjectMapper()
                .readTree(client.send(request.build(), BodyHandlers.ofString()).body());
    }
}
