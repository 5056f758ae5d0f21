package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.bytes.Source;
import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectBucket;
import dev.hexplain.store.objects.ObjectFolder;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** An open data folder, one process at a time, and the database and bucket beside it, if any. */
public final class Store implements DumpFiles, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Store.class);

    private final FileChannel lock;
    private final Database database;
    private final Folders folders;
    private final StoreLimits limits;
    private final StoreSpace space;
    private final ObjectStore objects;
    private final PassingThings passing;
    private final Optional<SharedIndexes> indexes;
    private final Dumps dumps;
    private final Trees trees;
    private final OwnFormats formats;
    private final OwnSchemas schemas;
    private final TimingRuns timings;
    private final BindingTable bindings;
    private final Notes notes;
    private final AccessTokens tokens;
    private final AuditLog audit;
    private final Unrecorded unrecorded;

    private Store(
            FileChannel lock,
            Database database,
            ObjectStore objects,
            ContentHome home,
            StoreHome where,
            Folders folders,
            StoreLimits limits,
            StoreSpace space,
            DiskReserve reserve,
            Unrecorded unrecorded) {
        this.unrecorded = unrecorded;
        this.folders = folders;
        this.lock = lock;
        this.limits = limits;
        this.space = space;
        this.database = database;
        this.objects = objects;
        boolean shared = where.database().isPresent();
        this.passing = shared ? PassingThings.ofAll(database) : PassingThings.ofOne();
        this.indexes = shared && where.bucket().isPresent()
                ? Optional.of(new SharedIndexes(database, objects))
                : Optional.empty();
        this.dumps = new Dumps(folders, database, home, passing, indexes, space, reserve);
        this.trees = new Trees(folders, new TreeTable(database), passing, indexes, space, dumps::isSeen);
        this.formats = new OwnFormats(objects, database, shared);
        this.bindings = new BindingTable(database);
        this.notes = new Notes(database);
        this.tokens = new AccessTokens(database);
        this.audit = shared ? new AuditTable(database) : new AuditFile(folders);
        this.schemas = new OwnSchemas(objects, database);
        this.timings = new TimingRuns(objects, database);
    }

    /** Opens a data folder that may take what its volume holds, but for the usual floor. */
    public static Store open(Path folder) throws IOException {
        return open(folder, StoreHome.FOLDER, StoreLimits.DEFAULT, FreeSpace::of);
    }

    /** Provides the free space of the volume that a folder is on. */
    @FunctionalInterface
    public interface Volume {
        FreeSpace of(Path folder) throws IOException;
    }

    /** Opens a data folder that everything is in. */
    public static Store open(Path folder, StoreLimits limits, Volume volume) throws IOException {
        return open(folder, StoreHome.FOLDER, limits, volume);
    }

    /**
     * Opens a data folder, made where there is none, and deletes what a crash left in it.
     *
     * @param home where what must not be lost is
     * @throws IOException where it cannot be written to, or another process has it open
     * @throws StorageFailure where the database or the bucket does not answer
     */
    public static Store open(Path folder, StoreHome home, StoreLimits limits, Volume volume) throws IOException {
        Folders folders = new Folders(folder);
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
            new HomeMark(folders).require(home);
            FreeSpace free = volume.of(folder);
            StoreSpace space =
                    new StoreSpace(free, limits, new Caches(), home.bucket().isEmpty());
            DiskReserve reserve = new DiskReserve(folders.reserve(), free);
            database = open(folders, home, reserve);
            objects = home.openObjects(folders);
            new HomeMark(folders).write(home);
            Unrecorded unrecorded = sweep(folders, database, objects);
            folders.count(space);
            ContentHome contents = contents(folders, objects, space, new DumpTable(database), limits);
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

    private static ContentHome contents(
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
    private static Database open(Folders folders, StoreHome home, DiskReserve reserve) throws IOException {
        if (home.database().isPresent()) {
            return home.openDatabase(folders);
        }
        OwnerOnly.open(folders.database(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                .close();
        try {
            return home.openDatabase(folders);
        } catch (StorageFailure | JdbiException | FlywayException full) {
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

    /** Asks the database something; throws where it does not answer. */
    public void checkDatabase() {
        database.check();
    }

    /** Reads something from what keeps dumps; throws where that does not answer. */
    public void checkObjects() {
        objects.check();
    }

    /** What was found at the start, and has no record. */
    public Unrecorded unrecorded() {
        return unrecorded;
    }

    /** Throws where the data folder had objects without records at the start. */
    public void checkRecords() {
        if (unrecorded.objects() > 0) {
            throw new IllegalStateException(unrecorded.text());
        }
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

    @Override
    public Source open(Dump dump) throws IOException {
        return dumps.open(dump);
    }

    @Override
    public LayerFolder layer(String dump, String layers) {
        return trees.layer(dump, layers);
    }

    @Override
    public CaptureFolder capture(String dump, String layers) {
        return trees.capture(dump, layers);
    }

    /** Opens files for a piece of work, which nobody else sees. */
    public WorkFiles work() {
        return new WorkFiles(
                () -> {
                    Path folder = folders.temporary(RandomIds.fresh());
                    OwnerOnly.createFolders(folder);
                    return folder;
                },
                space.account(StoreShare.INDEXES, () -> {}));
    }

    /** What other servers have to know, and what ends before long. */
    public PassingThings passing() {
        return passing;
    }

    public OwnFormats formats() {
        return formats;
    }

    public BindingTable bindings() {
        return bindings;
    }

    public Notes notes() {
        return notes;
    }

    public AccessTokens tokens() {
        return tokens;
    }

    public AuditLog audit() {
        return audit;
    }

    /** The trees that are to be decoded after the next start. */
    public UnfinishedTrees unfinished() {
        return new UnfinishedTrees(folders.root().resolve("unfinished"));
    }

    public OwnSchemas schemas() {
        return schemas;
    }

    public TimingRuns timings() {
        return timings;
    }

    /** Bytes that are kept of a kind. */
    public long used(StoreShare share) {
        return share == StoreShare.DUMPS ? dumps.used() : space.used(share);
    }

    /** Whether other servers may change and delete what is here. */
    public boolean isShared() {
        return indexes.isPresent();
    }

    /** Whether what is open here may not be there for who asks: another server deleted it, or it is in another space. */
    public boolean mustLookUp() {
        return isShared() || SpaceAccess.current().isNarrow();
    }

    /** Whether dumps are kept in the data folder. */
    public boolean keepsDumps() {
        return objects instanceof ObjectFolder;
    }

    /** Storage use and limits. */
    public StoreUsage usage() {
        return new StoreUsage(
                dumps.count(),
                dumps.used(),
                space.used(StoreShare.INDEXES),
                space.used(StoreShare.LAYERS),
                space.used(StoreShare.FETCHED),
                limits,
                space.volume().usable(),
                space.volume().total(),
                space.floor());
    }

    /**
     * Checks before work begins that there is room for so many bytes.
     *
     * @throws StorageFailure where there is none, even without all that can be recreated
     */
    public void requireRoom(long bytes) {
        space.require(bytes);
    }

    /**
     * Checks whether more can be written: there is room, the folder takes files, and this process may open more of
     * them.
     *
     * @throws StorageFailure where it cannot; the message says why, and what to do
     */
    public void checkDisk() {
        space.check();
        Path probe = folders.incoming().resolve(RandomIds.fresh());
        try {
            OwnerOnly.write(probe, new byte[] {1});
        } catch (IOException e) {
            throw StorageFailure.of("write", probe, e);
        } finally {
            delete(probe);
        }
    }

    private static void delete(Path probe) {
        try {
            Files.deleteIfExists(probe);
        } catch (IOException e) {
            LOG.warn("Cannot delete {}", probe, e);
        }
    }

    @Override
    public void close() {
        indexes.ifPresent(SharedIndexes::close);
        dumps.close();
        objects.close();
        database.close();
        try {
            lock.close();
        } catch (IOException ignored) {
            // The lock ends with the process at the latest.
        }
    }
}
