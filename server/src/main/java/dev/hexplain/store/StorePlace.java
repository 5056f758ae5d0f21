package dev.hexplain.store;

import java.nio.file.Path;

/**
 * A data folder, and where what must not be lost is.
 *
 * @param folder holds what the home does not
 */
public record StorePlace(Path folder, StoreHome home) {
    /** Whether something that must not be lost is in the folder. */
    boolean isFolderKept() {
        return home.database().isEmpty() || home.bucket().isEmpty();
    }
}
