package dev.hexplain.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/**
 * The users' own formats, with their versions, as uninterpreted texts. Safe for many threads.
 *
 * <p>Ids are lower-case letters, digits and underscores: they are names of folders.
 */
public final class OwnFormats {
    /** Formats that are kept. */
    public static final int MOST_FORMATS = 1000;

    /** Versions kept of each; the oldest go. */
    public static final int MOST_VERSIONS = 200;

    private static final String ID = "[a-z][a-z0-9_]{0,99}";

    private final Folders folders;
    private final FormatTable table;

    OwnFormats(Folders folders, FormatTable table) {
        this.folders = folders;
        this.table = table;
    }

    /** The latest version of each, by id. */
    public List<OwnFormat> all() {
        return table.latest();
    }

    /** The latest version. */
    public Optional<OwnFormat> get(String id) {
        return table.latest(id);
    }

    public Optional<OwnFormat> version(String id, int version) {
        return table.version(id, version);
    }

    public long versionCount(String id) {
        return table.versionCount(id);
    }

    /** A page of versions, newest first. */
    public List<OwnFormat> versions(String id, long from, int limit) {
        return table.versions(id, from, limit);
    }

    /** The text of a version. */
    public String text(OwnFormat version) throws IOException {
        return Files.readString(folders.format(version.id(), version.version()));
    }

    /**
     * Saves a version, unless the text is that of the latest one.
     *
     * @throws QuotaExceeded where there are {@value #MOST_FORMATS} formats, and this would be one more
     */
    public synchronized OwnFormat save(String id, String text) throws IOException, QuotaExceeded {
        if (!id.matches(ID)) {
            throw new IllegalArgumentException("`" + id + "` is no id of a format");
        }
        Optional<OwnFormat> latest = table.latest(id);
        if (latest.isPresent() && text(latest.get()).equals(text)) {
            return latest.get();
        }
        if (latest.isEmpty() && table.count() >= MOST_FORMATS) {
            throw new QuotaExceeded(MOST_FORMATS);
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        OwnFormat version = new OwnFormat(
                id,
                latest.map(OwnFormat::version).orElse(0) + 1,
                bytes.length,
                Instant.now().truncatedTo(ChronoUnit.MILLIS));
        Path file = folders.format(id, version.version());
        try {
            folders.write(file, bytes, () -> table.insert(version));
        } catch (IOException | RuntimeException e) {
            if (latest.isEmpty()) {
                Folders.deleteTree(folders.format(id));
            }
            throw e;
        }
        forgetOld(id);
        return version;
    }

    private void forgetOld(String id) throws IOException {
        for (OwnFormat old : table.versions(id, MOST_VERSIONS, MOST_VERSIONS)) {
            table.deleteVersion(old);
            Files.deleteIfExists(folders.format(id, old.version()));
        }
    }

    /** Deletes a format and all its versions; false where there is none. */
    public synchronized boolean delete(String id) {
        boolean found = table.delete(id);
        if (found) {
            Folders.deleteTree(folders.format(id));
        }
        return found;
    }
}
