package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import dev.hexplain.store.database.DatabaseAddress;
import dev.hexplain.store.objects.BucketAddress;
import dev.hexplain.store.objects.ObjectBucket;
import dev.hexplain.store.objects.ObjectFolder;
import dev.hexplain.store.objects.ObjectStore;
import java.util.Optional;

/**
 * The durable storage of a store. Several servers that name the same database and the same bucket are one
 * Hexplain: each has a data folder of its own, for what can be made and fetched again.
 *
 * @param database of PostgreSQL; empty for a file of the data folder
 * @param bucket of S3, for dumps, formats, schemas and timings; empty for the data folder
 */
public record StorageBackend(Optional<DatabaseAddress> database, Optional<BucketAddress> bucket) {
    /** Everything is in the data folder. */
    public static final StorageBackend FOLDER = new StorageBackend(Optional.empty(), Optional.empty());

    Database openDatabase(Folders folders) {
        return database.map(Database::at).orElseGet(() -> Database.inFile(folders.database()));
    }

    ObjectStore openObjects(Folders folders) {
        return bucket.<ObjectStore>map(ObjectBucket::open)
                .orElseGet(() -> new ObjectFolder(folders.root(), folders.incoming()));
    }
}
