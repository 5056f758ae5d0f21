package dev.hexplain.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import dev.hexplain.store.database.DatabaseAddress;
import dev.hexplain.store.objects.ObjectFolder;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.testing.SharedServers;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Wire;
import dev.hexplain.tree.StorageFailure;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything goes from one home to another and back, and a check says whether it is whole. */
@Slow
class StoreCopyTest {
    private static final int MB = 1 << 20;
    private static final FormatKey ORDER = new FormatKey("payments", "order");

    @TempDir
    private Path folder;

    @Test
    void everything_goes_to_a_database_and_a_bucket_and_back() throws Exception {
        StoreLocation here = new StoreLocation(folder.resolve("here"), StorageBackend.FOLDER);
        StoreLocation shared = new StoreLocation(folder.resolve("nothing"), SharedServers.fresh());
        StoreLocation there = new StoreLocation(folder.resolve("there"), StorageBackend.FOLDER);
        Dump dump = fill(here);

        StoreCopy.Copied gone = copy(here, shared);
        StoreCopy.Copied back = copy(shared, there);

        assertThat(gone.wrong()).isEmpty();
        assertThat(gone.objects()).isEqualTo(5);
        assertThat(gone.rows()).isEqualTo(11);
        assertThat(back).isEqualTo(gone);
        assertThat(shared.folder()).doesNotExist();
        try (Store store = open(there)) {
            assertThat(store.dumps().get(dump.id())).contains(dump);
            assertThat(OpenedStore.bytes(store, dump)).isEqualTo(OpenedStore.random(20 * MB));
            assertThat(store.notes().of(dump.id())).extracting(Note::text).containsExactly("here");
            assertThat(store.trees().ofDump(dump.id())).hasSize(1);
            assertThat(store.formats().text(store.formats().version(ORDER, 1).orElseThrow()))
                    .isEqualTo("meta: 1");
            assertThat(store.formats().get(ORDER)).map(OwnFormat::version).contains(2);
            assertThat(store.schemas().all()).hasSize(1);
            assertThat(store.timings().all()).hasSize(1);
            assertThat(store.bindings().flows("")).hasSize(1);
            assertThat(store.bindings().ports("payments")).containsExactly(entry(1099, "jrmp"));
            assertThat(store.tokens().all()).extracting(AccessToken::name).containsExactly("anna");
        }
    }

    @Test
    void what_is_there_is_not_copied_again() throws Exception {
        StoreLocation here = new StoreLocation(folder.resolve("here"), StorageBackend.FOLDER);
        StoreLocation shared = new StoreLocation(folder, SharedServers.fresh());
        fill(here);
        copy(here, shared);
        try (Store store = open(here)) {
            store.dumps().add("late", new ByteArrayInputStream(new byte[] {9}), MB);
        }

        StoreCopy.Copied again = copy(here, shared);

        assertThat(again.objects()).isEqualTo(1);
        assertThat(again.bytes()).isEqualTo(1);
        assertThat(again.present()).isEqualTo(5);
        assertThat(again.rows()).isEqualTo(1);
    }

    @Test
    void content_that_is_damaged_is_not_copied_and_is_told() throws Exception {
        StoreLocation here = new StoreLocation(folder.resolve("here"), StorageBackend.FOLDER);
        Dump dump = fill(here);
        Path blob = here.folder().resolve(Folders.blobKey(dump.sha256()));
        byte[] content = Files.readAllBytes(blob);
        content[7]++;
        Files.write(blob, content);
        StoreLocation there = new StoreLocation(folder.resolve("there"), StorageBackend.FOLDER);

        StoreCopy.Copied copied = copy(here, there);

        assertThat(copied.wrong()).singleElement().asString().contains(dump.sha256(), "its SHA-256 is");
        assertThat(copied.objects()).isEqualTo(4);
        assertThat(StoreCheck.run(there, _ -> false).missing()).containsExactly(Folders.blobKey(dump.sha256()));
    }

