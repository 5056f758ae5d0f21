package dev.hexplain.batch.questions;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.tables.TableFile;
import dev.hexplain.inspect.common.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    private QuestionWatch watch(Duration most, long mostWritten, boolean cancelled) {
        return new QuestionWatch(most, mostWritten, export, () -> cancelled);
    }

    @Test
    void a_question_that_takes_too_long_is_ended() throws IOException {
        try (AskedTable table = AskedTable.open(file, export)) {
            assertThatThrownBy(() -> table.ask(ENDLESS, 1, watch(Duration.ofSeconds(1), 1, false)))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("The question takes more than 1 seconds");
        }
    }

    @Test
    void a_question_that_nobody_waits_for_is_ended() throws IOException {
        try (AskedTable table = AskedTable.open(file, export)) {
            assertThatThrownBy(() -> table.ask(ENDLESS, 1, watch(Duration.ofMinutes(5), 1, true)))
                    .isInstanceOf(Refusal.class);
        }
    }

    @Test
    void an_export_that_gets_too_large_is_ended() throws IOException {
        String large = "select repeat('x', 1000) || range from range(1000000000)";
        try (AskedTable table = AskedTable.open(file, export)) {
            assertThatThrownBy(() -> table.export(
                            large, ExportForm.CSV, export, 1_000_000, watch(Duration.ofMinutes(5), 1 << 20, false)))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("its answer more than 1 MiB");
        }
    }
}
