package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.ClassTables;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Work with threads or processes of its own, and long answers, in the list of work: ended, they are told so. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
@Slow
class ListedWorkOverHttpTest extends WithServer {
    private static final int LONG = 24 << 20;

    /** Less than a question may take. */
    private static final Duration SOME_TIME = Duration.ofSeconds(8);

    private final HttpClient client = HttpClient.newHttpClient();

    @Override
    Running start(Path data) {
        try {
            return Running.serving(
                    Inspector.open(data, 2L * LONG, DumpLimits.DEFAULT),
                    new ServerSettings("127.0.0.1", 0, Optional.empty(), false, true, "test"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private CompletableFuture<String> begun(String path, String body, String accept) {
        HttpRequest request = running.request(path)
                .header("Content-Type", "application/json")
                .header("Accept", accept)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return client.sendAsync(request, HttpResponse.BodyHandlers.ofString()).thenApply(HttpResponse::body);
    }

    private Optional<JsonNode> work(String pool) {
        return StreamSupport.stream(
                        json(running.get("/api/v1/work")).get("work").spliterator(), false)
                .filter(each -> each.get("pool").asText().equals(pool))
                .findFirst();
    }

    /** Waits until work of a kind has taken something. */
    private void requireCounted(String pool, String... figures) {
        while (work(pool)
                .filter(each ->
                        Stream.of(figures).allMatch(figure -> each.get(figure).asLong() > 0))
                .isEmpty()) {
            LockSupport.parkNanos(2_000_000);
        }
    }

    /** Waits for work of a kind, and ends it. */
    private JsonNode ended(String pool, String state) {
        Optional<JsonNode> work = work(pool);
        while (work.filter(each -> each.get("state").asText().equals(state)).isEmpty()) {
            LockSupport.parkNanos(2_000_000);
            work = work(pool);
        }
        JsonNode found = work.orElseThrow();
        assertThat(running.delete("/api/v1/work/" + found.get("id").asText()).statusCode())
                .isEqualTo(204);
        assertThat(found.get("by").asText()).isEqualTo("local");
        return found;
    }

    private void requireNone(String pool) {
        while (work(pool).isPresent()) {
            LockSupport.parkNanos(2_000_000);
        }
    }

    @BeforeEach
    @AfterEach
    void nothing_is_left() {
        assertThat(json(running.get("/api/v1/work")).get("work")).isEmpty();
    }

    @Test
    void encodings_are_ended() {
        CompletableFuture<String> answer =
                begun("/api/v1/encodings", "{\"sample\":\"session\",\"size\":200000}", "application/json");

        requireCounted("encoding", "processorMillis", "allocatedBytes");
        assertThat(ended("encoding", "running").get("what").asText()).matches("Encoding session with \\d+ codecs");
        assertThat(answer.join()).contains("was ended by an operator");
        requireNone("encoding");
    }

    @Test
    void populations_are_ended() {
        String numbers = IntStream.range(100, 160).mapToObj(String::valueOf).collect(Collectors.joining(",", "[", "]"));
        String list = IntStream.range(0, 3_000).mapToObj(_ -> numbers).collect(Collectors.joining(",", "[", "]"));
        String dump = upload("long.json", list.getBytes(UTF_8));
        CompletableFuture<String> answer =
                begun("/api/v1/populations", "{\"dumps\":[\"%s\"],\"each\":true}".formatted(dump), "text/event-stream");

        requireCounted("population", "processorMillis", "allocatedBytes");
        assertThat(ended("population", "running").get("what").asText()).matches("Measuring 1 dumps with \\d+ codecs");
        assertThat(answer.join()).contains("event: failed", "was ended by an operator");
        requireNone("population");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "encoding | {\"sample\":\"session\",\"size\":200000} | application/json",
                "encoding | {\"sample\":\"session\",\"size\":200000} | text/event-stream",
                "timing | {\"sample\":\"order\",\"plan\":\"article\"} | text/event-stream",
            })
    void work_ends_with_its_client(String pool, String body, String accept) {
        CompletableFuture<String> answer = begun("/api/v1/" + pool + "s", body, accept);
        while (work(pool).isEmpty()) {
            LockSupport.parkNanos(2_000_000);
        }

        answer.cancel(true);
        requireNoneSoon(pool);
    }

    private void requireNoneSoon(String pool) {
        long start = System.nanoTime();
        requireNone(pool);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(SOME_TIME);
    }

    @Test
    void questions_hold_up_no_other_work_and_end_with_their_clients() {
        String table = upload("classes.parquet", ClassTables.of("java/order.ser"));
        List<CompletableFuture<String>> asked = Stream.generate(() -> begun(
                        "/api/v1/dumps/%s/table/answers".formatted(table),
                        "{\"sql\":\"select sum(hash(range)) from range(1000000000000)\"}",
                        "application/json"))
                .limit(6)
                .toList();

        long start = System.nanoTime();
        for (int number = 0; System.nanoTime() - start < SOME_TIME.toNanos(); number++) {
            String dump = upload("small.json", "[%d]".formatted(number).getBytes(UTF_8));
            long begun = System.nanoTime();
            running.tree(dump, "{\"format\":\"json\",\"layers\":\"raw\"}");
            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(SOME_TIME);
        }
        requireCounted("question", "processorMillis", "residentBytes");

        asked.forEach(each -> each.cancel(true));
        requireNoneSoon("question");
    }

    @Test
    void timings_are_ended_while_they_wait_and_while_they_run() {
        String body = "{\"sample\":\"order\",\"codecs\":[\"java\",\"json\"],\"plan\":\"article\"}";
        CompletableFuture<String> first = begun("/api/v1/timings", body, "text/event-stream");
        while (work("timing").isEmpty()) {
            LockSupport.parkNanos(2_000_000);
        }
        CompletableFuture<String> second = begun("/api/v1/timings", body, "text/event-stream");

        requireCounted("timing", "processorMillis", "residentBytes");
        ended("timing", "running");
        assertThat(first.join()).contains("event: failed", "was ended by an operator");
        ended("timing", "running");
        assertThat(second.join()).contains("event: failed", "was ended by an operator");
        requireNone("timing");
    }

    @Test
    void bytes_that_are_sent_to_a_slow_client_are_ended() throws IOException {
        assertThat(readUntilEnded("/api/v1/dumps/%s/bytes".formatted(upload("long.bin", new byte[LONG])), "bytes of"))
                .isLessThan(LONG);
    }

    @Test
    void texts_and_values_that_are_sent_are_ended() throws IOException {
        String dump = upload("long.json", ("[\"" + "a".repeat(LONG - 4) + "\"]").getBytes(UTF_8));
        JsonNode tree = running.tree(dump, "{\"format\":\"json\",\"layers\":\"raw\"}");
        String path = "/api/v1/trees/" + tree.get("id").asText();

        assertThat(readUntilEnded(path + "/fields/0/value/document", "a value")).isLessThan(LONG);
        assertThat(readUntilEnded(path + "/sources/0/excerpt?as=xxd", "a part of"))
                .isLessThan(LONG);
    }

    /** Asks for an answer, ends it before it is read, and says how much of it came. */
    private long readUntilEnded(String path, String what) throws IOException {
        try (Socket slow = new Socket()) {
            slow.setReceiveBufferSize(1 << 14);
            slow.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), running.server.port()));
            slow.getOutputStream()
                    .write("GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n"
                            .formatted(path)
                            .getBytes(UTF_8));
            requireCounted("answer", "processorMillis", "allocatedBytes");
            assertThat(ended("answer", "running").get("what").asText()).contains("Sending", what);
            requireNone("answer");
            return all(slow.getInputStream());
        }
    }

    private static long all(InputStream in) {
        long count = 0;
        byte[] part = new byte[1 << 16];
        try {
            for (int read = in.read(part); read >= 0; read = in.read(part)) {
                count += read;
            }
        } catch (IOException broken) {
            // What came before counts.
        }
        return count;
    }

    private String upload(String name, byte[] bytes) {
        return json(running.upload("?name=" + name, bytes)).get("id").asText();
    }
}
