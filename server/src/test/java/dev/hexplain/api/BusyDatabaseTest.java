package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Many who change things at once, and another program that has the database locked. */
@Slow
class BusyDatabaseTest extends WithServer {
    private static final int CLIENTS = 32;
    private static final int ROUNDS = Selection.size(4, 12);

    @Test
    void thirty_two_clients_that_write_at_once_are_all_answered() throws Exception {
        Map<Integer, Integer> answers = new TreeMap<>();
        try (ExecutorService clients = Executors.newFixedThreadPool(CLIENTS)) {
            List<Future<List<Integer>>> all = IntStream.range(0, CLIENTS)
                    .mapToObj(client -> clients.submit(() -> work(client)))
                    .toList();
            for (Future<List<Integer>> each : all) {
                each.get().forEach(status -> answers.merge(status, 1, Integer::sum));
            }
        }

        assertThat(answers.keySet()).allMatch(status -> status < 500 && status != 404);
        assertThat(files("blobs"))
                .hasSize(json(running.get("/api/v1/dumps")).get("total").asInt());
        assertThat(files("incoming")).isEmpty();
    }

    /** Uploads, decodes, and deletes every other one. */
    private List<Integer> work(int client) {
        return IntStream.range(0, ROUNDS)
                .boxed()
                .flatMap(round -> {
                    byte[] content =
                            ByteBuffer.allocate(8).putInt(client).putInt(round).array();
                    HttpResponse<byte[]> upload = running.upload("?name=" + client, content);
                    String dump = json(upload).path("id").asText();
                    HttpResponse<byte[]> tree = running.decode(dump, "{\"format\":\"bytes\"}");
                    HttpResponse<byte[]> last = round % 2 == 0
                            ? running.delete("/api/v1/dumps/" + dump)
                            : running.get("/api/v1/dumps/" + dump);
                    return Stream.of(upload, tree, last).map(HttpResponse::statusCode);
                })
                .toList();
    }

    @Test
    void while_another_program_holds_the_lock_changes_are_to_be_tried_again_and_reading_goes_on() throws SQLException {
        String dump =
                json(running.upload("?name=before", new byte[] {1})).get("id").asText();
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("hexplain.db"));
                Statement statement = other.createStatement()) {
            statement.execute("begin immediate");

            HttpResponse<byte[]> refused = running.upload("?name=meanwhile", new byte[] {2});

            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.headers().firstValue("Retry-After")).isPresent();
            assertThat(refused.headers().firstValue("Content-Type")).contains("application/problem+json");
            assertThat(json(refused).get("detail").asText()).contains("Try again");
            assertThat(files("incoming")).isEmpty();
            assertThat(files("blobs")).hasSize(1);
            assertThat(running.get("/api/v1/dumps/" + dump + "/bytes").statusCode())
                    .isEqualTo(200);
            statement.execute("rollback");
        }

        assertThat(running.upload("?name=after", new byte[] {2}).statusCode()).isEqualTo(201);
    }

    private List<Path> files(String inside) {
        try (Stream<Path> all = Files.walk(folder.resolve(inside))) {
            return all.filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
