package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectStore;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The durable storage of a store, without a server: its database and its objects. A data folder that something of it is
 * in is locked, for the others a temporary one is used.
 */
record OpenBackend(
        Folders folders,
        Database database,
        ObjectStore objects,
        Optional<FileChannel> lock,
        Optional<TemporaryFolder> temporary)
        implements AutoCloseable {
    static OpenBackend open(StoreLocation place) throws IOException {
        if (place.isFolderKept()) {
            Folders folders = new Folders(place.folder());
            new FolderFaults(folders, place.home()).require();
            folders.create();
            FileChannel lock = StoreOpening.lock(folders);
            return open(folders, place.home(), Optional.of(lock), Optional.empty());
        }
        TemporaryFolder temporary = new TemporaryFolder();
        Folders folders = new Folders(temporary.folder());
        folders.create();
        return open(folders, place.home(), Optional.empty(), Optional.of(temporary));
    }

    private static OpenBackend open(
            Folders folders, StorageBackend home, Optional<FileChannel> lock, Optional<TemporaryFolder> temporary)
            throws IOException {
        @Nullable Database database = null;
        try {
            new StorageMarker(folders).require(home);
            database = home.openDatabase(folders);
            OpenBackend open = new OpenBackend(folders, database, home.openObjects(folders), lock, temporary);
            new StorageMarker(folders).write(home);
            return open;
        } catch (IOException | RuntimeException e) {
            if (database != null) {
                database.close();
            }
            end(lock, temporary);
            throw e;
        }
    }

    private static void end(Optional<FileChannel> lock, Optional<TemporaryFolder> temporary) throws IOException {
        if (lock.isPresent()) {
            lock.get().close();
        }
        temporary.ifPresent(TemporaryFolder::close);
    }

    @Override
    public void close() throws IOException {
        objects.close();
        database.close();
        end(lock, temporary);
    }
}