    /** It does not have an object that was written last, and has one that was deleted. */
    @Test
    void a_list_of_a_bucket_may_be_older_than_what_is_in_it() throws Exception {
        try (Wire toDatabase = Wire.to(SharedServers.databasePort());
                Wire toBucket = Wire.to(SharedServers.bucketPort())) {
            StoreLocation shared =
                    new StoreLocation(folder.resolve("nothing"), SharedServers.fresh(toDatabase, toBucket));
            StoreLocation there = new StoreLocation(folder.resolve("there"), StorageBackend.FOLDER);
            Dump dump = fill(shared);
            String key = Folders.blobKey(dump.sha256());
            String deleted = Folders.blobKey("0".repeat(64));
            toBucket.answers(said -> said.contains("<Contents>")
                    ? said.replace(key, deleted).replace(inList(key), inList(deleted))
                    : said);
            assertThat(listed(shared)).contains(deleted).doesNotContain(key);

            StoreCopy.Copied copied = copy(shared, there);

            assertThat(copied.wrong()).isEmpty();
            assertThat(copied.objects()).isEqualTo(5);
            assertThat(StoreCheck.run(there, _ -> false).missing()).isEmpty();
        }
    }

    private static String inList(String key) {
        return URLEncoder.encode(key, UTF_8);
    }

    private static List<String> listed(StoreLocation place) throws IOException {
        try (OpenBackend home = OpenBackend.open(place);
                Stream<ObjectStore.Stored> all = home.objects().list("blobs/")) {
            return all.map(ObjectStore.Stored::key).toList();
        }
    }

    @Test
    void what_a_record_names_and_is_lost_is_told() throws Exception {
        StoreLocation here = new StoreLocation(folder.resolve("here"), StorageBackend.FOLDER);
        Dump dump = fill(here);
        String key = Folders.blobKey(dump.sha256());
        Files.delete(here.folder().resolve(key));

        assertThat(copy(here, new StoreLocation(folder.resolve("there"), StorageBackend.FOLDER))
                        .wrong())
                .containsExactly(key + ": a record names it, and it is not there");
    }

    @Test
    void rows_of_a_dump_that_is_there_under_another_id_are_left_out_and_told() throws Exception {
        StoreLocation here = new StoreLocation(folder.resolve("here"), StorageBackend.FOLDER);
        StoreLocation there = new StoreLocation(folder.resolve("there"), StorageBackend.FOLDER);
        Dump dump = fill(here);
        try (Store store = open(there)) {
            store.dumps().add("mine", new ByteArrayInputStream(OpenedStore.random(20 * MB)), 30 * MB);
        }
        assertThat(copy(here, there).wrong()).hasSize(3).allMatch(told -> told.contains(dump.id()));
    }

    @Test
    void a_text_of_the_same_name_that_is_there_stays_as_it_is() throws Exception {
        StoreLocation here = new StoreLocation(folder.resolve("here"), StorageBackend.FOLDER);
        StoreLocation there = new StoreLocation(folder.resolve("there"), SharedServers.fresh());
        try (Store store = open(here)) {
            store.formats().save(ORDER, "meta: here");
        }
        try (Store store = open(there)) {
            store.formats().save(ORDER, "meta: there, and longer");
        }
        assertThat(copy(here, there).wrong())
                .containsExactly("formats/df384ae97c77ad30.order/1.ksy: another one of that name is there, and stays");
        try (Store store = open(there)) {
            assertThat(store.formats().text(store.formats().get(ORDER).orElseThrow()))
                    .isEqualTo("meta: there, and longer");
        }
    }

    @Test
    void a_check_finds_what_nothing_names_and_what_is_lost() throws Exception {
        for (StorageBackend home : List.of(StorageBackend.FOLDER, SharedServers.fresh())) {
            StoreLocation place =
                    new StoreLocation(folder.resolve(home.database().isPresent() ? "a" : "b"), home);
            Dump dump = fill(place);
            assertThat(StoreCheck.run(place, _ -> false).missing()).isEmpty();
            try (OpenBackend open = OpenBackend.open(place)) {
                open.objects().delete(Folders.blobKey(dump.sha256()));
                open.objects().put("schemas/nobody", new byte[100]);
            }
            StoreCheck.Found found = StoreCheck.run(place, _ -> true);
            assertThat(found.missing()).containsExactly(Folders.blobKey(dump.sha256()));
            boolean several = home.bucket().isPresent();
            assertThat(found.unnamed()).as("young").isEqualTo(several ? List.of() : List.of("schemas/nobody"));
        }
    }

