package dev.hexplain.store;

import dev.hexplain.testing.SharedServers;
import dev.hexplain.testing.Slow;

/** What people make, in PostgreSQL and a bucket. */
@Slow
class SharedOwnThingsTest extends OwnThingsContract {
    @Override
    StorageBackend freshHome() {
        return SharedServers.fresh();
    }
}
