package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.store.FreeSpace;
import dev.hexplain.store.StorageBackend;
import dev.hexplain.store.Store;
import dev.hexplain.store.StoreLimits;
import dev.hexplain.store.database.DatabaseAddress;
import dev.hexplain.testing.SharedServers;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Wire;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A PostgreSQL that fails over while requests are handled. Connections that were opened before are not looked at again before
 * they are used, as in the half second after their last use.
 */
@Slow
class FailoverOverHttpTest {
    private static final String UNCHECKED_MILLIS = "com.zaxxer.hikari.aliveBypassWindowMs";

    private final Wire toDatabase = Wire.to(SharedServers.databasePort());
    private final Wire toBucket = Wire.to(SharedServers.bucketPort());
    private final StorageBackend home = SharedServers.fresh(toDatabase, toBucket);

    @TempDir
    private Path folder;

    private Running running;
    private String dump = "";

    @BeforeEach
    void start() throws IOException {
        System.setProperty(UNCHECKED_MILLIS, "600000");
        running = Running.over(Store.open(folder.resolve("data"), home, StoreLimits.DEFAULT, FreeSpace::of));
        dump = json(running.upload("?name=before", new byte[] {1})).get("id").asText();
    }

    @AfterEach
    void stop() {
        System.clearProperty(UNCHECKED_MILLIS);
        running.close();
        toDatabase.close();
        toBucket.close();
    }

    /** To the connections that are there, the server takes no changes any more; new ones are to another one that does. */
    @Test
    void connections_to_what_is_a_standby_now_are_given_up_by_the_first_change_that_fails() throws SQLException {
        String name = address().url().replaceAll(".*/", "").replaceAll("[?].*", "");
        execute("alter database %s set default_transaction_read_only = off".formatted(name));
        execute("alter system set default_transaction_read_only = on");
        try {
            execute("select pg_reload_conf()");
            HttpResponse<byte[]> refused = renamed();
            for (int i = 0; i < 100 && refused.statusCode() == 200; i++) {
                refused = renamed(); // connections hear of it when they are asked next
            }
            isToBeTriedAgain(refused);
            assertThat(json(refused).get("detail").asText()).contains("takes no changes", "try again in a moment");

            for (int i = 0; i < 40; i++) {
                assertThat(renamed().statusCode()).isEqualTo(200);
            }
        } finally {
            execute("alter system reset default_transaction_read_only");
            execute("select pg_reload_conf()");
        }
    }

    @Test
    void what_only_reads_is_asked_once_more_where_the_server_ends_connections() throws SQLException {
        for (int i = 0; i < 3; i++) {
            endConnections();
            assertThat(running.get("/api/v1/dumps/" + dump).statusCode()).isEqualTo(200);
            endConnections();
            assertThat(json(running.get("/api/v1/dumps")).get("total").asInt()).isEqualTo(1);
        }
    }

    @Test
    void so_it_is_where_the_network_does() {
        toDatabase.cut();
        toDatabase.mend();
        assertThat(running.get("/api/v1/dumps/" + dump).statusCode()).isEqualTo(200);
    }

    @Test
    void a_change_is_made_once_or_said_to_be_tried_again() throws SQLException {
        String notes = "/api/v1/dumps/%s/notes".formatted(dump);
        for (int i = 0; i < 10; i++) {
            endConnections();
            HttpResponse<byte[]> kept =
                    running.post(notes, "{\"notes\":[{\"offset\":0,\"text\":\"%d\"}]}".formatted(i));
            if (kept.statusCode() != 200) {
                isToBeTriedAgain(kept);
                kept = running.post(notes, "{\"notes\":[{\"offset\":0,\"text\":\"%d\"}]}".formatted(i));
            }
            assertThat(json(kept).get("notes")).hasSize(i + 1);
        }
        toDatabase.cut();
        isToBeTriedAgain(running.upload("?name=meanwhile", new byte[] {2}));
        toDatabase.mend();
        assertThat(running.upload("?name=meanwhile", new byte[] {2}).statusCode())
                .isEqualTo(201);
        assertThat(json(running.get("/api/v1/dumps")).get("total").asInt()).isEqualTo(2);
    }

    private HttpResponse<byte[]> renamed() {
        return running.send(running.request("/api/v1/dumps/" + dump)
                .header("Content-Type", "application/json")
                .method("PATCH", BodyPublishers.ofString("{\"name\":\"after\"}")));
    }

    private static void isToBeTriedAgain(HttpResponse<byte[]> answer) {
        JsonNode problem = json(answer);
        assertThat(answer.statusCode()).as(problem.toString()).isEqualTo(503);
        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        assertThat(problem.get("type").asText()).isEqualTo("urn:hexplain:problem:unreachable");
    }

    private void endConnections() throws SQLException {
        execute("select pg_terminate_backend(pid) from pg_stat_activity"
                + " where datname = current_database() and pid <> pg_backend_pid()");
    }

    private DatabaseAddress address() {
        return home.database().orElseThrow();
    }

    private void execute(String sql) throws SQLException {
        String direct =
                address().url().replace(":" + toDatabase.port() + "/", ":" + SharedServers.databasePort() + "/");
        try (Connection connection = DriverManager.getConnection(direct, "postgres", "");
                Statement statement = connection.createStatement()) {
            connection.setReadOnly(false);
            statement.execute(sql);
        }
    }
}
