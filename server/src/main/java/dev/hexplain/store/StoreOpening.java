package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectBucket;
import dev.hexplain.store.objects.ObjectFolder;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens a data folder: locks it, deletes what a crash left, finds what has no record, and counts what is there. Where any of
 * that fails, nothing stays open.
 */
final class StoreOpening {
    private static final Logger LOG = LoggerFactory.getLogger(StoreOpening.class);

    private StoreOpening() {}

    /** As {@link Store#open(Path, StorageBackend, StoreLimits, Store.Volume)} says. */
    static Store open(Path folder, StorageBackend home, StoreLimits limits, Store.Volume volume) throws IOException {
        Folders folders = new Folders(folder);
        new FolderFaults(folders, home).require();
        FileChannel lock;
        try {
            folders.create();
            lock = lock(folders);
        } catch (IOException e) {
            throw StorageFailure.translate(folder, e);
        }
        @Nullable Database database = null;
        @Nullable ObjectStore objects = null;
        try {
            narrow(folder);
            new StorageMarker(folders).require(home);
            FreeSpace free = volume.of(folder);
            StoreSpace space =
                    new StoreSpace(free, limits, new Caches(), home.bucket().isEmpty());
            DiskReserve reserve = new DiskReserve(folders.reserve(), free);
            database = open(folders, home, reserve);
            objects = home.openObjects(folders);
            new StorageMarker(folders).write(home);
            Unrecorded unrecorded = sweep(folders, database, objects);
            folders.count(space);
            ContentBackend contents = contents(folders, objects, space, new DumpTable(database), limits);
            reserve.make();
            return new Store(lock, database, objects, contents, home, folders, limits, space, reserve, unrecorded);
        } catch (IOException | RuntimeException e) {
            if (objects != null) {
                objects.close();
            }
            if (database != null) {
                database.close();
            }
            lock.close();
            throw e;
        }
    }

    private static ContentBackend contents(
            Folders folders, ObjectStore objects, StoreSpace space, DumpTable table, StoreLimits limits)
            throws IOException {
        return switch (objects) {
            case ObjectFolder inFolder -> {
                ContentFolder contents = new ContentFolder(folders, inFolder, space);
                contents.found(table);
                yield contents;
            }
            case ObjectBucket bucket -> {
                ContentBucket contents = new ContentBucket(folders, bucket, space, table, limits.maxStore());
                contents.found();
                yield contents;
            }
        };
    }

    /**
     * Restricts the folder to its owner, since dumps are private; where it belongs to another user, it is left as it
     * is.
     */
    private static void narrow(Path folder) throws IOException {
        try {
            OwnerOnly.narrow(folder);
        } catch (FileSystemException notOwner) {
            LOG.warn(
                    "Others may be able to read the data folder {}: its rights cannot be changed ({})",
                    folder,
                    notOwner.getMessage());
        }
    }

    /** Opens the database; on a full disk it gives up the reserve, so that dumps can be deleted. */
    private static Database open(Folders folders, StorageBackend home, DiskReserve reserve) throws IOException {
        if (home.database().isPresent()) {
            return home.openDatabase(folders);
        }
        OwnerOnly.open(folders.database(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                .close();
        try {
            return home.openDatabase(folders);
        } catch (UncheckedIOException full) {
            if (!reserve.isNeeded()) {
                throw full;
            }
            reserve.release();
            return home.openDatabase(folders);
        }
    }

    /** Deletes what a crash left, and finds what the database has lost. */
    private static Unrecorded sweep(Folders folders, Database database, ObjectStore objects) throws IOException {
        DumpTable dumps = new DumpTable(database);
        folders.sweep(dumps::ids);
        return switch (objects) {
            case ObjectFolder inFolder -> {
                new UnfinishedChanges(database, inFolder).end();
                Unrecorded found = StoreCheck.unrecorded(database, inFolder);
                if (found.objects() > 0) {
                    LOG.warn("Files without a record in the database are kept: {}", found.text());
                }
                yield found;
            }
            case ObjectBucket _ -> {
                folders.sweepCopies(dumps::contents);
                yield Unrecorded.NONE;
            }
        };
    }

    static FileChannel lock(Folders folders) throws IOException {
        FileChannel channel = OwnerOnly.open(folders.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (tryLock(channel) == null) {
            channel.close();
            throw new IOException("Another Hexplain uses the data folder " + folders.root()
                    + ": stop it, or choose another folder with --data-dir");
        }
        return channel;
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException heldByThisProcess) {
            return null;
        }
    }
}
