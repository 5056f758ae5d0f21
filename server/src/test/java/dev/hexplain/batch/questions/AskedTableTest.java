package dev.hexplain.batch.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.batch.TableScan;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.RowReader;
import dev.hexplain.batch.tables.TableFile;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class AskedTableTest {
    private static final String ENDLESS = "select sum(hash(range)) from range(1000000000000)";

    @TempDir
    Path folder;

    private Path file;
    private Path export;

    @BeforeEach
    void write_a_table() throws IOException {
        file = folder.resolve("fields.parquet");
        export = folder.resolve("answer");
        try (TableFile table = TableFile.open(file, RowKind.FIELDS, "test", false)) {
            table.finish(false);
        }
    }

    private QuestionWatch watch(Duration most, long mostWritten) {
        return new QuestionWatch(most, mostWritten, export);
    }

    /** Whoever uploads one may have written it. */
    @Test
    void a_damaged_table_is_refused_or_answers_and_no_more() throws IOException {
        fill();
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(20261127);
        int refused = 0;
        for (int i = 0; i < 300; i++) {
            byte[] damaged = i % 3 == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
            for (int bytes = 0; bytes < 1 + i % 4 && damaged.length > 0; bytes++) {
                int at = i % 2 == 0
                        ? random.nextInt(damaged.length)
                        : damaged.length - 1 - random.nextInt(Math.min(600, damaged.length));
                damaged[at] = (byte) random.nextInt();
            }
            Files.write(file, damaged);
            try (AskedTable table = AskedTable.open(file, export)) {
                table.describe();
                table.ask("select * from " + table.name(), 100, watch(Duration.ofSeconds(20), 1));
            } catch (Refusal refusal) {
                refused++;
                assertThat(refusal.getMessage()).doesNotContain(folder.toString());
            }
        }
        assertThat(refused).isGreaterThan(100);
    }

    private void fill() throws IOException {
        RowReader reader = new RowReader(new DumpSessions(DumpLimits.DEFAULT), DecodeChoices.AUTO, RowKind.FIELDS);
        try (TableFile table = TableFile.open(file, RowKind.FIELDS, "test", true)) {
            new TableScan(reader, table, 1).run(List.of(Path.of("../samples/java/order.ser")));
            table.finish(false);
        }
    }

    @Test
    void a_file_without_metadata_is_known_by_its_columns() throws Exception {
        Path other = folder.resolve("other.parquet");
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = database.createStatement()) {
            statement.execute(
                    "copy (select * from read_parquet('%s')) to '%s' (format parquet)".formatted(file, other));
        }

        try (AskedTable table = AskedTable.open(other, export)) {
            assertThat(table.name()).isEqualTo("fields");
            assertThat(table.describe().columns()).hasSameSizeAs(RowKind.FIELDS.columns());
        }
    }

    @Test
    void a_question_that_takes_too_long_is_ended() throws IOException {
        try (AskedTable table = AskedTable.open(file, export)) {
            assertThatThrownBy(() -> table.ask(ENDLESS, 1, watch(Duration.ofSeconds(1), 1)))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("The question takes more than 1 seconds");
        }
    }

    @Test
    void an_answer_of_more_columns_than_it_may_have_is_refused() throws IOException {
        String columns =
                IntStream.range(0, 1_000).mapToObj(i -> i + " as c" + i).collect(Collectors.joining(","));
        try (AskedTable table = AskedTable.open(file, export)) {
            assertThat(table.ask("select " + columns, 1, watch(Duration.ofMinutes(5), 1))
                            .columns())
                    .hasSize(1_000);
            assertThatThrownBy(() -> table.ask("select 0, " + columns, 1, watch(Duration.ofMinutes(5), 1)))
                    .isInstanceOf(Refusal.class)
                    .hasMessage("The answer has 1,001 columns: select 1,000 at most.");
        }
    }

    @Test
    void an_export_of_more_rows_than_it_may_have_is_refused() throws IOException {
        try (AskedTable table = AskedTable.open(file, export)) {
            String ten = "select * from range(10)";
            table.export(ten, ExportForm.CSV, export, 10, watch(Duration.ofMinutes(5), 1 << 20));
            assertThat(Files.readAllLines(export)).hasSize(11);
            Files.delete(export);
            assertThatThrownBy(
                            () -> table.export(ten, ExportForm.CSV, export, 9, watch(Duration.ofMinutes(5), 1 << 20)))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("more than 9 rows");
        }
    }

    @Test
    void an_export_that_gets_too_large_is_ended() throws IOException {
        String large = "select repeat('x', 1000) || range from range(1000000000)";
        try (AskedTable table = AskedTable.open(file, export)) {
            assertThatThrownBy(() -> table.export(
                            large, ExportForm.CSV, export, 1_000_000, watch(Duration.ofMinutes(5), 1 << 20)))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("its answer more than 1 MiB");
        }
    }
}
