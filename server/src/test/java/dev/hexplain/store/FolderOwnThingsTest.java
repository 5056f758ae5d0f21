package dev.hexplain.store;

/** What people make, in a folder. */
class FolderOwnThingsTest extends OwnThingsContract {
    @Override
    StoreHome freshHome() {
        return StoreHome.FOLDER;
    }
}
