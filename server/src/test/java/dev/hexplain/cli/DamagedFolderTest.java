package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A data folder of which something else than its database is not what it was. */
@Slow
class DamagedFolderTest extends WithDamagedFolder {
    @Test
    void a_sound_one_starts_and_is_checked() throws IOException {
        assertStarts();
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
