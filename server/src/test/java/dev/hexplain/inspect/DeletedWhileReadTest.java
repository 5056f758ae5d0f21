package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.store.Deleted;
import dev.hexplain.store.Deletion;
import dev.hexplain.store.Dump;
import dev.hexplain.store.QuotaExceeded;
import dev.hexplain.store.Store;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody deletes a dump that others are just opening: they are told so, and nothing stays of it. */
@Slow
class DeletedWhileReadTest {
    @TempDir
    private Path folder;

    private Store store;
    private Dump dump;

    @BeforeEach
    void uploadDump() throws IOException, QuotaExceeded {
        store = Store.open(folder);
        dump = store.dumps().add("many.gz", new ByteArrayInputStream(gzip(new byte[1 << 20])), 1 << 20);
    }

    @AfterEach
    void closeTheStore() throws IOException {
        store.close();
    }

    @Test
    void who_looked_it_up_before_is_told_that_it_is_gone() throws IOException {
        store.dumps().delete(dump.id());

        assertThatThrownBy(() -> store.dumps().open(dump))
                .isInstanceOf(Deleted.class)
                .hasMessageContainingAll(dump.id(), "was deleted");
    }

    @Test
    void nobody_finds_it_once_its_deletion_began() throws IOException {
        try (Deletion _ = store.dumps().deletion(dump.id())) {
            assertThat(store.dumps().get(dump.id())).isEmpty();
            assertThatThrownBy(() -> store.dumps().open(dump)).isInstanceOf(Deleted.class);
        }
        assertThat(store.dumps().get(dump.id())).contains(dump);
    }

    @Test
    void content_that_goes_with_its_dump_is_not_damaged() throws IOException {
        try (Deletion _ = store.dumps().deletion(dump.id());
                Stream<Path> files = Files.walk(folder)) {
            for (Path blob : files.filter(file -> file.getFileName().toString().startsWith(dump.sha256()))
                    .toList()) {
                Files.delete(blob);
            }
            assertThatThrownBy(() -> store.dumps().requireIntact(dump)).isInstanceOf(Deleted.class);
        }
    }

    @Test
    void what_was_made_of_it_meanwhile_goes_too() throws IOException {
        AtomicBoolean deleted = new AtomicBoolean();
        LayerStore sources = new LayerStore(store, DumpLimits.DEFAULT);

        assertThatThrownBy(() -> sources.open(dump, LayerPath.parse("gzip").orElseThrow(), () -> {
                    deleteOnce(deleted);
                    return false;
                }))
                .isInstanceOf(Deleted.class);

        assertThat(deleted).isTrue();
        try (Stream<Path> left = Files.walk(folder.resolve("derived"))) {
            assertThat(left.filter(Files::isRegularFile)).isEmpty();
        }
    }

    @Test
    void nobody_finds_a_tree_once_its_deletion_began() {
        TreeEntry tree = store.trees()
                .ensure(dump.id(), "bytes", "gzip", 0, DecodeChoices.DETECT)
                .orElseThrow();
        try (Deletion _ = store.trees().deletion(tree)) {
            assertThat(store.trees().get(tree.id())).isEmpty();
        }
        assertThat(store.trees().get(tree.id())).contains(tree);
    }

    private void deleteOnce(AtomicBoolean deleted) {
        if (!deleted.getAndSet(true)) {
            try {
                store.dumps().delete(dump.id());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(content);
        }
        return packed.toByteArray();
    }
}
