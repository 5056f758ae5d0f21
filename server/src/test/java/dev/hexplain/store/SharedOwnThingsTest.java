package dev.hexplain.store;

import dev.hexplain.testing.SharedServers;

/** What people make, in PostgreSQL and a bucket. */
class SharedOwnThingsTest extends OwnThingsContract {
    @Override
    StoreHome freshHome() {
        return SharedServers.fresh();
    }
}
