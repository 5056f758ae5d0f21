package dev.hexplain.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** A data folder, opened by one process at a time. */
public final class Store implements AutoCloseable {
    private final FileChannel lock;
    private final Database database;
    private final Folders folders;
    private final Dumps dumps;
    private final Trees trees;
    private final OwnFormats formats;
    private final OwnSchemas schemas;
    private final BindingTable bindings;

    private Store(FileChannel lock, Database database, Folders folders) {
        this.folders = folders;
        this.lock = lock;
        this.database = database;
        this.dumps = new Dumps(folders, database);
        this.trees = new Trees(folders, new TreeTable(database));
        this.formats = new OwnFormats(folders, new FormatTable(database));
        this.bindings = new BindingTable(database);
        this.schemas = new OwnSchemas(folders, new SchemaTable(database));
    }

    /**
     * Opens a data folder, made where there is none, and deletes what a crash left in it.
     *
     * @throws IOException where it cannot be written to, or another process has it open
     */
    public static Store open(Path folder) throws IOException {
        Folders folders = new Folders(folder);
        folders.create();
        FileChannel lock = lock(folders);
        try {
            Database database = Database.open(folders.database());
            DumpTable dumps = new DumpTable(database);
            folders.sweep(
                    sha256 -> dumps.bySha256(sha256).isPresent(),
                    id -> dumps.byId(id).isPresent(),
                    id -> new FormatTable(database).latest(id).isPresent(),
                    id -> new SchemaTable(database).byId(id).isPresent());
            return new Store(lock, database, folders);
        } catch (IOException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private static FileChannel lock(Folders folders) throws IOException {
        FileChannel channel = FileChannel.open(folders.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
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

    /** Asks the database something; throws where it does not answer. */
    public void checkDatabase() {
        database.check();
    }

    /** Where uploads are until they are whole; emptied at the next start. */
    public Path incoming() {
        return folders.incoming();
    }

    public Dumps dumps() {
        return dumps;
    }

    public Trees trees() {
        return trees;
    }

    public OwnFormats formats() {
        return formats;
    }

    public BindingTable bindings() {
        return bindings;
    }

    public OwnSchemas schemas() {
        return schemas;
    }

    @Override
    public void close() {
        database.close();
        try {
            lock.close();
        } catch (IOException ignored) {
            // The lock ends with the process at the latest.
        }
    }
}
