package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.store.Store;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Data folders that earlier versions left, made by {@code src/test/sh/data-folder.sh}, opened by this one. */
@Slow
class UpgradedFolderTest {
    /** The version of the database that has notes first. */
    private static final int NOTES = 8;

    @TempDir
    Path folder;

    private void unpack(int version) throws IOException {
        String name = "/dev/hexplain/store/data-folder-v%d.zip".formatted(version);
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream(name));
                ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = folder.resolve(entry.getName());
                if (entry.isDirectory()) {
                    Files.createDirectories(file);
                } else {
                    Files.createDirectories(Objects.requireNonNull(file.getParent()));
                    Files.copy(zip, file);
                }
            }
        }
    }

    /** In the folder, whatever home other tests have. */
    private Running open() throws IOException {
        return Running.over(Store.open(folder));
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 9, 13, 14, 15})
    void all_that_was_in_it_is_there(int version) throws IOException {
        unpack(version);

        try (Running running = open()) {
            assertHasAll(running, version);
            running.inspector.access().create("anne", AccessScope.READ, List.of());
        }
        try (Running running = open()) {
            assertThat(running.get("/api/v1/dumps").statusCode())
                    .as("the token that was made is asked for")
                    .isEqualTo(401);
        }
    }

    private static void assertHasAll(Running running, int version) throws IOException {
        JsonNode dumps = json(running.get("/api/v1/dumps"));
        assertThat(dumps.get("items").findValuesAsText("name"))
                .containsExactly("record.confluent.bin", "rmi.pcap", "order.ser");
        String order = "/api/v1/dumps/" + dumps.at("/items/2/id").asText();
        String capture = "/api/v1/dumps/" + dumps.at("/items/1/id").asText();
        assertThat(running.get(order + "/bytes?layers=raw").body())
                .isEqualTo(Files.readAllBytes(Path.of("../samples/java/order.ser")));
        assertThat(running.tree(dumps.at("/items/2/id").asText(), "{}")
                        .get("format")
                        .asText())
                .isEqualTo("java_serialization");
        JsonNode record = running.tree(dumps.at("/items/0/id").asText(), "{\"format\": \"upgraded_record\"}");
        assertThat(record.get("format").asText()).isEqualTo("upgraded_record");
        assertThat(json(running.get("/api/v1/schemas")).findValuesAsText("name"))
                .contains("upgraded.proto");
        assertThat(running.get("/api/v1/ports").body()).asString().contains("4711", "jrmp");
        running.whole(capture + "/capture");
        if (version >= NOTES) {
            assertThat(json(running.get(order + "/notes")).findValuesAsText("text"))
                    .containsExactly("the magic");
        }
    }

    @Test
    void the_folder_of_a_later_version_is_refused_and_stays_as_it_is() throws Exception {
        unpack(13);
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("hexplain.db"));
                Statement statement = database.createStatement()) {
            statement.execute("""
                insert into flyway_schema_history
                select max(installed_rank) + 1, '900', 'later', 'SQL', 'V900__later.sql', 0, 'later', max(installed_on), 0, 1
                from flyway_schema_history""");
        }
        byte[] before = Files.readAllBytes(folder.resolve("hexplain.db"));

        assertThatThrownBy(this::open)
                .hasMessageStartingWith(folder.resolve("hexplain.db") + " was used by a later version of Hexplain");
        assertThat(folder.resolve("hexplain.db")).hasBinaryContent(before);
    }
}
