package dev.hexplain.batch.tables;

import dev.hexplain.batch.rows.FileFacts;
import dev.hexplain.batch.rows.RowConsumer;
import java.io.IOException;
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
    private final PreparedStatement findNoted;
    private final PreparedStatement findBefore;
    private final PreparedStatement findContent;
    private final PreparedStatement note;
    private final DuckDBAppender appender;
    private boolean broken;
    private int files;
    private long rows;

    private RowAppender(DuckDBConnection database, boolean resumed) throws SQLException {
        this.database = database;
        this.resumed = resumed;
        this.findDone = database.prepareStatement("select size = ? and modified = ? from done where path = ?");
        this.findNoted = database.prepareStatement("select path from done where path = ? limit 1");
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
            findBefore.setString(1, file.name());
            findBefore.setLong(2, file.size());
            findBefore.setObject(3, time(file.modified()));
            return keep(file, first(findBefore));
        } catch (SQLException e) {
            throw TableFailure.of("look for rows of " + file.name(), e);
        }
    }

    /** Whether the table has the rows of some content, under any path; then they are kept. */
    public boolean has(FileFacts file, String sha256) throws IOException {
        try {
            findContent.setString(1, sha256);
            return keep(file, first(findContent));
        } catch (SQLException e) {
            throw TableFailure.of("look for rows of " + file.name(), e);
        }
    }

    private boolean isDone(FileFacts file) throws SQLException {
        findDone.setLong(1, file.size());
        findDone.setObject(2, time(file.modified()));
        findDone.setString(3, file.name());
        try (ResultSet found = findDone.executeQuery()) {
            return found.next() && found.getBoolean(1);
        }
    }

    /** Forgets what an earlier run noted of a file, which is read again. */
    private void forget(String file) throws SQLException {
        findNoted.setString(1, file);
        if (first(findNoted).isEmpty()) {
            return;
        }
        for (String table : List.of("row_of_file", "done")) {
            try (PreparedStatement delete =
                    database.prepareStatement("delete from %s where path = ?".formatted(table))) {
                delete.setString(1, file);
                delete.execute();
            }
        }
    }

    private static Optional<String> first(PreparedStatement query) throws SQLException {
        try (ResultSet found = query.executeQuery()) {
            return found.next() ? Optional.of(found.getString(1)) : Optional.empty();
        }
    }

    private boolean keep(FileFacts file, Optional<String> as) throws SQLException {
        if (as.isPresent()) {
            begin(file.name());
            end(file.name(), file, as.get());
        }
        return as.isPresent();
    }

    /**
     * Puts the rows of a file, or the one that stands for them where it was not read to its end.
     *
     * @param reader gives rows, and the one to keep instead of them
     * @return whether the file was read to its end
     */
    public boolean put(FileFacts file, Function<RowConsumer, Optional<List<@Nullable Object>>> reader)
            throws IOException {
        return put(file.name(), file, () -> {
            FileRowsHeld held = new FileRowsHeld();
            Optional<List<@Nullable Object>> instead = reader.apply(held);
            held.end(instead);
            return instead.isEmpty();
        });
    }

    /** Puts the row of a file that cannot even be looked at; the next run tries again. */
    public void put(String file, List<@Nullable Object> row) throws IOException {
        put(file, null, () -> {
            append(row);
            return false;
        });
    }

    /** Appends the rows of a file; whether it was read to its end. */
    @FunctionalInterface
    private interface Appending {
        boolean run() throws SQLException;
    }

    private boolean put(String path, @Nullable FileFacts facts, Appending rowsOfFile) throws IOException {
        boolean put = false;
        try {
            begin(path);
            boolean whole = rowsOfFile.run();
            end(path, facts, null);
            put = true;
            return whole;
        } catch (SQLException e) {
            throw TableFailure.of("write rows of " + path, e);
        } finally {
            broken |= !put;
        }
    }

    private void begin(String file) throws SQLException {
        if (resumed) {
            forget(file);
        }
    }

    private void end(String path, @Nullable FileFacts facts, @Nullable String keptAs) throws SQLException {
        note.setString(1, path);
        note.setObject(2, facts == null ? null : facts.size());
        note.setObject(3, facts == null ? null : time(facts.modified()));
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

    /** The rows of the file that is being read. A failure of the database is thrown at its end: it is no fault of the file. */
    private final class FileRowsHeld implements RowConsumer {
        private final List<List<@Nullable Object>> held = new ArrayList<>();
        private @Nullable SQLException failure;
        private boolean alone;

        @Override
        public void row(List<@Nullable Object> cells) {
            if (failure != null) {
                return;
            }
            held.add(cells);
            if (held.size() == HELD) {
                try {
                    makeTransaction();
                    release();
                } catch (SQLException e) {
                    failure = e;
                }
            }
        }

        private void makeTransaction() throws SQLException {
            if (!alone) {
                commit();
                alone = true;
            }
        }

        private void release() throws SQLException {
            for (List<@Nullable Object> row : held) {
                append(row);
            }
            held.clear();
        }

        /** @param instead the row to keep instead of all others */
        void end(Optional<List<@Nullable Object>> instead) throws SQLException {
            if (failure != null) {
                throw failure;
            }
            if (instead.isPresent()) {
                takeBack();
                held.add(instead.get());
            }
            release();
        }

        private void takeBack() throws SQLException {
            held.clear();
            if (alone) {
                appender.flush();
                execute("rollback");
                execute("begin");
                rows = 0;
            }
        }
    }

    /** Writes the last bundle; where a file was not put as a whole, nothing of it. */
    @Override
    public void close() throws IOException {
        try (database) {
            appender.close();
            execute(broken ? "rollback" : "commit");
        } catch (SQLException e) {
            throw TableFailure.of("write rows", e);
        }
    }
}
