package dev.hexplain.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Temporary dumps on the heap, written to a file only when they are opened: encodings that change with every key. The
 * least recently requested are dropped.
 */
final class TemporaryDumps {
    private static final int MOST = 1000;
    private static final long MOST_BYTES = 64L << 20;

    private final Map<String, TemporaryDump> byId = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<String, String> idBySha256 = new LinkedHashMap<>();
    private long bytes;

    /** A dump and what is in it. */
    @SuppressWarnings("ArrayRecordComponent") // handed on, never compared
    record TemporaryDump(Dump dump, byte[] content) {}

    /** Remembers a dump; the same content gives the same dump, under the name it came with first. */
    synchronized Dump add(Dump proposed, byte[] content) {
        TemporaryDump known = byId.get(idBySha256.getOrDefault(proposed.sha256(), proposed.id()));
        if (known != null) {
            return known.dump();
        }
        byId.put(proposed.id(), new TemporaryDump(proposed, content));
        idBySha256.put(proposed.sha256(), proposed.id());
        bytes += content.length;
        while (byId.size() > MOST || (bytes > MOST_BYTES && byId.size() > 1)) {
            remove(byId.keySet().iterator().next());
        }
        return proposed;
    }

    synchronized Optional<TemporaryDump> get(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    synchronized boolean remove(String id) {
        TemporaryDump removed = byId.remove(id);
        if (removed == null) {
            return false;
        }
        idBySha256.remove(removed.dump().sha256());
        bytes -= removed.content().length;
        return true;
    }
}
