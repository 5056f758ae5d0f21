package dev.hexplain.store;

import dev.hexplain.testing.Slow;

/** A store that keeps everything in its folder. */
@Slow
class FolderStoreTest extends StoreContract {
    @Override
    StoreHome freshHome() {
        return StoreHome.FOLDER;
    }
}
