package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.store.FreeSpace;
import dev.hexplain.store.Store;
import dev.hexplain.store.StoreLimits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeepDaysTest {
    private static final Path CAPTURE = Path.of("../samples/captures/rmi.pcap");

    @TempDir
    private Path folder;

    @Test
    void dumps_that_nobody_opened_for_some_days_go_and_those_with_bindings_stay() throws Exception {
        String fresh;
        String opened;
        String bound;
        String forgotten;
        try (Running running = Running.on(folder)) {
            forgotten = upload(running, new byte[] {1});
            opened = upload(running, new byte[] {2});
            bound = upload(running, Files.readAllBytes(CAPTURE));
        }
        makeOld(forgotten, opened, bound);
        try (Running running = Running.on(folder)) {
            fresh = upload(running, new byte[] {3});
            running.get("/api/v1/dumps/" + opened + "/bytes");
        }

        StoreLimits limits =
                new StoreLimits(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty(), OptionalInt.of(5));
        try (Running running = Running.over(Store.open(folder, limits, FreeSpace::of))) {
            long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
            while (status(running, forgotten) == 200 && System.nanoTime() < deadline) {
                Thread.onSpinWait();
            }

            assertThat(status(running, forgotten)).isEqualTo(404);
            assertThat(status(running, fresh)).isEqualTo(200);
            assertThat(status(running, opened)).isEqualTo(200);
            assertThat(status(running, bound)).isEqualTo(200);
            assertThat(json(running.get("/api/v1/storage")).get("keepDays").asInt())
                    .isEqualTo(5);
        }
    }

    /** As if they had come ten days ago, and somebody had bound a flow of the last one. */
    private void makeOld(String... dumps) throws Exception {
        Instant then = Instant.now().minus(Duration.ofDays(10));
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("hexplain.db"));
                var statement = database.createStatement()) {
            statement.execute("update dump set brought_at = %1$d, opened_at = %1$d, created_at = %1$d"
                    .formatted(then.toEpochMilli()));
            statement.execute(
                    "insert into binding (scope, dump_id, format) values ('flow', '" + dumps[2] + "', 'jrmp')");
        }
        try (var all = Files.walk(folder.resolve("blobs"))) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, FileTime.from(then));
            }
        }
    }

    private static String upload(Running running, byte[] content) {
        return json(running.upload("", content)).get("id").asText();
    }

    private static int status(Running running, String dump) {
        return running.get("/api/v1/dumps/" + dump).statusCode();
    }
}
