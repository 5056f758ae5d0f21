package dev.hexplain.store;

import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.tree.SpaceAllowance;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Content in a bucket. Files of the data folder are copies, fetched when a dump is opened, hashed on their way, and evicted
 * like all that can be made again. A server that runs elsewhere may have deleted what is asked for here.
 */
final class ContentBucket implements ContentBackend {
    private static final Logger LOG = LoggerFactory.getLogger(ContentBucket.class);

    private final Folders folders;
    private final ObjectStore objects;
    private final StoreSpace space;
    private final DumpTable table;
    private final OptionalLong most;
    private final Map<String, Object> fetching = new ConcurrentHashMap<>();

    /** @param most bytes that dumps may take in the bucket */
    ContentBucket(Folders folders, ObjectStore objects, StoreSpace space, DumpTable table, OptionalLong most) {
        this.folders = folders;
        this.objects = objects;
        this.space = space;
        this.table = table;
        this.most = most;
    }

    @Override
    public ObjectStore objects() {
        return objects;
    }

    @Override
    public Path file(String sha256) {
        return folders.blob(sha256);
    }

    @Override
    public void send(Incoming incoming) throws IOException {
        requireRoom(incoming.size());
        objects.put(Folders.blobKey(incoming.sha256()), incoming.file(), incoming.sha256());
    }

    private void requireRoom(long size) {
        if (most.isPresent() && used() + size > most.getAsLong()) {
            throw new StorageFailure(
                    StorageFailure.Reason.NO_ROOM,
                    "All dumps may take %s, and take %s. Delete dumps, or start the servers with a larger --max-store."
                            .formatted(ByteSizes.text(most.getAsLong()), ByteSizes.text(used())));
        }
    }

    /** What was sent may have been deleted with a dump of the same content since. */
    @Override
    public void keep(Incoming incoming) throws IOException {
        String key = Folders.blobKey(incoming.sha256());
        if (!objects.has(key, incoming.size())) {
            objects.put(key, incoming.file(), incoming.sha256());
        }
        forget(file(incoming.sha256()));
        remember(incoming);
    }

    private void remember(Incoming incoming) throws IOException {
        Path file = file(incoming.sha256());
        incoming.keepAs(file);
        space.count(StoreShare.FETCHED, incoming.size());
        space.caches().add(file, StoreShare.FETCHED, incoming.size(), Instant.now(), "");
    }

    /** Knows the copies that are there, after a start. */
    void found() throws IOException {
        for (Path file : folders.blobs()) {
            long size = Files.size(file);
            space.count(StoreShare.FETCHED, size);
            space.caches()
                    .add(
                            file,
                            StoreShare.FETCHED,
                            size,
                            Files.getLastModifiedTime(file).toInstant(),
                            "");
        }
    }

    @Override
    public boolean bring(Dump dump) throws IOException {
        synchronized (fetching.computeIfAbsent(dump.sha256(), _ -> new Object())) {
            try {
                boolean missing = !isHere(dump);
                if (missing) {
                    fetch(dump);
                }
                return missing;
            } finally {
                fetching.remove(dump.sha256());
            }
        }
    }

    private boolean isHere(Dump dump) throws IOException {
        Path file = file(dump.sha256());
        var known = space.caches().read(file);
        known.ifPresent(space.caches()::endReading);
        return known.isPresent() && Files.exists(file) && Files.size(file) == dump.size();
    }

    private void fetch(Dump dump) throws IOException {
        SpaceAllowance account = space.account(StoreShare.FETCHED, () -> {});
        try (InputStream in = objects.read(Folders.blobKey(dump.sha256()));
                Incoming incoming = Incoming.receive(folders.incoming(), in, dump.size(), account)) {
            if (!incoming.sha256().equals(dump.sha256())) {
                throw new DamagedDump(dump, "in the bucket it is " + incoming.sha256());
            }
            forget(file(dump.sha256()));
            remember(incoming);
        } catch (NoSuchFileException gone) {
            throw new DamagedDump(dump, "it is gone from the bucket");
        } catch (QuotaExceeded longer) {
            throw new DamagedDump(dump, "in the bucket it has more than %d bytes".formatted(dump.size()));
        } finally {
            account.end();
        }
    }

    @Override
    public boolean renew(Dump dump) {
        forget(file(dump.sha256()));
        return true;
    }

    private void forget(Path file) {
        space.discard(file);
    }

    /** Another server may have recorded a dump of the same content: what no dump has is deleted with time. */
    @Override
    public void takeBack(String sha256) {
        forget(file(sha256));
    }

    /** The dump is gone in any case: what stays in the bucket is deleted with time. */
    @Override
    public void delete(String sha256) throws IOException {
        forget(file(sha256));
        try {
            objects.delete(Folders.blobKey(sha256));
        } catch (StorageFailure e) {
            LOG.warn("The content of a deleted dump stays in the bucket for now: {}", e.getMessage());
        }
    }

    /** What is being kept has no row yet, and is fetched again then. */
    @Override
    public void forgetUnknown(Folders.Known contents) throws IOException {
        folders.unknownBlobs(contents).forEach(sha256 -> forget(file(sha256)));
    }

    @Override
    public long used() {
        return table.bytes();
    }

    @Override
    public void count(long size) {
        // The table has the sizes of all dumps.
    }
}
