package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.bytes.Source;
import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.tree.SpaceAllowance;
import dev.hexplain.tree.StorageFailure;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The dumps of a data folder, as far as {@link SpaceAccess} shows them. Content is stored once, and is one dump in each space
 * that it is in: uploading the same bytes again gives the same dump, under the name that it has. Safe for many threads.
 */
public final class Dumps {
    private static final Logger LOG = LoggerFactory.getLogger(Dumps.class);
    private static final int LONGEST_NAME = 255;

    private final Folders folders;
    private final Database database;
    private final DumpTable table;
    private final ContentBackend home;
    private final Blobs blobs;
    private final OpenedTimes opened;
    private final Optional<SharedIndexes> shared;
    private final StoreSpace space;
    private final DiskReserve reserve;
    private final TemporaryDumps temporary;
    private final Deletions deletions = new Deletions();

    Dumps(
            Folders folders,
            Database database,
            ContentBackend home,
            TransientRegistry passing,
            Optional<SharedIndexes> shared,
            StoreSpace space,
            DiskReserve reserve) {
        this.temporary = new TemporaryDumps(passing);
        this.shared = shared;
        this.folders = folders;
        this.database = database;
        this.table = new DumpTable(database);
        this.home = home;
        this.blobs = new Blobs(home);
        this.space = space;
        this.reserve = reserve;
        this.opened = new OpenedTimes(table);
        blobs.deletedIf(dump -> get(dump.id()).isEmpty());
    }

    /**
     * Receives a dump to the end of the stream. Where that fails, nothing stays.
     *
     * @param name its display name; cut to 255 characters
     * @param quota bytes it may hold
     */
    public Dump add(String name, InputStream in, long quota) throws IOException, QuotaExceeded {
        return receive(proposed(name), in, quota, true);
    }

    /** The same of bytes that were not uploaded, but made of another dump: those that are here keep their place in the list. */
    public Dump addMade(String name, InputStream in, long quota) throws IOException, QuotaExceeded {
        return receive(proposed(name), in, quota, false);
    }

    private static Dump proposed(String name) {
        return new Dump(
                RandomIds.fresh(), fitting(name), 0, "", SpaceAccess.current().home(), Instant.now());
    }

    private static String fitting(String name) {
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
    }

    /**
     * Receives a dump.
     *
     * @param proposed without size and hash, which are those of what comes
     * @param latest whether content that is here already becomes the latest in the list
     */
    private Dump receive(Dump proposed, InputStream in, long quota, boolean latest) throws IOException, QuotaExceeded {
        SpaceAllowance account = space.account(StoreShare.DUMPS, () -> {});
        try (Incoming incoming = Incoming.receive(folders.incoming(), in, quota, account)) {
            return keep(incoming, proposed, latest);
        } finally {
            account.end();
        }
    }

    /**
     * Receives a file to the end of the stream that is used for one answer and not kept. Where that fails, nothing stays.
     *
     * @param quota bytes it may hold
     */
    public ReceivedFile receive(InputStream in, long quota) throws IOException, QuotaExceeded {
        SpaceAllowance account = space.account(StoreShare.DUMPS, () -> {});
        boolean whole = false;
        try {
            ReceivedFile received = new ReceivedFile(Incoming.receive(folders.incoming(), in, quota, account), account);
            whole = true;
            return received;
        } finally {
            if (!whole) {
                account.end();
            }
        }
    }

    /**
     * Adds a temporary dump, which is dropped soon, or with the process, unless it is {@link #keep kept}. It is
     * listed on no page.
     *
     * @param content given away by the caller
     */
    public Dump addTemporary(String name, byte[] content) {
        String sha256 = Sha256.of(content);
        String space = SpaceAccess.current().home();
        Optional<Dump> known = table.withContent(space, sha256);
        return known.orElseGet(() -> temporary.add(
                new Dump(RandomIds.fresh(), name, content.length, sha256, space, Instant.now()), content));
    }

    /** Stores a temporary dump permanently, under its id; does nothing for others. */
    public void keep(String id) throws IOException {
        Optional<TemporaryDumps.TemporaryDump> found = temporary.get(id);
        if (found.isEmpty()
                || !isSeen(found.get().dump())
                || table.withContent(
                                found.get().dump().space(), found.get().dump().sha256())
                        .isPresent()) {
            return;
        }
        byte[] content = found.get().content();
        try {
            receive(found.get().dump(), new ByteArrayInputStream(content), content.length, true);
        } catch (QuotaExceeded e) {
            throw new IllegalStateException("An array holds as many bytes as it says", e);
        }
    }

