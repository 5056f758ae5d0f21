package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import dev.hexplain.store.database.Held;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Indexes of trees that servers take from each other: who decodes has a lock on it, and sends a large index to the
 * bucket, where the others find it. Safe for many threads.
 */
final class SharedIndexes implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SharedIndexes.class);

    /** A smaller index is made again as fast as it is fetched. */
    private static final long WORTH_BYTES = 1 << 20;

    /** Indexes that wait to be sent; others have to decode what is beyond them. */
    private static final int MOST_WAITING = 64;

    private static final long ASKED_MILLIS = 100;

    private final Database database;
    private final ObjectStore objects;
    private final ThreadPoolExecutor sending = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name("send-index").daemon().factory());

    SharedIndexes(Database database, ObjectStore objects) {
        this.database = database;
        this.objects = objects;
    }

    /** What the keys of everything that was made of a dump begin with. */
    static String ofDump(String dump) {
        return "derived/%s/".formatted(dump);
    }

    private static String prefix(TreeEntry tree) {
        return "%strees/%s/".formatted(ofDump(tree.dump()), tree.id());
    }

    /** Waits until no other server decodes a tree; empty where it was cancelled. */
    Optional<Held> turn(TreeEntry tree, IndexFolder.Cancelled cancelled) {
        while (!cancelled.ask()) {
            Optional<Held> held = database.hold("decode " + tree.id());
            if (held.isPresent()) {
                return held;
            }
            try {
                Thread.sleep(ASKED_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Takes an index that another server has sent; false where there is none that is wanted. */
    boolean fetch(TreeEntry tree, CacheFolder folder, Predicate<Manifest> wanted) throws IOException {
        return folder.fetch(objects, prefix(tree), wanted);
    }

    /** Sends an index that is worth it, later; closes the lock when it is there. */
    void send(TreeEntry tree, CacheFolder folder, Held turn) {
        try {
            sending.execute(() -> {
                try (turn) {
                    folder.publish(objects, prefix(tree), WORTH_BYTES);
                } catch (IOException | RuntimeException e) {
                    LOG.warn("The index of tree {} stays with this server: others have to decode it", tree.id(), e);
                }
            });
        } catch (RejectedExecutionException full) {
            turn.close();
        }
    }

    /** Deletes what was sent of a tree. */
    void delete(TreeEntry tree) {
        try {
            objects.deleteAll(prefix(tree));
        } catch (IOException | StorageFailure e) {
            LOG.warn(
                    "The index of the deleted tree {} stays in the bucket until its dump goes: {}",
                    tree.id(),
                    e.getMessage());
        }
    }

    /** Deletes what was sent of a dump. */
    void delete(String dump) throws IOException {
        objects.deleteAll(ofDump(dump));
    }

    @Override
    public void close() {
        sending.shutdownNow();
    }
}
