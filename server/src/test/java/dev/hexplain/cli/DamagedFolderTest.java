package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.common.DumpLimits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** A data folder that something happened to: a server does not start on it, says what and what to do, and changes nothing. */
class DamagedFolderTest {
    private static final int PAGE = 4096;
    private static final int DUMPS = 60;

    @TempDir
    private static Path sound;

    @TempDir
    private Path around;

    private Path folder;
    private Path database;

    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    private record Outcome(int exitCode, String out, String err) {}

    @BeforeAll
    static void fill() throws IOException {
        try (Inspector inspector = Inspector.open(sound, 1 << 20, DumpLimits.DEFAULT)) {
            for (int number = 0; number < DUMPS; number++) {
                byte[] content = "a dump %d".formatted(number).getBytes(StandardCharsets.UTF_8);
                inspector.dumps().upload("dump " + number + "x".repeat(200), new ByteArrayInputStream(content));
            }
            inspector.access().create("anne", AccessScope.READ, List.of());
        }
    }

    @BeforeEach
    void copy() throws IOException {
        folder = around.resolve("data");
        copy(sound, folder);
        database = folder.resolve("hexplain.db");
        log.start();
        root.addAppender(log);
    }

    @AfterEach
    void detach() {
        root.detachAppender(log);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path each : all.toList()) {
                Files.copy(each, to.resolve(from.relativize(each).toString()));
            }
        }
    }

    private Outcome run(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] args = Stream.concat(Stream.of(words), Stream.of("--data-dir", folder.toString()))
                .toArray(String[]::new);
        AtomicInteger exitCode = new AtomicInteger(Integer.MIN_VALUE);
        Thread command = Thread.ofPlatform()
                .daemon()
                .start(() -> exitCode.set(Main.commandLine(new PrintWriter(out), new PrintWriter(err), args)
                        .execute(args)));
        try {
            assertThat(command.join(Duration.ofSeconds(20)))
                    .as("%s ends", List.of(words))
                    .isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return new Outcome(exitCode.get(), out.toString(), err.toString());
    }

    /** What is in the folder, but for what SQLite needs to read a log. */
    private Map<String, String> content() throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each :
                    all.filter(file -> !file.toString().endsWith("-shm")).toList()) {
                boolean isFile = Files.isRegularFile(each);
                content.put(
                        folder.relativize(each).toString(),
                        isFile ? HexFormat.of().formatHex(Files.readAllBytes(each)) : "");
            }
        }
        return content;
    }

    /** Neither a server nor another command starts; one line says what is damaged, and nothing is changed. */
    private void assertRefused(String... said) throws IOException {
        Map<String, String> before = content();
        for (String[] words : List.of(
                new String[] {"serve", "--port", "0"}, new String[] {"token", "list"}, new String[] {"store", "adopt"
                })) {
            Outcome refused = run(words);
            assertThat(refused.exitCode()).as(words[0]).isEqualTo(1);
            assertThat(refused.err())
                    .startsWith("hexplain: " + folder)
                    .contains(said)
                    .hasLineCount(1);
            assertThat(refused.err()).doesNotContain("Hikari", "Flyway", "Exception", "--debug");
        }
        Outcome checked = run("store", "check", "--delete", "--yes");
        assertThat(checked.exitCode()).isEqualTo(1);
        assertThat(checked.out()).contains("damaged\t" + folder).contains(said);
        assertThat(checked.err()).contains("nothing is deleted");
        assertThat(content()).isEqualTo(before);
        assertThat(log.list.stream().filter(line -> line.getLevel().isGreaterOrEqual(Level.WARN)))
                .isEmpty();
    }

    private void assertStarts() throws IOException {
        try (Inspector inspector = Inspector.open(folder, 1 << 20, DumpLimits.DEFAULT)) {
            assertThat(inspector.dumps().page("", Optional.empty(), 0, 1).total())
                    .isEqualTo((long) DUMPS);
        }
        assertThat(run("store", "check").exitCode()).isZero();
    }

    @Test
    void a_sound_one_starts_and_is_checked() throws IOException {
        assertStarts();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 100, 5000})
    void a_database_of_other_bytes(int length) throws IOException {
        byte[] garbage = new byte[length];
        new Random(length).nextBytes(garbage);
        Files.write(database, garbage);
        assertRefused(
                "hexplain.db is damaged: it is no SQLite database, and begins with",
                "Do not delete it: move it away",
                "put the backup in its place");
    }

    @ParameterizedTest
    @ValueSource(
            ints = {0, 10, 16, 50, 100, 512, PAGE / 2, PAGE, PAGE + 1, 5 * PAGE, 8 * PAGE + 100, -1, -PAGE, -5 * PAGE})
    void a_database_that_is_cut(int length) throws IOException {
        byte[] whole = Files.readAllBytes(database);
        Files.write(database, Arrays.copyOf(whole, length < 0 ? whole.length + length : length));
        assertRefused("hexplain.db is damaged: ", "Do not delete it");
    }

    @Test
    void a_database_of_which_any_page_has_other_bytes() throws IOException {
        byte[] whole = Files.readAllBytes(database);
        int refused = 0;
        for (int page = 0; page < whole.length / PAGE; page++) {
            byte[] damaged = whole.clone();
            for (int at = page * PAGE; at < (page + 1) * PAGE; at++) {
                damaged[at] ^= (byte) 0xff;
            }
            Files.write(database, damaged);
            Outcome outcome = run("token", "list");
            refused += outcome.exitCode();
            assertThat(outcome.exitCode() == 0 || outcome.err().contains("hexplain.db is damaged: "))
                    .as("page %d: %s", page, outcome.err())
                    .isTrue();
            assertThat(Files.readAllBytes(database)).isEqualTo(damaged);
        }
        assertThat(refused).as("all pages but those that are free").isGreaterThan(whole.length / PAGE * 3 / 4);
    }

    @Test
    void a_database_of_which_any_byte_is_another_starts_or_says_so() throws IOException {
        byte[] whole = Files.readAllBytes(database);
        Random random = new Random(42);
        for (int round = 0; round < Integer.getInteger("flips", 60); round++) {
            byte[] damaged = whole.clone();
            int page = random.nextInt(whole.length / PAGE);
            for (int flip = 0; flip < 1 + round % 20; flip++) {
                damaged[page * PAGE + random.nextInt(PAGE)] = (byte) random.nextInt(256);
            }
            Files.write(database, damaged);
            String failure = "";
            try (Inspector inspector = Inspector.open(folder, 1 << 20, DumpLimits.DEFAULT)) {
                inspector.readiness().look();
            } catch (UncheckedIOException | IOException e) {
                failure = e.getMessage();
            }
            assertThat(failure).as("round %d, page %d", round, page).matches("(?s)|.*hexplain.db.* is damaged.*");
        }
    }

    @Test
    void a_folder_in_its_place() throws IOException {
        Files.delete(database);
        Files.createDirectory(database);
        assertRefused("hexplain.db is a folder, where a file is expected: move it away");
    }

    @Test
    void a_link_to_nothing_in_its_place() throws IOException {
        Files.delete(database);
        Files.createSymbolicLink(database, around.resolve("volume/hexplain.db"));
        assertRefused("hexplain.db is a link to " + around.resolve("volume/hexplain.db"), "mount what it points to");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "create table customer (id integer)",
                "pragma application_id = 1234",
                "create table flyway_schema_history (id integer)",
                "create table flyway_schema_history (version text, script text);"
                        + "insert into flyway_schema_history values ('1', 'V1__customers.sql')"
            })
    void a_database_of_another_program(String made) throws Exception {
        if (!made.startsWith("pragma")) {
            Files.delete(database);
        }
        change(made);
        assertRefused("hexplain.db is ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "drop table note",
                "drop table dump",
                "update flyway_schema_history set checksum = 1",
                "alter table flyway_schema_history rename column installed_rank to number"
            })
    void a_database_whose_tables_are_others(String change) throws Exception {
        change(change);
        Outcome refused = run("serve", "--port", "0");
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err())
                .contains("hexplain.db is damaged", "Do not delete it")
                .hasLineCount(1);
        assertThat(run("store", "check", "--delete", "--yes").out())
                .contains(DUMPS + " objects; what names them is damaged", "damaged\t" + database + " is damaged");
    }

    @Test
    void a_database_of_a_later_version() throws Exception {
        change("""
            insert into flyway_schema_history
            select max(installed_rank) + 1, '900', 'later', 'SQL', 'V900__later.sql', 0, 'later', max(installed_on), 0, 1
            from flyway_schema_history""");
        Outcome refused = run("serve", "--port", "0");
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err())
                .contains("hexplain.db was used by a later version of Hexplain")
                .hasLineCount(1);
    }

    private void change(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement()) {
            for (String each : sql.split(";", -1)) {
                statement.executeUpdate(each);
            }
        }
    }

    /** Leaves the log of a server that was killed, with more changes than one. */
    private Path killed() throws Exception {
        Path log = folder.resolve("hexplain.db-wal");
        Path kept = around.resolve("kept");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database + "?journal_mode=WAL");
                Statement statement = connection.createStatement()) {
            for (int number = 0; number < 10; number++) {
                statement.executeUpdate("update dump set name = 'changed %d'".formatted(number));
            }
            Files.copy(log, kept);
            Files.copy(database, around.resolve("kept.db"));
        }
        Files.move(kept, log);
        Files.delete(database);
        Files.move(around.resolve("kept.db"), database);
        return log;
    }

    @Test
    void the_log_of_a_server_that_was_killed_is_read() throws Exception {
        killed();
        try (Inspector inspector = Inspector.open(folder, 1 << 20, DumpLimits.DEFAULT)) {
            assertThat(inspector
                            .dumps()
                            .page("", Optional.empty(), 0, 1)
                            .items()
                            .getFirst()
                            .name())
                    .isEqualTo("changed 9");
        }
    }

    @Test
    void a_log_whose_last_change_is_cut_off_is_read_to_there() throws Exception {
        Path log = killed();
        byte[] whole = Files.readAllBytes(log);
        Files.write(log, Arrays.copyOf(whole, whole.length - 100));
        try (Inspector inspector = Inspector.open(folder, 1 << 20, DumpLimits.DEFAULT)) {
            assertThat(inspector
                            .dumps()
                            .page("", Optional.empty(), 0, 1)
                            .items()
                            .getFirst()
                            .name())
                    .isEqualTo("changed 8");
        }
    }

    @Test
    void a_log_whose_header_is_damaged() throws Exception {
        Path log = killed();
        byte[] whole = Files.readAllBytes(log);
        whole[17] ^= 1;
        Files.write(log, whole);
        assertRefused("hexplain.db-wal is damaged: its header is damaged", "latest changes", "move this file away");
    }

    @Test
    void a_log_that_is_damaged_in_its_midst() throws Exception {
        Path log = killed();
        byte[] whole = Files.readAllBytes(log);
        whole[32 + 24 + 100] ^= 1;
        Files.write(log, whole);
        assertRefused("hexplain.db-wal is damaged: its frame 1 is damaged, and whole changes follow it");
    }

    @Test
    void a_log_of_other_bytes() throws Exception {
        Files.write(folder.resolve("hexplain.db-wal"), "nonsense".repeat(1000).getBytes(StandardCharsets.UTF_8));
        assertRefused("hexplain.db-wal is damaged");
    }

    @Test
    void the_old_log_beside_a_backup_that_was_put_back() throws Exception {
        byte[] backup = Files.readAllBytes(database);
        Path log = killed();
        ByteBuffer.wrap(backup).putInt(24, ByteBuffer.wrap(backup).getInt(24) + 1);
        Files.write(database, backup);
        try (Inspector inspector = Inspector.open(folder, 1 << 20, DumpLimits.DEFAULT)) {
            assertThat(inspector.dumps().page("", Optional.empty(), 0, 1).total())
                    .isEqualTo((long) DUMPS);
        }
        assertThat(log).doesNotExist();
    }

    @Test
    void a_journal_that_is_none() throws Exception {
        Files.write(folder.resolve("hexplain.db-journal"), new byte[] {1, 2, 3});
        assertRefused("hexplain.db-journal is no journal of SQLite", "move it away");
    }

    @ParameterizedTest
    @ValueSource(strings = {"blobs", "derived", "formats", "schemas", "timings", "incoming", "brief", "changing"})
    void a_file_or_a_link_to_nothing_in_the_place_of_a_folder(String name) throws IOException {
        Path shelf = folder.resolve(name);
        if (Files.exists(shelf)) {
            Files.move(shelf, around.resolve("away"));
        }
        Files.write(shelf, new byte[] {1});
        assertRefused(name + " is a file, where a folder is expected: move it away");

        Files.delete(shelf);
        Files.createSymbolicLink(shelf, around.resolve("volume"));
        assertRefused(name + " is a link to " + around.resolve("volume") + ", where nothing is");
    }

    @Test
    void a_link_to_a_folder_is_followed() throws IOException {
        Files.move(folder.resolve("derived"), around.resolve("elsewhere"));
        Files.createSymbolicLink(folder.resolve("derived"), around.resolve("elsewhere"));
        assertStarts();
    }

    @ParameterizedTest
    @ValueSource(strings = {"lock", "reserve", "home", "audit.log", "unfinished"})
    void a_folder_in_the_place_of_a_file(String name) throws IOException {
        Files.deleteIfExists(folder.resolve(name));
        Files.createDirectory(folder.resolve(name));
        assertRefused(name + " is a folder, where a file is expected");
    }

    @Test
    void the_data_folder_or_one_above_it_is_a_file() throws IOException {
        Files.move(folder, around.resolve("away"));
        Files.write(folder, new byte[] {1});
        assertThat(run("serve").err())
                .isEqualTo("hexplain: %s is a file, where a folder is expected: move it away, and start again\n"
                        .formatted(folder));
        Path file = folder;
        folder = folder.resolve("deeper/still");
        assertThat(run("serve").err())
                .isEqualTo("hexplain: %s is a file, where a folder is expected: move it away, and start again\n"
                        .formatted(file));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "folder, ",
                "jdbc:postgresql://db/hexplain",
                "\0\0\0\0\0\0\0\0",
                "\u00ff\u00fe\u0001"
            })
    void a_home_that_names_none(String text) throws IOException {
        Files.write(folder.resolve("home"), text.getBytes(StandardCharsets.ISO_8859_1));
        assertRefused("home is damaged", "write the line `folder` into it");
    }

    @Test
    void folders_that_may_not_be_written_to() throws IOException {
        assumeFalse("root".equals(System.getProperty("user.name")), "root may write everywhere");
        for (String name : List.of("derived", "blobs")) {
            Files.setPosixFilePermissions(folder.resolve(name), PosixFilePermissions.fromString("r-x------"));
            assertRefused(name + " cannot be read and written");
            Files.setPosixFilePermissions(folder.resolve(name), PosixFilePermissions.fromString("rwx------"));
        }
    }

    /** What can be served is served: what can be made again is, and marks name no files beyond their own. */
    @Test
    void garbage_among_marks_and_indexes_does_not_keep_a_server_from_starting() throws Exception {
        Path changing = Files.createDirectories(folder.resolve("changing"));
        for (String mark : List.of(
                "blobs!",
                "blobs!ab",
                "formats!",
                "..!..!data!hexplain.db",
                "!",
                "!!",
                "x",
                "derived!",
                "hexplain.db")) {
            Files.write(changing.resolve(mark), new byte[] {1});
        }
        Files.createDirectories(changing.resolve("blobs!ab!folder/inside"));
        Path derived = folder.resolve("derived");
        Files.write(derived.resolve("a-file"), new byte[] {1});
        Path tree = Files.createDirectories(derived.resolve(anyDump()).resolve("trees/garbage"));
        Files.createDirectories(tree.resolve("facts.json/inside"));
        Files.createSymbolicLink(tree.resolve("rows"), around.resolve("nowhere"));
        Path capture = Files.createDirectories(
                tree.resolveSibling("../captures/garbage").normalize());
        Files.write(capture.resolve("whole"), new byte[] {1});
        Files.write(folder.resolve("unfinished"), new byte[] {(byte) 0xff, 0, '\n'});
        Files.createDirectories(folder.resolve("blobs/zz/garbage"));
        Files.write(folder.resolve("blobs/a-file"), new byte[] {1});

        assertStarts();

        assertThat(database).exists();
        assertThat(folder.resolve("blobs/a-file")).exists();
    }

    private String anyDump() throws IOException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement();
                var rows = statement.executeQuery("select id from dump limit 1")) {
            return rows.getString(1);
        } catch (SQLException e) {
            throw new IOException(e);
        }
    }

    @Test
    void an_empty_database_of_a_folder_that_was_never_used_is_a_new_one() throws IOException {
        folder = around.resolve("new");
        Files.createDirectories(folder);
        Files.write(folder.resolve("hexplain.db"), new byte[0]);
        assertThat(run("store", "check").exitCode()).isZero();
    }
}
