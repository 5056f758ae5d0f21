package dev.hexplain.store.objects;

import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/**
 * Bytes under keys, {@code blobs/ab/abcdef…}: each is written whole or not at all, and replaced as a whole. Safe for many
 * threads, and for several servers where it is a bucket.
 *
 * <p>All methods throw a {@link StorageFailure} where there is no room, no right, or no answer.
 */
public sealed interface ObjectStore extends AutoCloseable permits ObjectFolder, ObjectBucket {
    /**
     * An object as it is listed.
     *
     * @param size in bytes
     * @param writtenAt when it was written
     */
    record Stored(String key, long size, Instant writtenAt) {}

    /**
     * Keeps the bytes of a file under a key, instead of what is there. The file may be moved away by it.
     *
     * @param sha256 of the file, 64 hexadecimal digits
     */
    void put(String key, Path file, String sha256) throws IOException;

    /** Keeps bytes under a key, instead of what is there. */
    void put(String key, byte[] content) throws IOException;

    /** Keeps bytes, and does what has to follow; where that fails, they go again. */
    default void put(String key, byte[] content, Runnable then) throws IOException {
        try (Change _ = adding(key)) {
            put(key, content);
            boolean done = false;
            try {
                then.run();
                done = true;
            } finally {
                if (!done) {
                    delete(key);
                }
            }
        }
    }

    /** An object and its record change: closed when both have. */
    interface Change extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * An object gets its record after it is written: what a crash leaves in between is known by a mark, and goes at the next
     * start. An object that was there before gets no mark.
     */
    Change adding(String key);

    /**
     * Objects lose their record before they are deleted: marked in the same way.
     *
     * @param key of an object, or what the keys of all of them begin with, which ends with a slash
     */
    Change removing(String key);

    /**
     * Reads an object from its beginning.
     *
     * @throws NoSuchFileException where there is none
     */
    InputStream read(String key) throws IOException;

    /**
     * All bytes of a small object.
     *
     * @throws NoSuchFileException where there is none
     */
    default byte[] get(String key) throws IOException {
        try (InputStream in = read(key)) {
            return in.readAllBytes();
        }
    }

    /** Whether there is an object of that size. */
    boolean has(String key, long size) throws IOException;

    /** Deletes an object, where it is there. */
    void delete(String key) throws IOException;

    /** The objects whose keys begin so, in the order of their keys; to be closed. */
    Stream<Stored> list(String prefix) throws IOException;

    /** Deletes all objects whose keys begin so. */
    default void deleteAll(String prefix) throws IOException {
        List<String> keys;
        try (Stream<Stored> all = list(prefix)) {
            keys = all.map(Stored::key).toList();
        }
        for (String key : keys) {
            delete(key);
        }
    }

    /** Throws where nothing can be read from it. */
    void check();

    @Override
    void close();
}
