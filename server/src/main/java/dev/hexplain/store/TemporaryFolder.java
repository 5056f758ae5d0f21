package dev.hexplain.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A folder for temporary files, made when the first is needed. Closing it deletes all of them. */
final class TemporaryFolder implements AutoCloseable {
    private @Nullable Path path;

    /** A new file. */
    Path file() throws IOException {
        return Files.createTempFile(path(), "dump", "");
    }

    /** A new folder in it. */
    Path folder() throws IOException {
        return Files.createTempDirectory(path(), "tree");
    }

    private Path path() throws IOException {
        Path known = path;
        if (known == null) {
            known = Files.createTempDirectory("hexplain");
            path = known;
        }
        return known;
    }

    @Override
    public void close() {
        if (path != null) {
            Folders.deleteTree(path);
        }
    }
}
