package dev.hexplain.store.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * An SQLite file before it is opened: looks whether it is whole and Hexplain's, and changes nothing in it, as SQLite does to
 * files that it opens for writing.
 */
public record DatabaseFile(Path file) {
    private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    private static final long JOURNAL_MAGIC = 0xd9d505f920a163d7L;
    private static final String FIRST_SCRIPT = "V1__dumps_and_trees.sql";
    private static final int SHOWN = 8;

    /** How much is looked at. */
    public enum Depth {
        /** Each page, and that the pages are a tree: a second or two a gigabyte. */
        PAGES("quick_check(20)"),
        /** Also that indexes have what tables have: ten times that. */
        ALL("integrity_check(20)");

        private final String pragma;

        Depth(String pragma) {
            this.pragma = pragma;
        }
    }

    /**
     * What is wrong: which file, what was found, and what to do. Empty where nothing is, or no file is there.
     *
     * @param inUse whether the folder around it was in use, so that the file cannot be new
     */
    public Optional<String> fault(Depth depth, boolean inUse) throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        Optional<String> beside = besides();
        if (beside.isPresent()) {
            return beside;
        }
        byte[] start = start(file, MAGIC.length);
        if (start.length == 0) {
            return inUse ? damaged("it is empty, and the folder was in use") : Optional.empty();
        }
        if (!Arrays.equals(start, MAGIC)) {
            String found = HexFormat.ofDelimiter(" ").formatHex(start, 0, Math.min(SHOWN, start.length));
            return damaged("it is no SQLite database, and begins with " + found);
        }
        if (isRolledBackFirst()) {
            return Optional.empty();
        }
        long over = Files.exists(beside("-wal")) ? 0 : Files.size(file) % pageSize();
        return over == 0
                ? faultOfPages(depth, inUse)
                : damaged("it is cut, and ends %d bytes into a page of %d".formatted(over, pageSize()));
    }

    /** Of the header; 1 for 65,536. */
    private int pageSize() throws IOException {
        byte[] header = start(file, 18);
        int size = header.length < 18 ? 0 : ByteBuffer.wrap(header).getShort(16) & 0xffff;
        return size == 0 || size == 1 ? 1 << 16 : size;
    }

    /** The log and the journal beside it, which SQLite would give up without a word where they are damaged. */
    private Optional<String> besides() throws IOException {
        String log = WriteAheadLog.fault(beside("-wal"));
        if (!log.isEmpty()) {
            return Optional.of(
                    "%s is damaged: %s. It holds the latest changes. Nothing was changed. Put the backup of all three files (%s, -wal, -shm) in their place; without one, move this file away, which loses these changes, and start again."
                            .formatted(beside("-wal"), log, file.getFileName()));
        }
        byte[] journal = Files.exists(beside("-journal")) ? start(beside("-journal"), Long.BYTES) : new byte[0];
        boolean isStray = journal.length > 0 && !isJournal(journal);
        return isStray
                ? Optional.of("%s is no journal of SQLite, which would delete it: move it away, and start again."
                        .formatted(beside("-journal")))
                : Optional.empty();
    }

    /** A crash in the first moments of the file: only who may write can look at it. */
    private boolean isRolledBackFirst() throws IOException {
        return Files.exists(beside("-journal")) && isJournal(start(beside("-journal"), Long.BYTES));
    }

    private static boolean isJournal(byte[] start) {
        return start.length == Long.BYTES
                && (ByteBuffer.wrap(start).getLong() == JOURNAL_MAGIC || start[0] == 0); // zeros: it was ended
    }

    private Path beside(String suffix) {
        return file.resolveSibling(file.getFileName() + suffix);
    }

    private static byte[] start(Path file, int length) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(length);
        }
    }

    private Optional<String> faultOfPages(Depth depth, boolean inUse) throws IOException {
        try (Connection connection = DriverManager.getConnection(address());
                Statement statement = connection.createStatement()) {
            statement.execute("pragma busy_timeout = " + DatabaseSystem.WAIT_MILLIS);
            List<String> found = texts(statement, "pragma " + depth.pragma);
            return found.equals(List.of("ok")) ? faultOfTables(statement, inUse) : damaged(said(found));
        } catch (SQLException e) {
            return SqliteFile.isDamage(e) ? damaged(said(List.of(String.valueOf(e.getMessage())))) : Optional.empty();
        }
    }

    /** Without a log no process has it open, and SQLite makes none where the file is said to stay as it is. */
    private String address() throws IOException {
        String stays = Files.exists(beside("-wal")) ? "" : "&immutable=1";
        return "jdbc:sqlite:%s?mode=ro%s".formatted(file.toAbsolutePath().toUri(), stays);
    }

    private Optional<String> faultOfTables(Statement statement, boolean inUse) throws SQLException {
        List<String> tables =
                texts(statement, "select name from sqlite_master where type = 'table' and name not like 'sqlite%'");
        if (tables.isEmpty()) {
            return inUse ? damaged("it has no tables, and the folder was in use") : Optional.empty();
        }
        List<String> first = isKept(statement)
                ? texts(statement, "select script from flyway_schema_history where version = '1'")
                : List.of();
        boolean isOwn = first.equals(List.of(FIRST_SCRIPT))
                && texts(statement, "pragma application_id").equals(List.of("0"));
        boolean isNew = tables.equals(List.of("flyway_schema_history")) && first.isEmpty() && !inUse;
        return isOwn || isNew
                ? Optional.empty()
                : Optional.of(
                        "%s is another program's database: its tables are %s. Nothing was changed. Put Hexplain's in its place, or choose another folder with --data-dir."
                                .formatted(file, String.join(", ", tables.subList(0, Math.min(SHOWN, tables.size())))));
    }

    private static boolean isKept(Statement statement) throws SQLException {
        return !texts(statement, "select 1 from pragma_table_info('flyway_schema_history') where name = 'script'")
                .isEmpty();
    }

    private static List<String> texts(Statement statement, String sql) throws SQLException {
        List<String> texts = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                texts.add(String.valueOf(rows.getString(1)));
            }
        }
        return texts;
    }

    private static String said(List<String> found) {
        return "SQLite finds "
                + String.join("; ", found).replaceAll("\\s+", " ").strip();
    }

    private Optional<String> damaged(String what) {
        return Optional.of(
                "%s is damaged: %s. Nothing was changed. Do not delete it: move it away, with the files %s-wal and -shm beside it, put the backup in its place, and start again. Without a backup, see \"The database is damaged\" in docs/operations.md."
                        .formatted(file, what, file.getFileName()));
    }
}
