package dev.hexplain.store;

import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The index of a capture on disk, with a manifest, which is written last. */
public final class CaptureFolder {
    private final CacheFolder folder;

    CaptureFolder(CacheFolder folder) {
        this.folder = folder;
    }

    /** Its path, the key of the lock on making it. */
    public Path path() {
        return folder.path();
    }

    /** Empties the folder, and gives storage to write an index to. */
    public TreeStorage begin() {
        try {
            return TreeStorage.in(folder.path(), folder.begin());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot make the folder " + folder.path(), e);
        }
    }

    /** Writes the manifest, after the index. */
    public void finish() {
        try {
            folder.finish(Manifest.note(Map.of()));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write to the folder " + folder.path(), e);
        }
    }

    /** Whether there is an index, and all of it was written. */
    public boolean isWhole() {
        Optional<CacheFolder.Reading> reading = folder.read();
        reading.ifPresent(CacheFolder.Reading::close);
        return reading.isPresent();
    }

    /** Storage to read an index from that is whole; it stays so until the storage is closed. */
    public Optional<TreeStorage> open() {
        return folder.read()
                .map(reading -> TreeStorage.in(folder.path(), folder.space().account(folder.share(), reading::close)));
    }

    /** Deletes the index. */
    public void discard() {
        folder.discard();
    }
}
