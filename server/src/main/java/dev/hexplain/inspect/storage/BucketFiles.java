package dev.hexplain.inspect.storage;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.store.objects.BucketAddress;
import dev.hexplain.store.objects.ObjectBucket;
import dev.hexplain.store.objects.ObjectStore.Stored;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;

/** The objects of a bucket of S3 below a prefix, or the one of a key, to be read as files are. Safe for many threads. */
public final class BucketFiles implements AutoCloseable {
    private static final String SCHEME = "s3://";

    private final BucketAddress address;
    private final ObjectBucket bucket;

    private BucketFiles(BucketAddress address, ObjectBucket bucket) {
        this.address = address;
        this.bucket = bucket;
    }

    /**
     * An object as it is listed.
     *
     * @param name its address: {@code s3://bucket/key}
     * @param modified when it was written
     */
    public record Listed(String name, String key, long size, Instant modified) {}

    /** Whether a word is an address rather than the name of a file. */
    public static boolean isAddress(String word) {
        return word.startsWith(SCHEME);
    }

    /**
     * Opens a bucket, with the keys that the environment of AWS names.
     *
     * @param word {@code s3://bucket/prefix}
     * @param endpoint of a server that is not Amazon's
     * @param pathStyle whether that one takes the bucket in the path of URLs
     * @throws Refusal where the word is no address
     * @throws StorageFailure where the bucket does not answer, or refuses
     */
    public static BucketFiles open(String word, Optional<URI> endpoint, boolean pathStyle) {
        BucketAddress address;
        try {
            address = BucketAddress.of(word, endpoint, pathStyle);
        } catch (IllegalArgumentException e) {
            throw Refusal.badRequest(String.valueOf(e.getMessage()));
        }
        return new BucketFiles(
                address, ObjectBucket.open(new BucketAddress(address.bucket(), "", endpoint, pathStyle)));
    }

    /** The objects in the order of their keys; to be closed. Fails with {@link StorageFailure} while it is read. */
    public Stream<Listed> list() {
        Iterator<Listed> below = listed(address.prefix()).iterator();
        if (below.hasNext() || address.prefix().isEmpty()) {
            return fromHere(below);
        }
        String key = address.prefix().substring(0, address.prefix().length() - 1);
        return listed(key).limit(1).filter(object -> object.key().equals(key)); // the shortest key comes first
    }

    private static Stream<Listed> fromHere(Iterator<Listed> objects) {
        return Stream.generate(() -> objects).takeWhile(Iterator::hasNext).map(Iterator::next);
    }

    /** Tools write empty objects whose keys end with a slash, to show folders. */
    private Stream<Listed> listed(String prefix) {
        return bucket.list(prefix)
                .filter(object -> object.size() > 0 || !object.key().endsWith("/"))
                .map(this::named);
    }

    private Listed named(Stored object) {
        return new Listed(
                SCHEME + address.bucket() + "/" + object.key(), object.key(), object.size(), object.writtenAt());
    }

    /**
     * Copies an object to a file.
     *
     * @throws IOException where the object is gone, or was replaced while it was read
     * @throws StorageFailure where the bucket does not give it
     */
    public void fetch(Listed object, Path to) throws IOException {
        try (InputStream in = bucket.read(object.key())) {
            Files.copy(in, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void close() {
        bucket.close();
    }

    @Override
    public String toString() {
        return address.toString();
    }
}
