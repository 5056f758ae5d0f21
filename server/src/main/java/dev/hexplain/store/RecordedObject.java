package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.io.IOException;

/**
 * An object that a record names.
 *
 * @param size in bytes, as recorded
 */
record RecordedObject(KeyKind kind, String key, long size) {
    /** What is done with each. */
    @FunctionalInterface
    interface Use {
        void of(RecordedObject each) throws IOException;
    }

    /** Goes through the durable storage. */
    static void each(Database database, Use use) throws IOException {
        for (Dump dump : new DumpTable(database).all()) {
            use.of(new RecordedObject(KeyKind.BLOB, Folders.blobKey(dump.sha256()), dump.size()));
        }
        for (OwnFormat format : new FormatTable(database).all()) {
            use.of(new RecordedObject(
                    KeyKind.FORMAT, Folders.formatKey(format.key(), format.version()), format.size()));
        }
        for (OwnSchema schema : new SchemaTable(database).all()) {
            use.of(new RecordedObject(KeyKind.SCHEMA, Folders.schemaKey(schema.id()), schema.size()));
        }
        for (TimingRunEntry run : new TimingRunTable(database).all()) {
            use.of(new RecordedObject(KeyKind.TIMING, Folders.timingKey(run.id()), run.size()));
        }
    }
}
