package dev.hexplain.inspect.bundles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A folder for the files of a bundle that are not kept: closing deletes it with the files in it. */
public record BundleFolder(Path path) implements AutoCloseable {
    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            for (Path file : files.toList()) {
                Files.deleteIfExists(file);
            }
        }
        Files.deleteIfExists(path);
    }
}