    /** Content that exists under that hash is verified first, which may take as long as receiving it. */
    private Dump keep(Incoming incoming, Dump proposed, boolean latest) throws IOException {
        List<Dump> before = table.withContent(incoming.sha256());
        boolean repairs = !before.isEmpty() && isDamaged(before.getFirst());
        if (before.isEmpty() || repairs) {
            blobs.send(incoming);
        }
        return database.alone(incoming.sha256(), () -> {
            if (repairs) {
                repair(incoming);
            }
            Optional<Dump> known = table.withContent(proposed.space(), incoming.sha256());
            if (known.isEmpty()) {
                return insert(incoming, proposed);
            }
            if (latest) {
                table.uploadedAgain(known.get().id(), proposed.createdAt());
            }
            return table.byId(known.get().id()).orElseThrow();
        });
    }

    /** Puts content in the place of what is damaged: files made from that are useless, in all spaces. */
    private void repair(Incoming incoming) throws IOException {
        List<Dump> all = table.withContent(incoming.sha256());
        for (Dump each : all) {
            discardDerived(each.id());
        }
        if (!all.isEmpty()) {
            blobs.keep(incoming);
        }
    }

    private boolean isDamaged(Dump dump) throws IOException {
        try {
            return !blobs.isIntact(dump);
        } catch (Deleted gone) {
            return false;
        }
    }

    private Dump insert(Incoming incoming, Dump proposed) throws IOException {
        if (!table.withContent(incoming.sha256()).isEmpty()) {
            return insert(incoming, proposed, false);
        }
        try (ObjectStore.Change _ = blobs.adding(incoming.sha256())) {
            return insert(incoming, proposed, true);
        }
    }

    private Dump insert(Incoming incoming, Dump proposed, boolean isNew) throws IOException {
        boolean inserted = false;
        if (isNew) {
            blobs.keep(incoming);
        }
        try {
            table.insert(new Dump(
                    proposed.id(),
                    proposed.name(),
                    incoming.size(),
                    incoming.sha256(),
                    proposed.space(),
                    proposed.createdAt()));
            inserted = true;
            home.count(isNew ? incoming.size() : 0);
            return table.byId(proposed.id()).orElseThrow();
        } finally {
            if (!inserted && isNew) {
                blobs.takeBack(incoming.sha256());
            }
        }
    }

    /** A dump; empty for one that is being deleted, and for one that this thread's access does not show, too. */
    public Optional<Dump> get(String id) {
        if (deletions.include(id)) {
            return Optional.empty();
        }
        Optional<Dump> found = table.byId(id)
                .or(() -> temporary.get(id).map(TemporaryDumps.TemporaryDump::dump))
                .filter(Dumps::isSeen);
        found.ifPresent(dump -> SpaceAccess.follow(dump.space()));
        return found;
    }

    private static boolean isSeen(Dump dump) {
        return SpaceAccess.current().sees(dump.space());
    }

    /** Whether this thread's access shows a dump. */
    boolean isSeen(String id) {
        return SpaceAccess.current() == SpaceAccess.ALL || get(id).isPresent();
    }

    /** The spaces that dumps are in, whatever this thread's access. */
    public List<String> spaces() {
        return table.spaces();
    }

    public long count() {
        return table.count();
    }

    /** Bytes of all dumps. */
    long used() {
        return home.used();
    }

    /** A page of the dumps that fit; the most recently uploaded come first. */
    public List<Dump> page(DumpFilter filter, long from, int limit) {
        return table.page(filter.seen(), from, limit);
    }

    /** How many dumps fit. */
    public long count(DumpFilter filter) {
        return table.count(filter.seen());
    }

    /** Dumps that were not uploaded or opened since, and have no bound flow. */
    public List<Dump> notOpenedSince(Instant when) {
        return table.unboundNotOpenedSince(when);
    }

    /** Remembers the format a dump was last decoded with, and returns the dump with it. */
    public Dump decodedAs(Dump dump, String format) {
        table.decodedAs(dump.id(), format);
        return table.byId(dump.id())
                .orElse(new Dump(
                        dump.id(),
                        dump.name(),
                        dump.size(),
                        dump.sha256(),
                        dump.space(),
                        dump.createdAt(),
                        Optional.of(format),
                        dump.summary()));
    }

    /** Remembers what a dump says, in brief; nothing where it is not kept. */
    public void summarise(String id, String summary) {
        table.summarise(id, summary);
    }

    /** Gives a dump another display name, cut to 255 characters; empty where there is none that is kept. */
    public Optional<Dump> rename(String id, String name) {
        return get(id).isPresent() && table.rename(id, fitting(name)) ? table.byId(id) : Optional.empty();
    }

