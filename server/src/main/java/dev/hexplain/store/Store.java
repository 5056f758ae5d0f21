package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.bytes.Source;
import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectFolder;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
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
    private final TransientRegistry passing;
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

    Store(
            FileChannel lock,
            Database database,
            ObjectStore objects,
            ContentBackend home,
            StorageBackend where,
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
        this.passing = shared ? TransientRegistry.ofAll(database) : TransientRegistry.ofOne();
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
        return open(folder, StorageBackend.FOLDER, StoreLimits.DEFAULT, FreeSpace::of);
    }

    /** Provides the free space of the volume that a folder is on. */
    @FunctionalInterface
    public interface Volume {
        FreeSpace of(Path folder) throws IOException;
    }

    /** Opens a data folder that everything is in. */
    public static Store open(Path folder, StoreLimits limits, Volume volume) throws IOException {
        return open(folder, StorageBackend.FOLDER, limits, volume);
    }

    /**
     * Opens a data folder, made where there is none, and deletes what a crash left in it.
     *
     * @param home the durable storage
     * @throws IOException where it cannot be written to, or another process has it open
     * @throws StorageFailure where the database or the bucket does not answer
     */
    public static Store open(Path folder, StorageBackend home, StoreLimits limits, Volume volume) throws IOException {
        return StoreOpening.open(folder, home, limits, volume);
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

    /** Short-lived state that other servers need. */
    public TransientRegistry passing() {
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
