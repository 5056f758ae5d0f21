package dev.hexplain.store;

import dev.hexplain.store.objects.ObjectFolder;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Content in files of the data folder, which are read where they are. */
record ContentFolder(Folders folders, ObjectFolder objects, StoreSpace space) implements ContentBackend {
    private static final Logger LOG = LoggerFactory.getLogger(ContentFolder.class);

    /** Counts the dumps that are there, after a start; when they were opened was the time of their files once. */
    void found(DumpTable table) throws IOException {
        space.count(StoreShare.DUMPS, table.bytes());
        Map<String, Instant> times = new HashMap<>();
        for (Dump dump : table.neverOpened()) {
            Path file = file(dump.sha256());
            if (Files.exists(file)) {
                times.put(dump.id(), Files.getLastModifiedTime(file).toInstant());
            }
        }
        try {
            table.opened(times);
        } catch (StorageFailure notWritable) {
            LOG.debug("When dumps were opened is recorded at another start", notWritable);
        }
    }

    @Override
    public Path file(String sha256) {
        return folders.blob(sha256);
    }

    @Override
    public void send(Incoming incoming) {
        // It is moved when the dump is recorded.
    }

    @Override
    public void keep(Incoming incoming) throws IOException {
        objects.put(Folders.blobKey(incoming.sha256()), incoming.file(), incoming.sha256());
    }

    @Override
    public boolean bring(Dump dump) {
        return false;
    }

    @Override
    public boolean renew(Dump dump) {
        return false;
    }

    @Override
    public void takeBack(String sha256) throws IOException {
        delete(sha256);
    }

    @Override
    public void delete(String sha256) throws IOException {
        objects.delete(Folders.blobKey(sha256));
    }

    @Override
    public void forgetUnknown(Folders.Known contents) {
        // There are no copies.
    }

    @Override
    public long used() {
        return space.used(StoreShare.DUMPS);
    }

    @Override
    public void count(long size) {
        space.count(StoreShare.DUMPS, size);
    }
}
