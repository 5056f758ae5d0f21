package dev.hexplain.store;

import java.nio.file.Path;

/**
 * A data folder and the durable storage.
 *
 * @param folder holds what the home does not
 */
public record StoreLocation(Path folder, StorageBackend home) {
    /** Whether the durable storage, or a part of it, is in the folder. */
    boolean isFolderKept() {
        return home.database().isEmpty() || home.bucket().isEmpty();
    }
}
