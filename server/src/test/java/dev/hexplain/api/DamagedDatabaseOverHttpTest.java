package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.hexplain.store.Store;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** A database whose file is damaged while a server has it open: said, and never answered with something else. */
@Slow
class DamagedDatabaseOverHttpTest {
    private static final int PAGE = 4096;

    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @TempDir
    private Path folder;

    private Running running;

    /** In the folder, whatever home other tests have. */
    @BeforeEach
    void start() throws IOException {
        running = Running.over(Store.open(folder));
        log.start();
        root.addAppender(log);
    }

    @AfterEach
    void stop() {
        root.detachAppender(log);
        running.close();
    }

    /** Every page but the first, which says that the others have changed, so that none is taken from memory. */
    private void damage() throws IOException, SQLException {
        Path file = folder.resolve("hexplain.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("pragma wal_checkpoint(truncate)");
            byte[] content = Files.readAllBytes(file);
            for (int at = PAGE; at < content.length; at++) {
                content[at] ^= 0x55;
            }
            Files.write(file, content);
            statement.execute("pragma user_version = 5");
        }
    }

    @Test
    void every_answer_is_a_problem_the_log_says_which_file_once_and_readiness_says_which_check() throws Exception {
        String tree = running.treeOf("order");
        String dump = json(running.get("/api/v1/dumps")).at("/items/0/id").asText();
        damage();

        List<HttpResponse<byte[]>> answers = List.of(
                running.get("/api/v1/dumps"),
                running.get("/api/v1/dumps/" + dump + "/notes"),
                running.get("/api/v1/formats"),
                running.upload("?name=new", "new here".getBytes(StandardCharsets.UTF_8)),
                running.get(tree + "/fields/0"),
                running.delete("/api/v1/dumps/" + dump));

        long failed = answers.stream()
                .filter(answer -> answer.statusCode() >= 500)
                .peek(answer -> {
                    assertThat(json(answer).get("type").asText()).isEqualTo("urn:hexplain:problem:database-damaged");
                    assertThat(json(answer).get("detail").asText())
                            .contains("The database is damaged")
                            .doesNotContain(folder.toString(), "SQL");
                })
                .count();
        assertThat(failed).isGreaterThan(2);
        assertThat(log.list.stream().filter(line -> line.getFormattedMessage().startsWith("The database " + folder)))
                .hasSize(1);
        assertThat(log.list.stream()
                        .filter(line -> line.getLevel() == Level.WARN
                                && line.getFormattedMessage().contains("/api/v1/")))
                .as("one line for each of them")
                .hasSize((int) failed);
        HttpResponse<byte[]> ready = running.get("/health/ready");
        assertThat(ready.statusCode()).isEqualTo(503);
        assertThat(new String(ready.body(), StandardCharsets.UTF_8))
                .contains("{\"name\":\"database\",\"status\":\"down\"}");
        assertThat(folder.resolve("blobs")).isNotEmptyDirectory();
        assertThat(running.get("/health/live").statusCode()).isEqualTo(200);
    }
}
