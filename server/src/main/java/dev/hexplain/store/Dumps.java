package dev.hexplain.store;

import dev.hexplain.bytes.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The dumps. Content is kept once: bringing the same bytes again gives the same dump, under the name it came with last.
 * That tells nobody anything new, since who brings the bytes has them already. Safe for many threads.
 */
public final class Dumps {
    private static final int LONGEST_NAME = 255;

    private final Folders folders;
    private final Database database;
    private final DumpTable table;
    private final BriefDumps brief = new BriefDumps();

    Dumps(Folders folders, Database database) {
        this.folders = folders;
        this.database = database;
        this.table = new DumpTable(database);
    }

    /**
     * Receives a dump to the end of the stream. Where that fails, nothing stays.
     *
     * @param name what people call it; cut to 255 characters
     * @param quota bytes it may hold
     */
    public Dump add(String name, InputStream in, long quota) throws IOException, QuotaExceeded {
        try (Incoming incoming = Incoming.receive(folders.incoming(), in, quota)) {
            return keep(incoming, name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name);
        }
    }

    /**
     * Takes bytes that are forgotten again before long, or with the process, unless they are {@link #keep kept}. They
     * stand in no page.
     *
     * @param content given away by the caller
     */
    public Dump addBriefly(String name, byte[] content) {
        String sha256 = Incoming.sha256(content);
        Optional<Dump> known = table.bySha256(sha256);
        return known.orElseGet(() -> brief.add(
                new Dump(Ids.fresh(), name, content.length, sha256, Instant.now(), Optional.empty()), content));
    }

    /** Makes a dump that was added briefly one that stays, under its id; does nothing for others. */
    public void keep(String id) throws IOException {
        Optional<BriefDumps.Brief> found = brief.get(id);
        if (found.isPresent()) {
            keep(found.get());
        }
    }

    private void keep(BriefDumps.Brief found) throws IOException {
        if (table.bySha256(found.dump().sha256()).isPresent()) {
            return;
        }
        byte[] content = found.content();
        try (Incoming incoming =
                Incoming.receive(folders.incoming(), new ByteArrayInputStream(content), content.length)) {
            keep(incoming, found.dump());
        } catch (QuotaExceeded e) {
            throw new IllegalStateException("An array holds as many bytes as it says", e);
        }
    }

    private Dump keep(Incoming incoming, String name) throws IOException {
        Instant now = Instant.now();
        return keep(incoming, new Dump(Ids.fresh(), name, incoming.size(), incoming.sha256(), now, Optional.empty()));
    }

    /** Guarded, so that content is neither kept twice nor deleted while it comes again. Where that fails, nothing stays. */
    private Dump keep(Incoming incoming, Dump proposed) throws IOException {
        return database.alone(() -> {
            Optional<Dump> known = table.bySha256(incoming.sha256());
            if (known.isPresent()) {
                table.broughtAgain(known.get().id(), proposed.name(), proposed.createdAt());
                return table.byId(known.get().id()).orElseThrow();
            }
            Path blob = folders.blob(incoming.sha256());
            incoming.keepAs(blob);
            return insert(proposed, blob);
        });
    }

    private Dump insert(Dump proposed, Path blob) throws IOException {
        boolean inserted = false;
        try {
            table.insert(proposed);
            inserted = true;
            return table.byId(proposed.id()).orElseThrow();
        } finally {
            if (!inserted) {
                Files.deleteIfExists(blob);
            }
        }
    }

    public Optional<Dump> get(String id) {
        return table.byId(id).or(() -> brief.get(id).map(BriefDumps.Brief::dump));
    }

    public long count() {
        return table.count();
    }

    /** A page of dumps; those brought last come first. */
    public List<Dump> page(long from, int limit) {
        return table.page(from, limit);
    }

    /** Remembers the format a dump was last decoded with. */
    public void decodedAs(String id, String format) {
        table.decodedAs(id, format);
    }

    /** The bytes of a dump, under its name. */
    public Source open(Dump dump) throws IOException {
        Optional<BriefDumps.Brief> inMemory = brief.get(dump.id());
        return inMemory.isPresent()
                ? Source.ofBytes(dump.name(), inMemory.get().content())
                : Source.ofFile(dump.name(), folders.blob(dump.sha256()));
    }

    /** Deletes a dump, its trees and everything made from it; false where there is none. Nothing may have it open. */
    public boolean delete(String id) throws IOException {
        boolean wasBrief = brief.remove(id);
        return database.alone(() -> {
            Optional<Dump> dump = table.byId(id);
            if (dump.isEmpty() || !table.delete(id)) {
                return wasBrief;
            }
            Files.deleteIfExists(folders.blob(dump.get().sha256()));
            Folders.deleteTree(folders.derived(id));
            return true;
        });
    }
}
