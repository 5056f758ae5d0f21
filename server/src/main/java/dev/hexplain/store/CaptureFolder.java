package dev.hexplain.store;

import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The index of a capture on disk; what reads it knows whether it is whole. */
public record CaptureFolder(Path path) {

    /** Empties the folder, and gives storage to write an index to. */
    public TreeStorage begin() {
        Folders.deleteTree(path);
        try {
            Files.createDirectories(path);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot make the folder " + path, e);
        }
        return TreeStorage.in(path);
    }

    /** Storage to read an index from, where one was begun. */
    public Optional<TreeStorage> open() {
        return Files.isDirectory(path) ? Optional.of(TreeStorage.in(path)) : Optional.empty();
    }
}
