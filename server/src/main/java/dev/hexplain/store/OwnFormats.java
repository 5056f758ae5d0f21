package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The users' own formats, with their versions, as uninterpreted texts. Safe for many threads.
 *
 * <p>Ids are lower-case letters, digits and underscores: they are names of folders.
 */
public final class OwnFormats {
    /** Formats that are kept in a space. */
    public static final int MOST_FORMATS = 1000;

    /** Versions kept of each; the oldest go. */
    public static final int MOST_VERSIONS = 200;

    private static final Duration SEEN_FOR = Duration.ofSeconds(1);
    private static final String ID = "[a-z][a-z0-9_]{0,99}";

    private final ObjectStore objects;
    private final Database database;
    private final FormatTable table;
    private final boolean shared;
    private volatile Seen seen = new Seen("", System.nanoTime());

    /** @param shared whether other servers save and delete formats, too */
    OwnFormats(ObjectStore objects, Database database, boolean shared) {
        this.objects = objects;
        this.database = database;
        this.table = new FormatTable(database);
        this.shared = shared;
    }

    /** A text that changes when another server saves or deletes a format: within a second. */
    public String changedElsewhere() {
        if (!shared) {
            return "";
        }
        Seen before = seen;
        if (System.nanoTime() - before.until() < 0) {
            return before.state();
        }
        return lookElsewhere();
    }

    /** The same as it is now: before all formats are read. */
    public String lookElsewhere() {
        if (!shared) {
            return "";
        }
        Seen now = new Seen(state(seen), System.nanoTime() + SEEN_FOR.toNanos());
        seen = now;
        return now.state();
    }

    /** Formats that were read are used while the database does not answer. */
    private String state(Seen before) {
        try {
            return table.state();
        } catch (StorageFailure unknown) {
            return before.state();
        }
    }

    /** The state of the table, and until when it is taken for the current one. */
    private record Seen(String state, long until) {}

    /** The latest version of each in a space, by id. */
    public List<OwnFormat> all(String space) {
        return table.latest(space);
    }

    /** The ids of the formats of all spaces. */
    public Set<String> ids() {
        return table.keys().stream().map(FormatKey::id).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The latest version. */
    public Optional<OwnFormat> get(FormatKey format) {
        return table.latest(format);
    }

    public Optional<OwnFormat> version(FormatKey format, int version) {
        return table.version(format, version);
    }

    public long versionCount(FormatKey format) {
        return table.versionCount(format);
    }

    /** A page of versions, newest first. */
    public List<OwnFormat> versions(FormatKey format, long from, int limit) {
        return table.versions(format, from, limit);
    }

    /** The text of a version. */
    public String text(OwnFormat version) throws IOException {
        return new String(objects.get(Folders.formatKey(version.key(), version.version())), StandardCharsets.UTF_8);
    }

    /**
     * Saves a version, unless the text is that of the latest one.
     *
     * @throws QuotaExceeded where there are {@value #MOST_FORMATS} formats in its space, and this would be one more
     */
    public OwnFormat save(FormatKey format, String text) throws IOException, QuotaExceeded {
        if (!format.id().matches(ID)) {
            throw new IllegalArgumentException("`" + format.id() + "` is no id of a format");
        }
        Optional<OwnFormat> saved = database.alone(turn(format.folder()), () -> saveAlone(format, text));
        return saved.orElseThrow(() -> new QuotaExceeded(MOST_FORMATS));
    }

    /**
     * Versions of a format are numbered, and deleted, one after the other.
     *
     * @param folder of the format
     */
    static String turn(String folder) {
        return "format " + folder;
    }

    private Optional<OwnFormat> saveAlone(FormatKey format, String text) throws IOException {
        Optional<OwnFormat> latest = table.latest(format);
        if (latest.isPresent() && text(latest.get()).equals(text)) {
            return latest;
        }
        if (latest.isEmpty() && table.count(format.space()) >= MOST_FORMATS) {
            return Optional.empty();
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        OwnFormat version = new OwnFormat(
                format,
                latest.map(OwnFormat::version).orElse(0) + 1,
                bytes.length,
                Instant.now().truncatedTo(ChronoUnit.MILLIS));
        objects.put(Folders.formatKey(format, version.version()), bytes, () -> table.insert(version));
        forgetOld(format);
        return Optional.of(version);
    }

    private void forgetOld(FormatKey format) throws IOException {
        for (OwnFormat old : table.versions(format, MOST_VERSIONS, MOST_VERSIONS)) {
            table.deleteVersion(old);
            objects.delete(Folders.formatKey(format, old.version()));
        }
    }

    /** Deletes a format and all its versions; false where there is none. */
    public boolean delete(FormatKey format) throws IOException {
        return database.alone(turn(format.folder()), () -> {
            try (ObjectStore.Change _ = objects.removing(Folders.formatPrefix(format))) {
                boolean found = table.delete(format);
                if (found) {
                    objects.deleteAll(Folders.formatPrefix(format));
                }
                return found;
            }
        });
    }
}
