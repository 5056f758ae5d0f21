package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectFolder;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a crash left of objects in a folder: those that were marked as changing, and have no record. An object without a
 * record that has no mark stays: its record may be what was lost.
 */
record UnfinishedChanges(Database database, ObjectFolder objects) {
    private static final Logger LOG = LoggerFactory.getLogger(UnfinishedChanges.class);
    private static final String ANY_VERSION = "1.ksy";

    /** Deletes them, before anything else uses the folder. */
    void end() throws IOException {
        for (String key : objects.changing()) {
            try {
                end(key);
            } catch (FileSystemException stays) {
                LOG.warn("Cannot delete what a crash left of {}", key, stays);
            }
        }
    }

    private void end(String key) throws IOException {
        if (isUnrecorded(key)) {
            delete(key);
            LOG.info("Deleted what a crash left of {}", key);
        }
        objects.changed(key);
    }

    private void delete(String key) throws IOException {
        if (key.endsWith("/")) {
            objects.deleteAll(key);
        } else {
            objects.delete(key);
        }
    }

    private boolean isUnrecorded(String key) {
        Optional<KeyKind> kind = KeyKind.of(key);
        String object = key.endsWith("/") ? key + ANY_VERSION : key;
        return kind.flatMap(of -> of.name(object))
                .filter(name -> kind.get().named(database, Set.of(name)).isEmpty())
                .isPresent();
    }
}
