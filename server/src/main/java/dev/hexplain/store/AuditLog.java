package dev.hexplain.store;

import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.util.List;

/** Lines that are added and never changed: what callers did, in files of one server or in the database of several. */
public sealed interface AuditLog permits AuditFile, AuditTable {
    /**
     * Adds a line.
     *
     * @throws StorageFailure where it cannot be kept
     */
    void add(String line);

    /** The last lines, the latest first. */
    List<String> latest(int most) throws IOException;
}
