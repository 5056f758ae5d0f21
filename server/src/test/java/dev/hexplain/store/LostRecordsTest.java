package dev.hexplain.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.store.objects.ObjectFolder;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in a data folder stays there when its records are lost; only what a crash left goes. */
@Slow
class LostRecordsTest {
    private static final FormatKey MINE = new FormatKey(SpaceAccess.PUBLIC, "order");
    private static final FormatKey PAYMENTS = new FormatKey("payments", "order");
    private static final byte[] CONTENT = "content".getBytes(UTF_8);

    @TempDir
    private Path folder;

    private StoreLocation place() {
        return new StoreLocation(folder, StorageBackend.FOLDER);
    }

    private Store open() throws IOException {
        return Store.open(folder);
    }

    private Dump fill() throws Exception {
        try (Store store = open()) {
            Dump dump = store.dumps().add("a dump", new ByteArrayInputStream(CONTENT), 100);
            store.trees().ensure(dump.id(), "java", "raw", 0, "auto");
            store.formats().save(MINE, "meta: 1");
            store.formats().save(MINE, "meta: 2");
            store.formats().save(PAYMENTS, "meta: 3");
            store.schemas().add("payments", "protobuf", "Order", "order.proto", "message".getBytes(UTF_8));
            store.timings().add(SpaceAccess.PUBLIC, "a run", "{}", "cpu", new byte[10]);
            return dump;
        }
    }

    private void loseDatabase() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                if (file.getFileName().toString().startsWith("hexplain.db")) {
                    Files.delete(file);
                }
            }
        }
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(folder::relativize)
                    .filter(file -> file.startsWith("blobs")
                            || file.startsWith("formats")
                            || file.startsWith("schemas")
                            || file.startsWith("timings"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void without_its_database_a_folder_loses_nothing_and_says_so() throws Exception {
        fill();
        List<Path> before = kept();
        loseDatabase();

        try (Store store = open()) {
            assertThat(kept()).isEqualTo(before).hasSize(6);
            assertThat(store.unrecorded().objects()).isEqualTo(6);
            assertThatThrownBy(store::checkRecords)
                    .hasMessageContaining("6 of the data folder (")
                    .hasMessageContaining("`hexplain store adopt`");
        }
        assertThat(StoreCheck.run(place(), _ -> false).unnamed()).hasSize(6);
    }

    @Test
    void a_folder_with_all_its_records_says_nothing() throws Exception {
        fill();
        try (Store store = open()) {
            assertThat(store.unrecorded()).isEqualTo(Unrecorded.NONE);
            store.checkRecords();
        }
    }

    @Test
    void dumps_and_formats_are_adopted() throws Exception {
        Dump lost = fill();
        loseDatabase();

        StoreAdoption.Adopted adopted = StoreAdoption.run(place(), SpaceAccess.PUBLIC);

        assertThat(adopted.adopted())
                .containsExactlyInAnyOrder(
                        Folders.blobKey(lost.sha256()), Folders.formatKey(MINE, 1), Folders.formatKey(MINE, 2));
        assertThat(adopted.left())
                .hasSize(3)
                .anyMatch(left -> left.startsWith(Folders.formatKey(PAYMENTS, 1)) && left.contains("--space"))
                .anyMatch(left -> left.startsWith("schemas/"))
                .anyMatch(left -> left.startsWith("timings/"));
        assertThat(StoreAdoption.run(place(), "payments").adopted()).containsExactly(Folders.formatKey(PAYMENTS, 1));
        try (Store store = open()) {
            Dump dump = store.dumps().withContent(lost.sha256()).orElseThrow();
            assertThat(dump.name()).isEqualTo("adopted-" + lost.sha256().substring(0, 12));
            assertThat(dump.size()).isEqualTo(CONTENT.length);
            assertThat(OpenedStore.bytes(store, dump)).isEqualTo(CONTENT);
            assertThat(store.formats().text(store.formats().get(MINE).orElseThrow()))
                    .isEqualTo("meta: 2");
            assertThat(store.formats().versionCount(MINE)).isEqualTo(2);
            assertThat(store.unrecorded().objects()).isEqualTo(2);
        }
    }

    @Test
    void content_that_is_not_what_its_name_says_is_not_adopted() throws Exception {
        Dump lost = fill();
        loseDatabase();
        Files.write(folder.resolve(Folders.blobKey(lost.sha256())), new byte[] {1});

        assertThat(StoreAdoption.run(place(), SpaceAccess.PUBLIC).left())
                .anyMatch(left -> left.startsWith(Folders.blobKey(lost.sha256())) && left.contains("it is damaged"));
    }

    @Test
    void what_was_being_added_or_deleted_when_the_process_ended_goes() throws Exception {
        Dump dump = fill();
        loseDatabase();
        ObjectFolder objects = new ObjectFolder(folder, folder.resolve("incoming"));
        for (String key : List.of(Folders.blobKey(dump.sha256()), Folders.formatPrefix(MINE))) {
            objects.removing(key); // never closed: the process ends
        }
        objects.adding("timings/neverwritten");
        assertThat(objects.changing()).hasSize(3);

        try (Store store = open()) {
            assertThat(kept()).hasSize(3).noneMatch(file -> file.startsWith("blobs"));
            assertThat(store.unrecorded().objects()).isEqualTo(3);
        }
        assertThat(objects.changing()).isEmpty();
    }

    @Test
    void what_has_its_record_stays_whatever_was_going_on() throws Exception {
        Dump dump = fill();
        List<Path> before = kept();
        ObjectFolder objects = new ObjectFolder(folder, folder.resolve("incoming"));
        objects.removing(Folders.blobKey(dump.sha256()));
        objects.removing(Folders.formatPrefix(MINE));

        open().close();

        assertThat(kept()).isEqualTo(before);
        assertThat(objects.changing()).isEmpty();
    }

    @Test
    void bytes_that_were_there_before_are_not_marked_when_they_come_again() throws Exception {
        Dump dump = fill();
        ObjectFolder objects = new ObjectFolder(folder, folder.resolve("incoming"));

        objects.adding(Folders.blobKey(dump.sha256()));

        assertThat(objects.changing()).isEmpty();
    }

    @Test
    void nothing_stays_marked() throws Exception {
        Dump dump = fill();
        try (Store store = open()) {
            store.dumps().delete(dump.id());
            store.formats().delete(MINE);
            store.schemas().all().forEach(schema -> deleted(store, schema));
            store.timings().delete(store.timings().all().getFirst().id());
        }
        assertThat(kept()).containsExactly(Path.of(Folders.formatKey(PAYMENTS, 1)));
        assertThat(new ObjectFolder(folder, folder.resolve("incoming")).changing())
                .isEmpty();
    }

    private static void deleted(Store store, OwnSchema schema) {
        try {
            assertThat(store.schemas().delete(schema.id())).isTrue();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
