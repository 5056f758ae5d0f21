package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.Slow;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The write-ahead log of a database: what was committed is read, and a damaged one is not given up without a word. */
@Slow
class DamagedLogTest extends WithDamagedFolder {
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
}
