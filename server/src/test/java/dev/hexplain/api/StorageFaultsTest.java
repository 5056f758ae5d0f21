package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.store.FreeSpace;
import dev.hexplain.store.StorageBackend;
import dev.hexplain.store.Store;
import dev.hexplain.store.StoreLimits;
import dev.hexplain.testing.SharedServers;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Wire;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database and a bucket behind wires that break. */
@Slow
class StorageFaultsTest {
    private static final long QUOTA = 1L << 30;

    private final Wire toDatabase = Wire.to(SharedServers.databasePort());
    private final Wire toBucket = Wire.to(SharedServers.bucketPort());
    private final StorageBackend home = SharedServers.fresh(toDatabase, toBucket);

    @TempDir
    private Path folder;

    private Running running;

    @BeforeEach
    void start() throws IOException {
        Store store = open();
        running = Running.serving(
                Inspector.over(store, QUOTA, DumpLimits.DEFAULT),
                new ServerSettings("127.0.0.1", 0, Optional.empty(), false, true, "test"));
    }

    private Store open() throws IOException {
        return Store.open(folder.resolve("data"), home, StoreLimits.DEFAULT, FreeSpace::of);
    }

    @AfterEach
    void stop() {
        running.close();
        toDatabase.close();
        toBucket.close();
    }

    @Test
    void without_the_bucket_nothing_is_taken_and_what_is_here_is_read() {
        byte[] content = random(100_000);
        String dump = uploaded(content);
        toBucket.cut();

        isUnreachable(running.upload("", random(50_000)));
        isUnreachable(running.upload("", random(20 << 20)));
        assertThat(json(running.get("/api/v1/dumps")).get("total").asInt()).isEqualTo(1);
        assertThat(folder.resolve("data/incoming")).isEmptyDirectory();
        assertThat(running.get("/api/v1/dumps/%s/bytes".formatted(dump)).body()).isEqualTo(content);
        assertThat(new String(running.get("/health/ready").body()))
                .contains("\"blobs\"")
                .contains("down");

        String deleted = json(running.get("/api/v1/dumps")).at("/items/0/id").asText();
        assertThat(running.delete("/api/v1/dumps/" + deleted).statusCode()).isEqualTo(204);
        assertThat(json(running.get("/api/v1/dumps")).get("total").asInt()).isZero();

        toBucket.mend();

        assertThat(running.upload("", random(20 << 20)).statusCode()).isEqualTo(201);
        long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (running.get("/health/ready").statusCode() != 200) {
            assertThat(System.nanoTime()).as("ready again").isLessThan(deadline);
        }
    }

    @Test
    void without_the_database_every_question_says_so_and_nothing_is_lost() {
        byte[] content = random(1000);
        String dump = uploaded(content);
        toDatabase.cut();

        isUnreachable(running.get("/api/v1/dumps"));
        isUnreachable(running.get("/api/v1/dumps/%s/bytes".formatted(dump)));
        isUnreachable(running.upload("", random(2000)));
        assertThat(folder.resolve("data/incoming")).isEmptyDirectory();

        toDatabase.mend();

        assertThat(running.get("/api/v1/dumps/%s/bytes".formatted(dump)).body()).isEqualTo(content);
        assertThat(running.upload("", random(2000)).statusCode()).isEqualTo(201);
        assertThat(json(running.get("/api/v1/dumps")).get("total").asInt()).isEqualTo(2);
    }

    @Test
    void a_slow_bucket_is_waited_for() {
        toBucket.slow(50);
        byte[] content = random(300_000);
        assertThat(running.get("/api/v1/dumps/%s/bytes".formatted(uploaded(content)))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void a_start_without_either_says_what_is_missing_and_where() {
        running.close();
        toBucket.cut();
        assertThatThrownBy(this::open)
                .isInstanceOf(StorageFailure.class)
                .hasMessageContaining("bucket does not answer")
                .hasMessageContaining("127.0.0.1:" + toBucket.port());
        toDatabase.cut();
        assertThatThrownBy(this::open)
                .isInstanceOf(StorageFailure.class)
                .hasMessageContaining("database does not answer")
                .hasMessageContaining(":" + toDatabase.port());
    }

    private static void isUnreachable(HttpResponse<byte[]> answer) {
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        assertThat(json(answer).get("type").asText()).isEqualTo("urn:hexplain:problem:unreachable");
        assertThat(json(answer).get("detail").asText())
                .contains("does not answer")
                .doesNotContain("127.0.0.1");
    }

    private String uploaded(byte[] content) {
        return json(running.upload("", content)).get("id").asText();
    }

    private static byte[] random(int length) {
        byte[] bytes = new byte[length];
        new Random(length).nextBytes(bytes);
        return bytes;
    }
}
