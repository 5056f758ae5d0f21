package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** A data folder to damage, in which there was nothing wrong, and what then is expected of all commands. */
abstract class WithDamagedFolder {
    static final int PAGE = 4096;
    static final int DUMPS = 60;

    @TempDir
    static Path sound;

    @TempDir
    Path around;

    Path folder;
    Path database;

    final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    final ListAppender<ILoggingEvent> log = new ListAppender<>();

    record Outcome(int exitCode, String out, String err) {}

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

    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path each : all.toList()) {
                Files.copy(each, to.resolve(from.relativize(each).toString()));
            }
        }
    }

    Outcome run(String... words) {
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
    Map<String, String> content() throws IOException {
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
    void assertRefused(String... said) throws IOException {
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

    void assertStarts() throws IOException {
        try (Inspector inspector = Inspector.open(folder, 1 << 20, DumpLimits.DEFAULT)) {
            assertThat(inspector.dumps().page("", Optional.empty(), 0, 1).total())
                    .isEqualTo((long) DUMPS);
        }
        assertThat(run("store", "check").exitCode()).isZero();
    }

    void change(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement()) {
            for (String each : sql.split(";", -1)) {
                statement.executeUpdate(each);
            }
        }
    }
}
