package dev.hexplain.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of the data folder are private to their owner. */
@Slow
class DataFolderRightsTest {
    @TempDir
    private Path around;

    private Path folder;

    @BeforeEach
    void needsRights() {
        assumeTrue(
                FileSystems.getDefault().supportedFileAttributeViews().contains("posix"),
                "the file system knows no rights of others");
        folder = around.resolve("store");
    }

    @Test
    void everything_in_the_folder_is_its_owners_alone() throws Exception {
        try (Store store = Store.open(folder)) {
            fill(store);

            assertThat(rights("rw-------", "rwx------")).isEmpty();
        }
    }

    @Test
    void a_folder_that_others_may_read_is_narrowed_when_it_is_opened() throws Exception {
        try (Store store = Store.open(folder)) {
            fill(store);
        }
        for (Path path : paths()) {
            Files.setPosixFilePermissions(
                    path, PosixFilePermissions.fromString(Files.isDirectory(path) ? "rwxr-xr-x" : "rw-r--r--"));
        }

        try (Store store = Store.open(folder)) {
            assertThat(store.dumps().count()).isEqualTo(1);
            assertThat(rights("rw-------", "rwx------")).isEmpty();
        }
    }

    private static void fill(Store store) throws Exception {
        Dump dump = store.dumps().add("a", new ByteArrayInputStream(new byte[] {1, 2, 3}), 100);
        store.formats().save(new FormatKey(SpaceAccess.PUBLIC, "mine"), "meta:\n  id: mine\n");
        store.schemas().add(SpaceAccess.PUBLIC, "avro", "", "s", new byte[] {1});
        LayerFolder layer = store.layer(dump.id(), "gzip");
        try (OutputStream out = layer.begin()) {
            out.write(1);
        }
        layer.finish(Map.of());
        CaptureFolder capture = store.capture(dump.id(), "raw");
        try (var storage = capture.begin()) {
            storage.blob("column").append(new byte[100_000]);
        }
        capture.finish();
    }

    /** The paths whose rights are others. */
    private List<String> rights(String file, String directory) throws IOException {
        return paths().stream()
                .map(path -> path.getFileName() + " " + rightsOf(path))
                .filter(text -> !text.endsWith(file) && !text.endsWith(directory))
                .toList();
    }

    private static String rightsOf(Path path) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
        } catch (IOException e) {
            return e.toString();
        }
    }

    private List<Path> paths() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.toList();
        }
    }
}
