package dev.hexplain.batch.questions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.monitoring.ProcessMemory;
import dev.hexplain.inspect.work.WorkCosts;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small Parquet files that stand for much: whoever uploads a table may have written it. */
@Slow
class ParquetBombsTest {
    private static final String MUCH = "The question takes more than 256 MB of memory: ask for less.";

    @TempDir
    Path folder;

    private Path file;
    private QuestionProcesses processes;

    @BeforeEach
    void start() throws IOException {
        file = folder.resolve("fields.parquet");
        Files.createDirectories(folder.resolve("work"));
        processes = new QuestionProcesses(folder.resolve("work"));
    }

    @AfterEach
    void end() {
        processes.close();
    }

    /** Writes one that says of itself that it is a table of fields. */
    private void write(String query, String build) throws SQLException {
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = database.createStatement()) {
            statement.execute("""
                    copy (%s) to '%s' (format parquet, compression zstd,
                        kv_metadata {hexplain_rows: 'fields', hexplain_version: '1', hexplain_build: '%s'})""".formatted(query, file, build));
        }
    }

    private TableDescription described() throws IOException {
        return ask(Question.describing(file, folder.resolve("answer"))).table().orElseThrow();
    }

    private Reply asked(String sql) throws IOException {
        return ask(Question.of(file, folder.resolve("answer"), sql, 1_000));
    }

    private Reply ask(Question question) throws IOException {
        long before = ProcessMemory.resident(ProcessHandle.current().pid()).orElse(0);
        long start = System.nanoTime();

        Reply reply = processes.ask(question, () -> false, new WorkCosts());

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(QuestionWorker.LONGEST.plusSeconds(10));
        assertThat(ProcessMemory.resident(ProcessHandle.current().pid()).orElse(0) - before)
                .isLessThan(100L << 20);
        return reply;
    }

    private String refusal(String sql) throws IOException {
        return asked(sql).refused().orElseThrow().message();
    }

    @Test
    void values_of_20_megabytes_in_2_kilobytes_are_described_and_refused() throws Exception {
        write("select repeat('x', 20000000) as path from range(40)", "test");

        assertThat(Files.size(file)).isLessThan(4 << 10);
        assertThat(described().count()).isEqualTo(40);
        assertThat(refusal("select * from fields")).isEqualTo(MUCH);
        assertThat(refusal("select length(path) from fields")).isEqualTo(MUCH);
    }

    @Test
    void a_hundred_million_rows_in_few_bytes_are_counted() throws Exception {
        write("select 1 as path from range(100000000)", "test");

        assertThat(described().count()).isEqualTo(100_000_000);
        assertThat(asked("select sum(path) from fields").answer().orElseThrow().rows())
                .hasToString("[[100000000]]");
    }

    @Test
    void a_schema_of_5_000_columns_is_described() throws Exception {
        String columns =
                IntStream.range(0, 5_000).mapToObj("1 as c%d"::formatted).collect(Collectors.joining(","));
        write("select " + columns, "test");

        assertThat(described().columns()).hasSize(5_000);
        assertThat(refusal("select * from fields")).isEqualTo("The answer has 5,000 columns: select 1,000 at most.");
        assertThat(asked("select c4999 from fields").answer().orElseThrow().rows())
                .hasToString("[[1]]");
    }

    /** The engine fails, and says where in its code: of that nothing is said. */
    @Test
    void a_schema_of_400_levels_is_described_and_refused() throws Exception {
        write("select " + "{a: ".repeat(400) + 1 + "}".repeat(400) + " as path", "test");

        assertThat(described().columns()).hasSize(1);
        assertThat(refusal("select * from fields")).startsWith("INTERNAL Error").doesNotContain("Stack", "duckdb_java");
    }

    @Test
    void what_a_table_says_of_its_writer_is_cut() throws Exception {
        write("select 1 as path", "x".repeat(8_000_000));

        assertThat(described().build()).isEqualTo("x".repeat(200));
    }
}
