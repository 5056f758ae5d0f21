package dev.hexplain.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.view.ViewJson;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Lists the work that a running server does, and ends some of it. */
final class WorkCommand extends Command {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Members of what the server answers, in the order of columns. */
    private static final List<String> COLUMNS = List.of(
            "id",
            "pool",
            "state",
            "by",
            "since",
            "millis",
            "processorMillis",
            "allocatedBytes",
            "what",
            "residentBytes");

    private final Argument<List<String>> ended = Argument.parameters(
            String.class,
            PositionalParamSpec.builder()
                    .paramLabel("ID")
                    .arity("0..*")
                    .description("Work to end; without one, all work is listed."));

    private final Argument<URI> address = Argument.option(
            URI.class,
            OptionSpec.builder("--server")
                    .paramLabel("ADDRESS")
                    .defaultValue("http://127.0.0.1:8080")
                    .description("The server's (default: ${DEFAULT-VALUE})."));

    private final Argument<Path> tokenFile = Argument.option(
            Path.class,
            OptionSpec.builder("--token-file")
                    .paramLabel("FILE")
                    .defaultValue("${env:HEXPLAIN_TOKEN_FILE}")
                    .description(
                            "File with a token that is good for `admin` (also: HEXPLAIN_TOKEN_FILE, or the token in HEXPLAIN_TOKEN)."));

    private final Argument<Boolean> json = JsonLines.option("an object for each");

    WorkCommand() {
        super("work", "List what a running server works on, for whom and since when, and end some of it.");
        add(ended);
        add(address);
        add(tokenFile);
        add(json);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        Optional<String> token = TokenFile.tokenOf(
                Optional.ofNullable(System.getenv("HEXPLAIN_TOKEN"))
                        .filter(_ -> tokenFile.given().isEmpty()),
                tokenFile.given());
        try (HttpClient client = HttpClient.newHttpClient()) {
            if (ended.value().isEmpty()) {
                ask(client, token, "GET", "").get("work").forEach(this::print);
            }
            for (String id : ended.value()) {
                ask(client, token, "DELETE", "/" + URLEncoder.encode(id, StandardCharsets.UTF_8));
            }
        }
        return 0;
    }

    /** @return what the server answers; an empty object where that is nothing */
    private JsonNode ask(HttpClient client, Optional<String> token, String method, String rest) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.value().resolve("/api/v1/work" + rest))
                .timeout(PATIENCE)
                .method(method, HttpRequest.BodyPublishers.noBody());
        token.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
        try {
            HttpResponse<byte[]> answer = client.send(request.build(), BodyHandlers.ofByteArray());
            JsonNode body = ViewJson.mapper().readTree(answer.body());
            if (answer.statusCode() >= 400) {
                throw new IOException(body.path("detail").asText("The server answered " + answer.statusCode()));
            }
            return body;
        } catch (ConnectException nobody) {
            throw new IOException(
                    "Nothing answers at %s: name the server with --server".formatted(address.value()), nobody);
        } catch (JsonProcessingException notJson) {
            throw new IOException("What answers at %s is no server of Hexplain".formatted(address.value()), notJson);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted", stopped);
        }
    }

    /** Tab-separated: {@link #COLUMNS}. */
    private void print(JsonNode work) {
        if (json.value()) {
            new JsonLines(out()).print(work);
            return;
        }
        Stream<String> cells = COLUMNS.stream().map(column -> work.path(column).asText());
        out().println(String.join("\t", cells.toList()));
    }
}
