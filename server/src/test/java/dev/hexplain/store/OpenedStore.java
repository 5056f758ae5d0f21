package dev.hexplain.store;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A store that a test opens, wherever it keeps things. */
abstract class OpenedStore {
    static final long QUOTA = 1L << 30;

    @TempDir
    private Path folder;

    private StorageBackend home;
    private Store store;

    /** Where nothing is yet. */
    abstract StorageBackend freshHome();

    @BeforeEach
    void open() throws IOException {
        home = freshHome();
        store = opened();
    }

    /** As after a start. */
    final void reopen() throws IOException {
        store.close();
        store = opened();
    }

    private Store opened() throws IOException {
        return Store.open(folder.resolve("one"), home, StoreLimits.DEFAULT, FreeSpace::of);
    }

    @AfterEach
    void close() {
        store.close();
    }

    final Store store() {
        return store;
    }

    final StorageBackend home() {
        return home;
    }

    final Path folder() {
        return folder;
    }

    final Dump add(String name, byte[] content) throws Exception {
        return store.dumps().add(name, new ByteArrayInputStream(content), QUOTA);
    }

    final byte[] bytes(Dump dump) throws IOException {
        return bytes(store, dump);
    }

    static byte[] bytes(Store store, Dump dump) throws IOException {
        try (Source source = store.dumps().open(dump);
                SourceStream in = new SourceStream(source)) {
            return in.readAllBytes();
        }
    }

    static byte[] random(int length) {
        byte[] bytes = new byte[length];
        new Random(length).nextBytes(bytes);
        return bytes;
    }

    static Note note(String text) {
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        return new Note("", new NoteLocation("raw", "java", 0, 0, 4, ""), NoteColour.YELLOW, text, now, now);
    }
}
