package dev.hexplain.store;

/** A store that keeps everything in its folder. */
class FolderStoreTest extends StoreContract {
    @Override
    StoreHome freshHome() {
        return StoreHome.FOLDER;
    }
}
