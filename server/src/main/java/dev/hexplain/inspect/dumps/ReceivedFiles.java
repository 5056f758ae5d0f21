package dev.hexplain.inspect.dumps;

import dev.hexplain.classes.NamedFile;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.store.Dumps;
import dev.hexplain.store.QuotaExceeded;
import dev.hexplain.store.ReceivedFile;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Files that are received for one answer. Closing them deletes them. For one thread. */
public final class ReceivedFiles implements AutoCloseable {
    private static final int MOST_FILES = 200;

    private final Dumps dumps;
    private final long quota;
    private final List<ReceivedFile> files = new ArrayList<>();
    private final List<NamedFile> named = new ArrayList<>();
    private long received;

    /** @param quota bytes that they may have together */
    ReceivedFiles(Dumps dumps, long quota) {
        this.dumps = dumps;
        this.quota = quota;
    }

    /**
     * Receives one to the end of the stream.
     *
     * @throws Refusal where they are too many, or too large
     */
    public void add(String name, InputStream bytes) throws IOException {
        if (files.size() == MOST_FILES) {
            throw Refusal.tooLarge(
                    "At most %d files are compared at once: put the classes into one archive.".formatted(MOST_FILES));
        }
        try {
            ReceivedFile file = dumps.receive(bytes, quota - received);
            files.add(file);
            named.add(new NamedFile(name, file.path()));
            received += file.size();
        } catch (QuotaExceeded e) {
            throw Refusal.tooLarge(
                    "Files to compare with may have %d bytes here, together. Send only those with the stream's classes, or start the server with a larger --max-upload."
                            .formatted(quota));
        }
    }

    /** All that were received, in order. */
    public List<NamedFile> named() {
        return List.copyOf(named);
    }

    @Override
    public void close() throws IOException {
        for (ReceivedFile file : files) {
            file.close();
        }
    }
}
