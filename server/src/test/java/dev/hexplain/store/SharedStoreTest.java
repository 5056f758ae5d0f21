package dev.hexplain.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.store.database.Database;
import dev.hexplain.testing.SharedServers;
import dev.hexplain.testing.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A store in PostgreSQL and a bucket, and a second one beside it. */
@Slow
class SharedStoreTest extends StoreContract {
    @Override
    StorageBackend freshHome() {
        return SharedServers.fresh();
    }

    @Test
    void what_one_brings_another_has() throws Exception {
        byte[] content = random(20 << 20);
        try (Store other = Store.open(folder().resolve("two"), home(), StoreLimits.DEFAULT, FreeSpace::of)) {
            Dump dump = add("x", content);
            assertThat(bytes(other, other.dumps().get(dump.id()).orElseThrow())).isEqualTo(content);
            assertThat(other.used(StoreShare.FETCHED)).isEqualTo(content.length);

            other.dumps().delete(dump.id());

            assertThat(store().dumps().get(dump.id())).isEmpty();
            assertThat(other.used(StoreShare.FETCHED)).isZero();
        }
    }

    @Test
    void nothing_stays_of_what_another_deletes() throws Exception {
        Dump dump = add("x", random(1000));
        Dump kept = add("y", random(2000));
        Path derived = Files.createDirectories(folder().resolve("one/derived/" + dump.id() + "/trees/t"));
        Files.createDirectories(folder().resolve("one/derived/" + kept.id() + "/trees/t"));
        try (Store other = Store.open(folder().resolve("two"), home(), StoreLimits.DEFAULT, FreeSpace::of)) {
            other.dumps().delete(dump.id());
        }
        assertThat(store().dumps().deletedElsewhere()).containsExactly(dump.id());

        store().dumps().forget(dump.id());
        store().dumps().forgetCopies();

        assertThat(derived).doesNotExist();
        assertThat(store().dumps().deletedElsewhere()).isEmpty();
        assertThat(store().used(StoreShare.FETCHED)).isEqualTo(2000);
        assertThat(bytes(kept)).hasSize(2000);
    }

    @Test
    void of_what_callers_did_the_last_is_kept() {
        try (Database database = Database.at(home().database().orElseThrow())) {
            AuditTable table = new AuditTable(database, 100);
            for (int number = 0; number < 1_000; number++) {
                table.add("line " + number);
            }
            assertThat(table.latest(1_000)).hasSizeBetween(90, 100).contains("line 999");
        }
    }

    @Test
    void a_copy_that_is_gone_or_damaged_is_fetched_again() throws Exception {
        byte[] content = random(1000);
        Dump dump = add("x", content);
        Path copy = folder().resolve("one").resolve(Folders.blobKey(dump.sha256()));
        Files.delete(copy);
        assertThat(bytes(dump)).isEqualTo(content);

        byte[] other = content.clone();
        other[500]++;
        Files.write(copy, other);
        assertThat(bytes(dump)).isEqualTo(content);
    }
}
