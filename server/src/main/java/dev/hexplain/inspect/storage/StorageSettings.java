package dev.hexplain.inspect.storage;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.store.StorageBackend;
import dev.hexplain.store.database.DatabaseAddress;
import dev.hexplain.store.objects.BucketAddress;
import java.net.URI;
import java.util.Optional;

/**
 * The durable storage, as the operator names it: {@link StorageBackend} for packages that may not import that.
 *
 * @param database {@code jdbc:postgresql://host:port/name}; empty for a file of the data folder
 * @param user of the database, where its address says none
 * @param password of the database, where its address says none
 * @param blobs {@code s3://bucket/prefix}; empty for the data folder
 * @param endpoint of a server of S3 that is not Amazon's
 * @param pathStyle whether that one takes the bucket in the path of URLs
 */
public record StorageSettings(
        Optional<String> database,
        Optional<String> user,
        Optional<String> password,
        Optional<String> blobs,
        Optional<URI> endpoint,
        boolean pathStyle) {
    /** Everything is in the data folder. */
    public static final StorageSettings FOLDER = new StorageSettings(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false);

    /** @throws Refusal where an address is none */
    public StorageBackend home() {
        try {
            return new StorageBackend(address(), blobs.map(bucket -> BucketAddress.of(bucket, endpoint, pathStyle)));
        } catch (IllegalArgumentException e) {
            throw Refusal.badRequest(String.valueOf(e.getMessage()));
        }
    }

    private Optional<DatabaseAddress> address() {
        return database.map(url -> new DatabaseAddress(url, user, password));
    }

    /** Without a password. */
    @Override
    public String toString() {
        return home().toString();
    }
}
