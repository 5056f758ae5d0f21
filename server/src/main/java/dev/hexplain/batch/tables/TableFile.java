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
import java.util.Properties;
import org.duckdb.DuckDBConnection;

/**
 * A Parquet file that is being written. Until it is finished, its rows are in a database beside it, {@code FILE.part}:
 * when writing ends early, the next run goes on from there. Rows of files that a finished table has already, by their
 * content, are taken from it.
 *
 * <p>Tables in the database: {@code row_of_file}, the rows that were read; {@code done}, the files that are dealt with,
 * each with the path under which the finished table has its rows, or null where they were read; {@code before}, the files
 * of the finished table; {@code about}, the head.
 */
public final class TableFile implements AutoCloseable {
    /** What the database may use of memory beside the heap; more goes to temporary files. */
    private static final String MEMORY = "512MB";

    private final Path file;
    private final Path part;
    private final RowKind kind;
    private final TableHead head;
    private final DuckDBConnection database;
    private boolean resumed;

    private TableFile(Path file, Path part, RowKind kind, String build, DuckDBConnection database) {
        this.file = file;
        this.part = part;
        this.kind = kind;
        this.head = TableHead.of(kind, build);
        this.database = database;
    }

    /**
     * Opens a table for writing.
     *
     * @param build the version of this program, which the file names
     * @param anew whether nothing is taken from a finished table or an earlier run
     * @throws IOException where the file is something else than a table of these rows, or somebody writes it at the same
     *     time
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
        Connection connection = DriverManager.getConnection("jdbc:duckdb:" + part, settings);
        return connection.unwrap(DuckDBConnection.class);
    }

    private void begin(boolean anew) throws IOException, SQLException {
        try (Statement statement = database.createStatement()) {
            if (Files.exists(file)) {
                // What somebody else wrote is not written over, anew or not.
                require(file, TableHead.ofFile(statement, file), anew);
            }
            statement.execute("create table if not exists about (name varchar primary key, said varchar)");
            TableHead known = TableHead.read(statement, "select name, said from about");
            resumed = known.kind().isPresent();
            if (resumed) {
                require(part, known, false);
            } else {
                create(statement, anew);
            }
        }
    }

    private void require(Path where, TableHead found, boolean anyVersion) throws IOException {
        if (!found.kind().equals(head.kind())) {
            throw new IOException("%s holds %s, and not rows of %s: name another file"
                    .formatted(
                            where,
                            found.kind().map(each -> "rows of " + each.id()).orElse("something else"),
                            kind.id()));
        }
        if (!anyVersion && !found.isOfThisVersion()) {
            throw new IOException("%s has columns of version %s, and not %d: write all of it with --restart"
                    .formatted(where, found.version(), RowKind.VERSION));
        }
    }

    /** The head comes last: without one, nothing is gone on with. */
    private void create(Statement statement, boolean anew) throws SQLException {
        statement.execute("create or replace table row_of_file (%s)".formatted(Sql.definitions(kind.columns())));
        statement.execute(
                "create or replace table done (path varchar, size bigint, modified timestamptz, kept_as varchar)");
        statement.execute("create index done_path on done (path)");
        statement.execute(
                "create or replace table before (path varchar, size bigint, modified timestamptz, sha256 varchar)");
        if (!anew && Files.exists(file)) {
            learn(statement);
        }
        statement.execute("insert into about values " + head.asRows());
    }

    /** Notes what a finished table has. What could not be read then is tried again. */
    private void learn(Statement statement) throws SQLException {
        statement.execute("""
            insert into before select path, any_value(size), any_value(modified), any_value(sha256)
            from read_parquet(%s) where status not in ('unreadable', 'changed') group by path""".formatted(Sql.literal(file)));
        statement.execute("create index before_path on before (path)");
        statement.execute("create index before_sha256 on before (sha256)");
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
     * @param prune whether rows of files that no writer received are left out
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
            statement.execute("""
                copy (%s order by path, item) to %s
                (format parquet, compression zstd, use_tmp_file false, kv_metadata %s)""".formatted(rows(statement), Sql.literal(made), head.asMetadata()));
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
