package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.store.FreeSpace;
import dev.hexplain.store.Store;
import dev.hexplain.store.StoreLimits;
import dev.hexplain.testing.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
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
        makeOld();
        bind(bound);
        try (Running running = Running.on(folder)) {
            fresh = upload(running, new byte[] {3});
            running.get("/api/v1/dumps/" + opened + "/bytes");
        }

        try (Running running = Running.over(Store.open(folder, keeping(Map.of("", 5)), FreeSpace::of))) {
            assertThat(isGone(running, forgotten)).isTrue();
            assertThat(status(running, fresh)).isEqualTo(200);
            assertThat(status(running, opened)).isEqualTo(200);
            assertThat(status(running, bound)).isEqualTo(200);
            assertThat(json(running.get("/api/v1/storage")).get("keepDays").asInt())
                    .isEqualTo(5);
        }
    }

    @Test
    void dumps_of_a_space_go_after_the_days_of_that_space() throws Exception {
        String[] dumps = new String[4];
        try (Running running = Running.on(folder)) {
            for (int i = 0; i < dumps.length; i++) {
                dumps[i] = upload(running, new byte[] {(byte) i});
            }
        }
        makeOld();
        moveTo("sandbox", dumps[0]);
        moveTo("legal", dumps[1]);
        moveTo("audits", dumps[3]);

        Map<String, Integer> days = Map.of("", 30, "sandbox", 7, "legal", 0, "audits", 11);
        try (Running running = Running.over(Store.open(folder, keeping(days), FreeSpace::of))) {
            assertThat(isGone(running, dumps[0])).isTrue();
            assertThat(status(running, dumps[1])).as("never").isEqualTo(200);
            assertThat(status(running, dumps[2])).as("after 30").isEqualTo(200);
            assertThat(status(running, dumps[3])).as("after 11").isEqualTo(200);
            assertThat(json(running.get("/api/v1/storage")).get("keepDays").asInt())
                    .isEqualTo(30);
            assertThat(json(running.get("/api/v1/storage?space=sandbox"))
                            .get("keepDays")
                            .asInt())
                    .isEqualTo(7);
            assertThat(json(running.get("/api/v1/storage?space=legal")).has("keepDays"))
                    .isFalse();
        }
    }

    private static StoreLimits keeping(Map<String, Integer> days) {
        return new StoreLimits(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty(), days);
    }

    /** Whether a dump goes before long. */
    private static boolean isGone(Running running, String dump) {
        long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (status(running, dump) == 200 && System.nanoTime() < deadline) {
            Thread.onSpinWait();
        }
        return status(running, dump) == 404;
    }

    private void moveTo(String space, String dump) throws Exception {
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("hexplain.db"));
                var statement = database.prepareStatement("update dump set space = ? where id = ?")) {
            statement.setString(1, space);
            statement.setString(2, dump);
            statement.executeUpdate();
        }
    }

    /** As if somebody had bound a flow of it. */
    private void bind(String dump) throws Exception {
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("hexplain.db"));
                var statement = database.createStatement()) {
            statement.execute(
                    "insert into flow_binding (scope, dump_id, format) values ('flow', '" + dump + "', 'jrmp')");
        }
    }

    /** As if all had come ten days ago. */
    private void makeOld() throws Exception {
        Instant then = Instant.now().minus(Duration.ofDays(10));
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("hexplain.db"));
                var statement = database.createStatement()) {
            statement.execute("update dump set brought_at = %1$d, opened_at = %1$d, created_at = %1$d"
                    .formatted(then.toEpochMilli()));
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
