package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectStore;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/**
 * The schemas that users uploaded, as uninterpreted texts. The same content for the same format and root is the same
 * schema in a space, on every server. Safe for many threads.
 */
public final class OwnSchemas {
    /** Schemas that are kept in a space. */
    public static final int MOST = 1000;

    private static final int ID_LENGTH = 16;

    private final ObjectStore objects;
    private final Database database;
    private final SchemaTable table;

    OwnSchemas(ObjectStore objects, Database database) {
        this.objects = objects;
        this.database = database;
        this.table = new SchemaTable(database);
    }

    /** The most recently uploaded come first. */
    public List<OwnSchema> all() {
        return table.all();
    }

    public Optional<OwnSchema> get(String id) {
        return table.byId(id);
    }

    public byte[] content(OwnSchema schema) throws IOException {
        return objects.get(Folders.schemaKey(schema.id()));
    }

    /**
     * Keeps a schema in a space.
     *
     * @throws QuotaExceeded where there are {@value #MOST} already, and this would be one more
     */
    public OwnSchema add(String space, String format, String root, String name, byte[] content)
            throws IOException, QuotaExceeded {
        String id = id(space, format, root, content);
        OwnSchema schema = new OwnSchema(
                id, space, format, root, name, content.length, Instant.now().truncatedTo(ChronoUnit.MILLIS));
        Optional<OwnSchema> kept = database.alone(turn(id), () -> addAlone(schema, content));
        return kept.orElseThrow(() -> new QuotaExceeded(MOST));
    }

    static String turn(String id) {
        return "schema " + id;
    }

    private Optional<OwnSchema> addAlone(OwnSchema schema, byte[] content) throws IOException {
        Optional<OwnSchema> known = table.byId(schema.id());
        if (known.isPresent()) {
            return known;
        }
        if (table.count(schema.space()) >= MOST) {
            return Optional.empty();
        }
        objects.put(Folders.schemaKey(schema.id()), content, () -> table.insert(schema));
        return Optional.of(schema);
    }

    /** Everybody's has the id that it had before there were spaces. */
    private static String id(String space, String format, String root, byte[] content) {
        String of = space.equals(SpaceAccess.PUBLIC) ? "" : space + '\n';
        String what = of + format + '\n' + root + '\n' + Sha256.of(content);
        return Sha256.of(what.getBytes(StandardCharsets.UTF_8)).substring(0, ID_LENGTH);
    }

    /** Deletes a schema; false where there is none. */
    public boolean delete(String id) throws IOException {
        return database.alone(turn(id), () -> {
            try (ObjectStore.Change _ = objects.removing(Folders.schemaKey(id))) {
                boolean found = table.delete(id);
                if (found) {
                    objects.delete(Folders.schemaKey(id));
                }
                return found;
            }
        });
    }
}