    /** Sets the listener for dumps found damaged, which has to close them. */
    public void whenDamaged(Consumer<Dump> listener) {
        blobs.whenDamaged(listener);
    }

    /**
     * Checks that the content of a dump is not damaged, as far as that is known.
     *
     * @throws DamagedDump where it is not
     */
    public void requireIntact(Dump dump) throws IOException {
        if (temporary.known(dump.id()).isEmpty()) {
            blobs.requireIntact(dump);
        }
    }

    /**
     * The bytes of a dump, under its name.
     *
     * @throws DamagedDump where they are known to be damaged
     * @throws Deleted where it was deleted since it was looked up
     */
    public Source open(Dump dump) throws IOException {
        if (get(dump.id()).isEmpty()) {
            throw Deleted.dump(dump.id());
        }
        Optional<TemporaryDumps.TemporaryDump> inMemory = temporary.known(dump.id());
        if (inMemory.isPresent()) {
            return Source.ofBytes(dump.name(), inMemory.get().content());
        }
        opened.note(dump, Instant.now());
        return blobs.open(dump);
    }

    /** The file that holds a dump, once it was opened; empty for a temporary one. */
    public Optional<Path> file(Dump dump) {
        return temporary.known(dump.id()).isPresent() ? Optional.empty() : Optional.of(blobs.file(dump));
    }

    /** A dump of some content, the one that was uploaded last. */
    public Optional<Dump> withContent(String sha256) {
        return table.withContent(sha256).stream()
                .filter(Dumps::isSeen)
                .filter(found -> !deletions.include(found.id()))
                .findFirst();
    }

    /** Begins to delete a dump: see {@link #delete}. */
    public Deletion deletion(String id) {
        return deletions.begin(id);
    }

    /**
     * Deletes a dump, its trees and everything made from it; false where there is none. Nothing may have it open. Also
     * where the disk is full: files go first, and make room for the note that they are gone.
     */
    public boolean delete(String id) throws IOException {
        boolean wasTemporary = temporary.remove(id);
        Optional<Dump> found = table.byId(id);
        if (found.isEmpty()) {
            return wasTemporary;
        }
        Dump dump = found.get();
        return database.alone(dump.sha256(), () -> {
            try (ObjectStore.Change _ = blobs.removing(dump.sha256())) {
                return deleteAlone(dump) || wasTemporary;
            }
        });
    }

    private boolean deleteAlone(Dump dump) throws IOException {
        String id = dump.id();
        discardDerived(id);
        boolean deleted = deleteRow(dump);
        space.caches().end(folders.derived(id));
        // Another thread may have made something meanwhile.
        discardDerived(id);
        deleteShared(id);
        if (table.withContent(dump.sha256()).isEmpty()) {
            blobs.delete(dump.sha256());
            home.count(deleted ? -dump.size() : 0);
        }
        reserve.make();
        return deleted;
    }

    private boolean deleteRow(Dump dump) throws IOException {
        try {
            return table.delete(dump.id());
        } catch (StorageFailure full) {
            if (full.reason() != StorageFailure.Reason.NO_ROOM) {
                throw full;
            }
            reserve.release();
            if (table.withContent(dump.sha256()).size() == 1) {
                blobs.delete(dump.sha256());
            }
            return table.delete(dump.id());
        }
    }

    /** The dumps that another server deleted, and of which something is here. */
    public List<String> deletedElsewhere() throws IOException {
        return folders.unknownDerived(table::ids).stream()
                .filter(id -> temporary.known(id).isEmpty())
                .toList();
    }

    /** Deletes what was made here of a dump that another server deleted. Nothing may have it open. */
    public void forget(String id) throws IOException {
        discardDerived(id);
    }

    /** Deletes the copies of what no dump has any more; does nothing where the data folder keeps dumps. */
    public void forgetCopies() throws IOException {
        home.forgetUnknown(table::contents);
    }

    /** The dump is gone in any case: what stays in the bucket is found by a check of the store. */
    private void deleteShared(String id) throws IOException {
        try {
            if (shared.isPresent()) {
                shared.get().delete(id);
            }
        } catch (StorageFailure e) {
            LOG.warn("What was made of the deleted dump {} stays in the bucket for now: {}", id, e.getMessage());
        }
    }

    private void discardDerived(String id) throws IOException {
        for (CacheFolder each : folders.caches(folders.derived(id), space)) {
            each.discard();
        }
        Folders.deleteTree(folders.derived(id));
    }

    void close() {
        blobs.close();
    }
}
