package dev.hexplain.store;

import dev.hexplain.testing.Slow;

/** A store that keeps everything in its folder. */
@Slow
class FolderStoreTest extends StoreContract {
    @Override
    StorageBackend freshHome() {
        return StorageBackend.FOLDER;
    }
}
