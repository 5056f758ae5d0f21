package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.bytes.Sha256;
import dev.hexplain.store.Store;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Data folders as each version of the schema wrote them, from the first one on, opened by this one. What each version kept has
 * been written to the same tables and files since; {@link UpgradedFolderTest} has whole folders of some of them.
 */
@Slow
class OldestFoldersTest {
    private static final byte[] CONTENT = "[1,2]".getBytes(UTF_8);
    private static final String DUMP = "dump1";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
    void all_that_was_in_it_is_there(int version) throws Exception {
        write(version);

        try (Running running = Running.over(Store.open(folder))) {
            assertHasAll(running, version);
        }
        try (Running running = Running.over(Store.open(folder))) {
            assertHasAll(running, version);
        }
    }

    private static void assertHasAll(Running running, int version) {
        JsonNode dump = json(running.get("/api/v1/dumps")).at("/items/0");
        assertThat(dump.get("id").asText()).isEqualTo(DUMP);
        assertThat(dump.get("name").asText()).isEqualTo("first.json");
        assertThat(dump.get("sha256").asText()).isEqualTo(Sha256.of(CONTENT));
        assertThat(running.get("/api/v1/dumps/dump1/bytes").body()).isEqualTo(CONTENT);
        assertThat(json(running.upload("?name=again", CONTENT)).get("id").asText())
                .isEqualTo(DUMP);

        JsonNode tree = running.tree("tree1");
        assertThat(tree.get("format").asText()).isEqualTo("json");
        assertThat(tree.get("status").asText()).isEqualTo("complete");
        if (version >= 2) {
            assertThat(running.get("/api/v1/formats/upgraded").statusCode()).isEqualTo(200);
        }
        if (version >= 3) {
            assertThat(running.get("/api/v1/schemas/schema1").body()).asString().isEqualTo("message");
        }
        if (version >= 5) {
            assertThat(running.get("/api/v1/ports").body()).asString().contains("4711", "jrmp");
        }
        if (version >= 7) {
            assertThat(json(running.get("/api/v1/timings/run1")).at("/jmh/0").asInt())
                    .isEqualTo(7);
        }
        if (version >= 8) {
            assertThat(json(running.get("/api/v1/dumps/dump1/notes")).findValuesAsText("text"))
                    .containsExactly("the first");
        }
    }

    private void write(int version) throws IOException, SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("hexplain.db") + "?journal_mode=WAL&foreign_keys=on";
        Flyway.configure()
                .dataSource(url, "", "")
                .locations("classpath:db/migration")
                .target(String.valueOf(version))
                .load()
                .migrate();
        String sha256 = Sha256.of(CONTENT);
        put("blobs/%s/%s".formatted(sha256.substring(0, 2), sha256), CONTENT);
        put("derived/dump1/texts/xxd/text", CONTENT);
        put("derived/dump1/trees/tree1/rows", CONTENT);
        put("incoming/left", CONTENT);
        put("lock", new byte[0]);
        try (Connection database = DriverManager.getConnection(url);
                Statement statement = database.createStatement()) {
            boolean hasSpaces = version >= 14;
            statement.execute("insert into dump (id, sha256, name, size, created_at, brought_at, format%s)"
                            .formatted(hasSpaces ? ", content_key" : "")
                    + " values ('dump1', '%s', 'first.json', 5, 1, 1, 'json'%s)"
                            .formatted(sha256, hasSpaces ? ", '" + sha256 + "'" : ""));
            statement.execute("insert into tree values ('tree1', 'dump1', 'json', 'raw', 0%s)"
                    .formatted(version >= 2 ? ", 'auto'" : ""));
            writeOwn(statement, version);
        }
    }

    private void writeOwn(Statement statement, int version) throws IOException, SQLException {
        if (version >= 2) {
            statement.execute("insert into format values ('upgraded', 1)");
            statement.execute("insert into format_version values ('upgraded', 1, 30, 1)");
            put("formats/upgraded/1.ksy", "meta:\n  id: upgraded\nseq: []\n".getBytes(UTF_8));
        }
        if (version >= 3) {
            statement.execute("insert into brought_schema values ('schema1', 'protobuf', '', 'a.proto', 7, 1)");
            put("schemas/schema1", "message".getBytes(UTF_8));
        }
        if (version >= 5) {
            statement.execute("insert into binding values ('port 4711', null, 'jrmp')");
        }
        if (version >= 7) {
            statement.execute("insert into timing_run values ('run1', 'JMH', '', '', 11, 1)");
            put("timings/run1", "{\"jmh\":[7]}".getBytes(UTF_8));
        }
        if (version >= 8) {
            statement.execute("insert into note values"
                    + " ('dump1', 'note1', 'raw', 'json', 0, 0, 1, '', 'yellow', 'the first', 1, 1)");
        }
    }

    private void put(String name, byte[] content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }
}
