package dev.hexplain.batch.tables;

import dev.hexplain.batch.rows.FileFacts;
import dev.hexplain.batch.rows.RowConsumer;
import dev.hexplain.batch.rows.RowReader.Reading;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;
import org.jspecify.annotations.Nullable;

/**
 * Puts rows into a table that is being written; for one thread. Rows of a file are kept together or not at all, and
 * written in bundles of files: when the process ends, the files of the last bundle are to be read again.
 */
public final class RowAppender implements AutoCloseable {
    /** Rows of one file that are held back; those of a file that has more are a transaction of their own. */
    private static final int HELD = 4_096;

    private static final int ROWS_OF_A_BUNDLE = 100_000;
    private static final int FILES_OF_A_BUNDLE = 500;

    private final DuckDBConnection database;
    private final boolean resumed;
    private final PreparedStatement findDone;
    private final PreparedStatement findBefore;
    private final PreparedStatement findContent;
    private final PreparedStatement note;
    private final DuckDBAppender appender;
    private int files;
    private long rows;

    private RowAppender(DuckDBConnection database, boolean resumed) throws SQLException {
        this.database = database;
        this.resumed = resumed;
        this.findDone = database.prepareStatement("select size = ? and modified = ? from done where path = ?");
        this.findBefore =
                database.prepareStatement("select path from before where path = ? and size = ? and modified = ?");
        this.findContent = database.prepareStatement("select path from before where sha256 = ? limit 1");
        this.note = database.prepareStatement("insert into done values (?, ?, ?, ?)");
        this.appender = database.createAppender("row_of_file");
    }

    /** @param resumed whether an earlier run dealt with some files */
    static RowAppender of(DuckDBConnection database, boolean resumed) throws SQLException {
        RowAppender writer = new RowAppender(database, resumed);
        writer.execute("begin");
        return writer;
    }

    /** Transactions are begun by a statement: the driver begins none for what is appended. */
    private void execute(String sql) throws SQLException {
        try (Statement statement = database.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Whether the table has the rows of a file, as its folder describes it; then they are kept. */
    public boolean has(FileFacts file) throws IOException {
        try {
            if (resumed && isDone(file)) {
                return true;
            }
            findBefore.setString(1, file.path().toString());
            findBefore.setLong(2, file.size());
            findBefore.setObject(3, time(file.modified()));
            return keep(file, first(findBefore));
        } catch (SQLException e) {
            throw TableFailure.of("look for rows of " + file.path(), e);
        }
    }

    /** Whether the table has the rows of some content, under any path; then they are kept. */
    public boolean has(FileFacts file, String sha256) throws IOException {
        try {
            findContent.setString(1, sha256);
            return keep(file, first(findContent));
        } catch (SQLException e) {
            throw TableFailure.of("look for rows of " + file.path(), e);
        }
    }

    /** Forgets what an earlier run read of a file that has changed since. */
    private boolean isDone(FileFacts file) throws SQLException {
        findDone.setLong(1, file.size());
        findDone.setObject(2, time(file.modified()));
        findDone.setString(3, file.path().toString());
        try (ResultSet found = findDone.executeQuery()) {
            if (!found.next()) {
                return false;
            }
            if (found.getBoolean(1)) {
                return true;
            }
        }
        for (String table : List.of("row_of_file", "done")) {
            try (PreparedStatement delete =
                    database.prepareStatement("delete from %s where path = ?".formatted(table))) {
                delete.setString(1, file.path().toString());
                delete.execute();
            }
        }
        return false;
    }

    private static Optional<String> first(PreparedStatement query) throws SQLException {
        try (ResultSet found = query.executeQuery()) {
            return found.next() ? Optional.of(found.getString(1)) : Optional.empty();
        }
    }

    private boolean keep(FileFacts file, Optional<String> as) throws IOException, SQLException {
        if (as.isPresent()) {
            end(file, as.get());
        }
        return as.isPresent();
    }

    /**
     * Puts the rows of a file, or the one that stands for them where it was not read to its end.
     *
     * @param reader gives the rows
     */
    public Reading put(FileFacts file, Function<RowConsumer, Reading> reader) throws IOException {
        try (FileRowsHeld held = new FileRowsHeld()) {
            Reading reading = reader.apply(held);
            if (reading.row().isPresent()) {
                held.takeBack();
                held.row(reading.row().get());
            }
            held.release();
            end(file, null);
            return reading;
        } catch (SQLException e) {
            throw TableFailure.of("write rows of " + file.path(), e);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void end(FileFacts file, @Nullable String keptAs) throws IOException, SQLException {
        note.setString(1, file.path().toString());
        note.setLong(2, file.size());
        note.setObject(3, time(file.modified()));
        note.setString(4, keptAs);
        note.execute();
        files++;
        if (files >= FILES_OF_A_BUNDLE || rows >= ROWS_OF_A_BUNDLE) {
            commit();
        }
    }

    private static Object time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    private void commit() throws SQLException {
        appender.flush();
        execute("commit");
        execute("begin");
        files = 0;
        rows = 0;
    }

    private void append(List<@Nullable Object> row) throws SQLException {
        appender.beginRow();
        for (Object cell : row) {
            append(cell);
        }
        appender.endRow();
        rows++;
    }

    private void append(@Nullable Object cell) throws SQLException {
        switch (cell) {
            case null -> appender.appendNull();
            case String text -> appender.append(text);
            case Long number -> appender.append(number.longValue());
            case Boolean truth -> appender.append(truth.booleanValue());
            case Instant time -> appender.append(time.atOffset(ZoneOffset.UTC));
            case List<?> texts -> appender.append(texts);
            default -> throw new IllegalArgumentException("No cell is a " + cell.getClass());
        }
    }

    /** The rows of the file that is being read. */
    private final class FileRowsHeld implements RowConsumer, AutoCloseable {
        private final List<List<@Nullable Object>> held = new ArrayList<>();
        private boolean alone;

        @Override
        public void row(List<@Nullable Object> cells) {
            held.add(cells);
            if (held.size() == HELD) {
                try {
                    begin();
                    release();
                } catch (SQLException e) {
                    throw new UncheckedIOException(TableFailure.of("write rows", e));
                }
            }
        }

        /** Makes a transaction of the rows of this file. */
        private void begin() throws SQLException {
            if (!alone) {
                commit();
                alone = true;
            }
        }

        void release() throws SQLException {
            for (List<@Nullable Object> row : held) {
                append(row);
            }
            held.clear();
        }

        void takeBack() throws SQLException {
            held.clear();
            if (alone) {
                appender.flush();
                execute("rollback");
                execute("begin");
                rows = 0;
            }
        }

        @Override
        public void close() {
            held.clear();
        }
    }

    /** Writes the last bundle. */
    @Override
    public void close() throws IOException {
        try (database) {
            commit();
            appender.close();
            execute("commit");
        } catch (SQLException e) {
            throw TableFailure.of("write rows", e);
        }
    }
}
