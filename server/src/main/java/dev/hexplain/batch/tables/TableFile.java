package dev.hexplain.batch.tables;

import dev.hexplain.batch.rows.RowKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.duckdb.DuckDBConnection;

/**
 * A Parquet file that is being written. Until it is finished, its rows are in a database beside it, {@code FILE.part}:
 * when writing ends early, the next run goes on from there. Rows of files that a finished table has already, by their
 * content, are taken from it.
 *
 * <p>Tables in the database: {@code row_of_file}, the rows that were read; {@code done}, the files that are dealt with,
 * each with the path under which the finished table has its rows, or null where they were read; {@code before}, the files
 * of the finished table.
 */
public final class TableFile implements AutoCloseable {
    /** What the database may use of memory beside the heap; more goes to temporary files. */
    private static final String MEMORY = "512MB";

    private static final String KIND = "hexplain_rows";
    private static final String VERSION = "hexplain_version";
    private static final String BUILD = "hexplain_build";

    private final Path file;
    private final Path part;
    private final RowKind kind;
    private final String build;
    private final DuckDBConnection database;
    private boolean resumed;

    private TableFile(Path file, Path part, RowKind kind, String build, DuckDBConnection database) {
        this.file = file;
        this.part = part;
        this.kind = kind;
        this.build = build;
        this.database = database;
    }

