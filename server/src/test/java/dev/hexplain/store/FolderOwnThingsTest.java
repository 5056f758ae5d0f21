package dev.hexplain.store;

import dev.hexplain.testing.Slow;

/** What people make, in a folder. */
@Slow
class FolderOwnThingsTest extends OwnThingsContract {
    @Override
    StoreHome freshHome() {
        return StoreHome.FOLDER;
    }
}
