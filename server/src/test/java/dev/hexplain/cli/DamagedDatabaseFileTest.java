package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A database of a data folder that something happened to: a server does not start, says what and what to do, and changes nothing. */
@Slow
class DamagedDatabaseFileTest extends WithDamagedFolder {
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
}