    @Test
    void what_nothing_names_is_deleted_when_it_is_a_day_old() throws Exception {
        StoreLocation place = new StoreLocation(folder, StorageBackend.FOLDER);
        fill(place);
        Path nobody = folder.resolve("schemas/nobody");
        Path foreign = folder.resolve("schemas/a note of mine.txt");
        for (Path file : List.of(nobody, foreign)) {
            Files.write(file, new byte[100]);
            Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(100_000)));
        }
        assertThat(StoreCheck.run(place, _ -> false).unnamed()).containsExactly("schemas/nobody");
        assertThat(nobody).exists();
        assertThat(StoreCheck.run(place, _ -> true).bytes()).isEqualTo(100);
        assertThat(nobody).doesNotExist();
        assertThat(foreign).as("what is no object of ours").exists();
    }

    @Test
    void a_folder_is_not_used_with_another_database() throws Exception {
        StoreLocation here = new StoreLocation(folder, StorageBackend.FOLDER);
        Dump dump = fill(here);
        StoreLocation elsewhere = new StoreLocation(folder, SharedServers.fresh());

        assertThatThrownBy(() -> open(elsewhere))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another home");

        try (Store store = open(here)) {
            assertThat(OpenedStore.bytes(store, dump)).hasSize(20 * MB);
        }
    }

    @Test
    void what_somebody_else_put_into_the_bucket_is_not_copied_and_no_key_leads_out_of_a_folder() throws Exception {
        StoreLocation shared = new StoreLocation(folder.resolve("nothing"), SharedServers.fresh());
        try (OpenBackend open = OpenBackend.open(shared)) {
            open.objects().put("schemas/a note of mine.txt", new byte[] {1});
        }
        StoreLocation there = new StoreLocation(folder.resolve("there"), StorageBackend.FOLDER);
        assertThat(copy(shared, there).wrong()).containsExactly("schemas/a note of mine.txt: no key of an object");

        ObjectFolder objects = new ObjectFolder(folder.resolve("objects"), folder);
        for (String key : List.of("../out", "schemas/../../out", "/tmp/out", "", ".")) {
            assertThatThrownBy(() -> objects.put(key, new byte[] {1}))
                    .as(key)
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void a_folder_of_a_database_is_not_used_without_it() throws Exception {
        StoreLocation with = new StoreLocation(
                folder, new StorageBackend(SharedServers.fresh().database(), Optional.empty()));
        Dump dump = fill(with);
        assertThatThrownBy(() -> open(new StoreLocation(folder, StorageBackend.FOLDER)))
                .hasMessageContaining("another home");
        try (Store store = open(with)) {
            assertThat(OpenedStore.bytes(store, dump)).hasSize(20 * MB);
        }
    }

    @Test
    void a_folder_is_free_as_long_as_the_home_did_not_open() throws Exception {
        StorageBackend nowhere = new StorageBackend(
                Optional.of(new DatabaseAddress("jdbc:postgresql://127.0.0.1:1/x", Optional.empty(), Optional.empty())),
                Optional.empty());
        assertThatThrownBy(() -> open(new StoreLocation(folder, nowhere))).isInstanceOf(StorageFailure.class);
        assertThatThrownBy(() -> StoreCheck.run(new StoreLocation(folder, nowhere), _ -> false))
                .isInstanceOf(StorageFailure.class);
        fill(new StoreLocation(folder, StorageBackend.FOLDER));
    }

    private static StoreCopy.Copied copy(StoreLocation from, StoreLocation to) throws IOException {
        return StoreCopy.run(from, to);
    }

    private static Store open(StoreLocation place) throws IOException {
        return Store.open(place.folder(), place.home(), StoreLimits.DEFAULT, FreeSpace::of);
    }

    /** One of everything. */
    private static Dump fill(StoreLocation place) throws Exception {
        try (Store store = open(place)) {
            Dump dump = store.dumps().add("large", new ByteArrayInputStream(OpenedStore.random(20 * MB)), 30 * MB);
            store.trees().ensure(dump.id(), "java", "raw", 0, "auto");
            store.notes().put(dump.id(), List.of(OpenedStore.note("here")));
            store.bindings().bindFlow("%s raw 1".formatted(dump.id()), dump.id(), "jrmp");
            store.bindings().bindPort("payments", 1099, "jrmp");
            store.formats().save(ORDER, "meta: 1");
            store.formats().save(ORDER, "meta: 2");
            store.schemas().add("payments", "protobuf", "Order", "order.proto", "message".getBytes(UTF_8));
            store.timings().add("payments", "order", "quick", "cpu", "{}".getBytes(UTF_8));
            store.tokens()
                    .add(new AccessToken(
                            "anna",
                            "hash",
                            "write",
                            Instant.EPOCH,
                            Optional.empty(),
                            Optional.empty(),
                            List.of("team")));
            return dump;
        }
    }
}
