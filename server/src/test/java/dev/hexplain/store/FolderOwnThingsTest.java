package dev.hexplain.store;

import dev.hexplain.testing.Slow;

/** What people make, in a folder. */
@Slow
class FolderOwnThingsTest extends OwnThingsContract {
    @Override
    StorageBackend freshHome() {
        return StorageBackend.FOLDER;
    }
}
