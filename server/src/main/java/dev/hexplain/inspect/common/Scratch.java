package dev.hexplain.inspect.common;

import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Temporary storage for one reading: on the heap for small dumps, in a temporary folder for others. Closing it deletes
 * the folder.
 */
public final class Scratch implements AutoCloseable {
    private static final long SMALL = 4 << 20;

    private @Nullable Path folder;

    public static boolean isSmall(long bytes) {
        return bytes <= SMALL;
    }

    public TreeStorage storageFor(long sourceLength) throws IOException {
        return isSmall(sourceLength) ? TreeStorage.inMemory() : TreeStorage.in(folder());
    }

    /** A new file. */
    public Path file() throws IOException {
        return Files.createTempFile(folder(), "dump", "");
    }

    private Path folder() throws IOException {
        Path known = folder;
        if (known == null) {
            known = Files.createTempDirectory("hexplain");
            folder = known;
        }
        return known;
    }

    @Override
    public void close() {
        if (folder == null) {
            return;
        }
        try (Stream<Path> found = Files.walk(folder)) {
            List<Path> innermostFirst = found.sorted(Comparator.reverseOrder()).toList();
            for (Path path : innermostFirst) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot delete the temporary folder " + folder, e);
        }
    }
}
