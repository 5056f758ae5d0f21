package dev.hexplain.batch.questions;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.batch.questions.TableDescription.DescribedColumn;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.TableColumn;
import dev.hexplain.batch.tables.Sql;
import dev.hexplain.batch.tables.TableHead;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.ViewJson;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * A Parquet file that {@code scan} wrote, open for questions. The database is in memory, and locked: it reads this file,
 * writes one other, has little memory and nothing of the disk.
 */
final class AskedTable implements AutoCloseable {
    private static final String MEMORY = "256MB";
    private static final String THREADS = "2";

    /** The driver has no codes for failures: the database had no more memory, or the driver none for rows of it. */
    private static final List<String> OUT_OF_MEMORY =
            List.of("Out of Memory Error", "Java heap space", "bad allocation");

    /** What the driver says before the reason, where a question fails as its rows are fetched. */
    private static final String PENDING =
            "Attempting to execute an unsuccessful or closed pending query result\nError: ";

    /** Where the engine itself has a bug, it says where in its code. */
    private static final String TRACE = "\n\nStack Trace:";

    private static final int LINES_SAID = 6;
    private static final JsonMapper JSON = ViewJson.mapper();

    private final Path file;
    private final Connection database;
    private final TableHead head;
    private final RowKind kind;

    private AskedTable(Path file, Connection database, TableHead head, RowKind kind) {
        this.file = file;
        this.database = database;
        this.head = head;
        this.kind = kind;
    }

    /**
     * Opens a file.
     *
     * @param export the only file that is written
     * @throws Refusal where it is none that {@code scan} wrote
     */
    static AskedTable open(Path file, Path export) throws IOException {
        Properties settings = new Properties();
        settings.setProperty("memory_limit", MEMORY);
        settings.setProperty("threads", THREADS);
        settings.setProperty("temp_directory", "");
        settings.setProperty("jdbc_stream_results", "true");
        try {
            Connection database = DriverManager.getConnection("jdbc:duckdb:", settings);
            AskedTable table = null;
            try {
                table = begin(database, file, export);
                return table;
            } finally {
                if (table == null) {
                    database.close();
                }
            }
        } catch (SQLException e) {
            throw Refusal.conflict("The dump is no table of `hexplain scan`: " + said(file, e));
        }
    }

    private static AskedTable begin(Connection database, Path file, Path export) throws SQLException {
        try (Statement statement = database.createStatement()) {
            TableHead head = TableHead.ofFile(statement, file);
            AskedTable table = new AskedTable(file, database, head, kind(head));
            statement.execute("create view %s as from read_parquet(%s)".formatted(table.name(), Sql.literal(file)));
            statement.execute("set allowed_paths = [%s, %s]".formatted(Sql.literal(file), Sql.literal(export)));
            statement.execute("set TimeZone = 'UTC'");
            statement.execute("set enable_external_access = false");
            statement.execute("set lock_configuration = true");
            return table;
        }
    }

    private static RowKind kind(TableHead head) {
        return head.kind()
                .orElseThrow(() -> Refusal.conflict(
                        "This Parquet file is no table of `hexplain scan`: it does not say what its rows are."));
    }

    /** What it is called in questions. */
    String name() {
        return kind.id();
    }

    TableDescription describe() {
        Map<String, String> documented = new HashMap<>();
        for (TableColumn column : kind.columns()) {
            documented.put(column.name(), column.documentation());
        }
        try (Statement statement = database.createStatement()) {
            long count;
            try (ResultSet found = statement.executeQuery("select count(*) from " + name())) {
                count = found.next() ? found.getLong(1) : 0;
            }
            List<DescribedColumn> columns = new ArrayList<>();
            try (ResultSet found = statement.executeQuery("describe " + name())) {
                while (found.next()) {
                    String name = found.getString(1);
                    String type = found.getString(2).toLowerCase(Locale.ROOT);
                    columns.add(new DescribedColumn(name, type, documented.getOrDefault(name, "")));
                }
            }
            return new TableDescription(name(), head.version(), head.build(), count, columns);
        } catch (SQLException e) {
            throw refused(file, e);
        }
    }

    /** Asks a question, for so many rows at most; a watch ends it where it takes too long. */
    TableAnswer ask(String sql, int limit, QuestionWatch watch) {
        requireSelect(sql);
        long start = System.nanoTime();
        try (Statement statement = database.createStatement();
                QuestionWatch.Watched _ = watch.over(statement)) {
            try (ResultSet found = statement.executeQuery("select * from (%s\n) limit %d".formatted(sql, limit + 1L))) {
                AnswerRows rows = AnswerRows.read(found, limit);
                double millis = (System.nanoTime() - start) / 1e6;
                return new TableAnswer(rows.columns(), rows.rows(), rows.more(), millis);
            }
        } catch (SQLException e) {
            throw watch.isOver() ? watch.refusal() : refused(file, e);
        }
    }

    /**
     * Writes the answer to a question to the one file that may be written.
     *
     * @throws Refusal where it has more rows: a file does not say that some are missing
     */
    void export(String sql, ExportForm form, Path to, int limit, QuestionWatch watch) {
        requireSelect(sql);
        try (Statement statement = database.createStatement();
                QuestionWatch.Watched _ = watch.over(statement)) {
            long rows = statement.executeLargeUpdate("copy (select * from (%s\n) limit %d) to %s (%s)"
                    .formatted(sql, limit + 1L, Sql.literal(to), form.options()));
            if (rows > limit) {
                throw Refusal.badRequest(
                        "The answer has more than %,d rows, which are not exported: ask for less, with `where` or `limit`."
                                .formatted(limit));
            }
        } catch (SQLException e) {
            throw watch.isOver() ? watch.refusal() : refused(file, e);
        }
    }

    private void requireSelect(String sql) {
        try (PreparedStatement parse = database.prepareStatement("select json_serialize_sql(?::varchar)")) {
            parse.setString(1, sql);
            try (ResultSet found = parse.executeQuery()) {
                SelectOnly.require(JSON.readTree(found.next() ? found.getString(1) : "{}"), name());
            }
        } catch (SQLException e) {
            throw refused(file, e);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("The database writes JSON", e);
        }
    }

    private static Refusal refused(Path file, SQLException failure) {
        String said = said(file, failure);
        return Refusal.badRequest(
                OUT_OF_MEMORY.stream().anyMatch(said::contains)
                        ? "The question takes more than 256 MB of memory: ask for less."
                        : said);
    }

    /** What the database says, without where the file is on this machine, and without a stack trace. */
    private static String said(Path file, SQLException failure) {
        String said = String.valueOf(failure.getMessage());
        int reason = said.indexOf(PENDING);
        int trace = said.indexOf(TRACE);
        return said.substring(reason < 0 ? 0 : reason + PENDING.length(), trace < 0 ? said.length() : trace)
                .replace(file.toString(), "the table")
                .lines()
                .limit(LINES_SAID)
                .collect(Collectors.joining("\n"));
    }

    @Override
    public void close() {
        try {
            database.close();
        } catch (SQLException e) {
            throw new IllegalStateException("A database in memory closes", e);
        }
    }
}
