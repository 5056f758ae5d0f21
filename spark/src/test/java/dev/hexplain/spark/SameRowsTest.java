package dev.hexplain.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.batch.TableScan;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.RowReader;
import dev.hexplain.batch.tables.TableFile;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.Corpus;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Spark and the scan of one machine make the same rows of the same files. */
class SameRowsTest extends TestSessions {
    private static final Path SAMPLES = Path.of("../samples").toAbsolutePath().normalize();

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(RowKind.class)
    void of_samples(RowKind kind) throws IOException {
        assertSameRows(kind, SAMPLES);
    }

    /** Those of messages stand for all: each file has a row. With {@code -Dtests.long=true}, classes and fields too. */
    static List<RowKind> kindsOfMany() {
        return Boolean.getBoolean("tests.long")
                ? List.of(RowKind.MESSAGES, RowKind.CLASSES, RowKind.FIELDS)
                : List.of(RowKind.MESSAGES);
    }

    @ParameterizedTest
    @MethodSource("kindsOfMany")
    void of_files_that_others_wrote(RowKind kind) throws IOException {
        assertSameRows(kind, Corpus.folder(""));
    }

    @Test
    void of_captures_that_several_tasks_read_but_for_the_number() throws IOException {
        Path captures = SAMPLES.resolve("captures");
        Dataset<Row> split = spark().read()
                .format("hexplain")
                .option("rows", "messages")
                .option("splitBytes", 2_000)
                .load(captures.toString());
        Dataset<Row> whole = rows("messages", captures.toString());

        assertThat(split.filter("item is null and protocol is not null").count())
                .isPositive();
        assertSame(split.drop("item"), whole.drop("item"));
    }

    private void assertSameRows(RowKind kind, Path files) throws IOException {
        Dataset<Row> distributed = rows(kind.id(), files.toString());
        Dataset<Row> scanned = spark().read().parquet(scanned(kind, files).toString());
        if (kind == RowKind.FIELDS) {
            assertSame(sums(distributed), sums(scanned));
        } else {
            assertSame(distributed, scanned);
        }
    }

    /** Fields are too many to be compared one by one here: those of a file are counted, and their hashes summed. */
    private static Dataset<Row> sums(Dataset<Row> rows) {
        Column[] cells = Stream.of(rows.columns()).map(functions::col).toArray(Column[]::new);
        return rows.withColumn("hash", functions.xxhash64(cells).cast("decimal(20,0)"))
                .groupBy("path")
                .agg(functions.count(functions.lit(1)), functions.sum("hash"));
    }

    private Path scanned(RowKind kind, Path files) throws IOException {
        Path out = folder.resolve("out.parquet");
        RowReader reader = new RowReader(new DumpSessions(DumpLimits.DEFAULT), DecodeChoices.AUTO, kind);
        try (TableFile table = TableFile.open(out, kind, "test", true)) {
            new TableScan(reader, table, 2).run(List.of(files));
            table.finish(false);
        }
        return out;
    }

    private static void assertSame(Dataset<Row> some, Dataset<Row> others) {
        List<String> lines = lines(some);

        assertThat(lines).isNotEmpty().isEqualTo(lines(others));
    }

    private static List<String> lines(Dataset<Row> rows) {
        return rows.collectAsList().stream()
                .map(row -> row.mkString("|"))
                .sorted()
                .toList();
    }
}