    /**
     * Opens a table for writing.
     *
     * @param build the version of this program, which the file names
     * @param anew whether nothing is taken from a finished table or an earlier run
     * @throws IOException where the file is a table of other rows, or somebody writes it at the same time
     */
    public static TableFile open(Path file, RowKind kind, String build, boolean anew) throws IOException {
        Path part = beside(file, ".part");
        if (anew) {
            delete(part);
        }
        boolean resumes = Files.exists(part);
        try {
            DuckDBConnection database = connect(part);
            TableFile table = new TableFile(file, part, kind, build, database);
            boolean opened = false;
            try {
                table.begin(anew);
                opened = true;
                return table;
            } finally {
                if (!opened) {
                    database.close();
                }
                if (!opened && !resumes) {
                    delete(part);
                }
            }
        } catch (SQLException e) {
            throw TableFailure.of("write " + part, e);
        }
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private static DuckDBConnection connect(Path part) throws SQLException {
        Properties settings = new Properties();
        settings.setProperty("memory_limit", MEMORY);
        settings.setProperty("temp_directory", beside(part, ".tmp").toString());
        settings.setProperty("autoinstall_known_extensions", "false");
        settings.setProperty("autoload_known_extensions", "false");
        settings.setProperty("jdbc_stream_results", "true");
        Connection connection = DriverManager.getConnection("jdbc:duckdb:" + part, settings);
        return connection.unwrap(DuckDBConnection.class);
    }

    private void begin(boolean anew) throws IOException, SQLException {
        if (Files.exists(file)) {
            requireOwn(anew);
        }
        try (Statement statement = database.createStatement()) {
            statement.execute("create table if not exists row_of_file (%s)".formatted(Sql.definitions(kind.columns())));
            statement.execute(
                    "create table if not exists done (path varchar, size bigint, modified timestamptz, kept_as varchar)");
            statement.execute(
                    "create table if not exists before (path varchar, size bigint, modified timestamptz, sha256 varchar)");
            statement.execute("create table if not exists about (name varchar primary key, said varchar)");
            statement.execute("create index if not exists done_path on done (path)");
            Map<String, String> known = about("select name, said from about");
            resumed = !known.isEmpty();
            if (resumed) {
                requireRows(part, known);
                requireVersion(part, known);
                return;
            }
            if (!anew && Files.exists(file)) {
                learn(statement);
            }
            describe(statement);
        }
    }

    /** What somebody else wrote is not written over. */
    private void requireOwn(boolean anew) throws IOException, SQLException {
        Map<String, String> known =
                about("select decode(key), decode(value) from parquet_kv_metadata(%s)".formatted(Sql.literal(file)));
        requireRows(file, known);
        if (!anew) {
            requireVersion(file, known);
        }
    }

    private void describe(Statement statement) throws SQLException {
        statement.execute("insert into about values (%s, %s), (%s, %s)"
                .formatted(
                        Sql.literal(KIND),
                        Sql.literal(name(kind)),
                        Sql.literal(VERSION),
                        Sql.literal(String.valueOf(RowKind.VERSION))));
    }

    /** Notes what a finished table has. What could not be read then is tried again. */
    private void learn(Statement statement) throws SQLException {
        statement.execute("""
            insert into before select path, any_value(size), any_value(modified), any_value(sha256)
            from read_parquet(%s) where status not in ('unreadable', 'changed') group by path""".formatted(Sql.literal(file)));
        statement.execute("create index before_path on before (path)");
        statement.execute("create index before_sha256 on before (sha256)");
    }

    private Map<String, String> about(String query) throws SQLException {
        Map<String, String> about = new HashMap<>();
        try (Statement statement = database.createStatement();
                ResultSet found = statement.executeQuery(query)) {
            while (found.next()) {
                about.put(found.getString(1), found.getString(2));
            }
        }
        return about;
    }

    private void requireRows(Path where, Map<String, String> known) throws IOException {
        if (!name(kind).equals(known.get(KIND))) {
            throw new IOException("%s holds rows of %s, and not of %s: name another file"
                    .formatted(where, known.getOrDefault(KIND, "something else"), name(kind)));
        }
    }

    private static void requireVersion(Path where, Map<String, String> known) throws IOException {
        if (!String.valueOf(RowKind.VERSION).equals(known.get(VERSION))) {
            throw new IOException("%s has columns of version %s, and not %d: write all of it with --anew"
                    .formatted(where, known.get(VERSION), RowKind.VERSION));
        }
    }

    private static String name(RowKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /** Whether a path is of this table, and none of the files to read. */
    public boolean isOwn(Path path) {
        Path name = path.toAbsolutePath().normalize();
        return name.startsWith(beside(part, ".tmp").toAbsolutePath().normalize())
                || name.equals(file.toAbsolutePath().normalize())
                || name.equals(part.toAbsolutePath().normalize())
                || name.equals(beside(part, ".wal").toAbsolutePath().normalize());
    }

    /** A writer for one thread. */
    public RowAppender writer() throws IOException {
        try {
            return RowAppender.of(database.duplicate().unwrap(DuckDBConnection.class), resumed);
        } catch (SQLException e) {
            throw TableFailure.of("write " + part, e);
        }
    }

    /**
     * Writes the file, ordered by path, instead of the one that is there, and deletes what is beside it.
     *
     * @param prune whether rows of files that no writer was told of are left out
     * @return rows of the whole table
     */
    public long finish(boolean prune) throws IOException {
        Path made = beside(file, ".made");
        try (Statement statement = database.createStatement()) {
            if (!prune) {
                statement.execute("""
                    insert into done select path, size, modified, path from before
                    where not exists (select 1 from done where done.path = before.path)""");
            }
            statement.execute(
                    "copy (%s order by path, item) to %s (format parquet, compression zstd, use_tmp_file false, kv_metadata {%s: %s, %s: %s, %s: %s})"
                            .formatted(
                                    rows(statement),
                                    Sql.literal(made),
                                    KIND,
                                    Sql.literal(name(kind)),
                                    VERSION,
                                    Sql.literal(String.valueOf(RowKind.VERSION)),
                                    BUILD,
                                    Sql.literal(build)));
            long count = count(statement, made);
            Files.move(made, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            database.close();
            delete(part);
            return count;
        } catch (SQLException e) {
            throw TableFailure.of("write " + file, e);
        } finally {
            Files.deleteIfExists(made);
        }
    }

    private String rows(Statement statement) throws SQLException {
        boolean keeps;
        try (ResultSet found = statement.executeQuery("select 1 from done where kept_as is not null limit 1")) {
            keeps = found.next();
        }
        String kept = """
            union all select k.* replace (d.path as path, d.modified as modified)
            from read_parquet(%s) k join done d on k.path = d.kept_as""".formatted(Sql.literal(file));
        return "from row_of_file " + (keeps ? kept : "");
    }

    private static long count(Statement statement, Path made) throws SQLException {
        try (ResultSet found =
                statement.executeQuery("select count(*) from read_parquet(%s)".formatted(Sql.literal(made)))) {
            return found.next() ? found.getLong(1) : 0;
        }
    }

    private static void delete(Path part) throws IOException {
        Files.deleteIfExists(part);
        Files.deleteIfExists(beside(part, ".wal"));
    }

    /** Closes what is beside the file; unless it was finished, that stays for the next run. */
    @Override
    public void close() throws IOException {
        try {
            database.close();
        } catch (SQLException e) {
            throw TableFailure.of("close " + part, e);
        }
    }
}
