package dev.hexplain.store;

import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The index of a capture on disk, and a mark that it is whole, which is made last. */
public record CaptureFolder(Path path) {

    /** Empties the folder, and gives storage to write an index to. */
    public TreeStorage begin() {
        discard();
        try {
            Files.createDirectories(path);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot make the folder " + path, e);
        }
        return TreeStorage.in(path);
    }

    /** Says that the index is written. */
    public void finish() {
        try {
            Files.write(path.resolve(Folders.WHOLE_CAPTURE), new byte[0]);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write to the folder " + path, e);
        }
    }

    /** Whether there is an index, and all of it was written. */
    public boolean isWhole() {
        return Files.exists(path.resolve(Folders.WHOLE_CAPTURE));
    }

    /** Storage to read an index from that is whole. */
    public TreeStorage open() {
        return TreeStorage.in(path);
    }

    /** Deletes the index. */
    public void discard() {
        Folders.deleteTree(path);
    }
}
