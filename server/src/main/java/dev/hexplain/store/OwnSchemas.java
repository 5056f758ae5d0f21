package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/**
 * The schemas that users uploaded, as uninterpreted texts. The same content for the same format and root is the same
 * schema, on every server. Safe for many threads.
 */
public final class OwnSchemas {
    /** Schemas that are kept. */
    public static final int MOST = 1000;

    private static final int ID_LENGTH = 16;

    private final Folders folders;
    private final SchemaTable table;

    OwnSchemas(Folders folders, SchemaTable table) {
        this.folders = folders;
        this.table = table;
    }

    /** The most recently uploaded come first. */
    public List<OwnSchema> all() {
        return table.all();
    }

    public Optional<OwnSchema> get(String id) {
        return table.byId(id);
    }

    public byte[] content(OwnSchema schema) throws IOException {
        return Files.readAllBytes(folders.schema(schema.id()));
    }

    /**
     * Keeps a schema.
     *
     * @throws QuotaExceeded where there are {@value #MOST} already, and this would be one more
     */
    public synchronized OwnSchema add(String format, String root, String name, byte[] content)
            throws IOException, QuotaExceeded {
        String id = id(format, root, content);
        Optional<OwnSchema> known = table.byId(id);
        if (known.isPresent()) {
            return known.get();
        }
        if (table.count() >= MOST) {
            throw new QuotaExceeded(MOST);
        }
        OwnSchema schema = new OwnSchema(
                id, format, root, name, content.length, Instant.now().truncatedTo(ChronoUnit.MILLIS));
        folders.write(folders.schema(id), content, () -> table.insert(schema));
        return schema;
    }

    private static String id(String format, String root, byte[] content) {
        String what = format + '\n' + root + '\n' + Sha256.of(content);
        return Sha256.of(what.getBytes(StandardCharsets.UTF_8)).substring(0, ID_LENGTH);
    }

    /** Deletes a schema; false where there is none. */
    public synchronized boolean delete(String id) throws IOException {
        boolean found = table.delete(id);
        if (found) {
            Files.deleteIfExists(folders.schema(id));
        }
        return found;
    }
}
