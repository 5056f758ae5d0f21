package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.store.TransientRegistry.Kind;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
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

    /** Between a name and a space: in neither. */
    private static final char SEPARATOR = '\0';

    private final TransientRegistry passing;
    private final Map<String, TemporaryDump> byId = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<String, String> idByContent = new LinkedHashMap<>();
    private long bytes;

    /** A dump and what is in it. */
    @SuppressWarnings("ArrayRecordComponent") // handed on, never compared
    record TemporaryDump(Dump dump, byte[] content) {}

    TemporaryDumps(TransientRegistry passing) {
        this.passing = passing;
    }

    /** Remembers a dump; the same content gives the same dump, under the name it came with first. */
    Dump add(Dump proposed, byte[] content) {
        Dump known = remember(proposed, content);
        if (known.equals(proposed)) {
            passing.put(Kind.DUMP, known.id(), written(known, content));
        }
        return known;
    }

    private synchronized Dump remember(Dump proposed, byte[] content) {
        TemporaryDump known = byId.get(idByContent.getOrDefault(proposed.contentKey(), proposed.id()));
        if (known != null) {
            return known.dump();
        }
        byId.put(proposed.id(), new TemporaryDump(proposed, content));
        idByContent.put(proposed.contentKey(), proposed.id());
        bytes += content.length;
        while (byId.size() > MOST || (bytes > MOST_BYTES && byId.size() > 1)) {
            forget(byId.keySet().iterator().next());
        }
        return proposed;
    }

    /** One that this server or another one made. */
    Optional<TemporaryDump> get(String id) {
        return known(id).or(() -> passing.get(Kind.DUMP, id).map(bytes -> read(id, bytes)));
    }

    /** One that this server made or was asked for, without asking others. */
    synchronized Optional<TemporaryDump> known(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    boolean remove(String id) {
        boolean elsewhere = passing.remove(Kind.DUMP, id);
        return forget(id) || elsewhere;
    }

    private synchronized boolean forget(String id) {
        TemporaryDump removed = byId.remove(id);
        if (removed == null) {
            return false;
        }
        idByContent.remove(removed.dump().contentKey());
        bytes -= removed.content().length;
        return true;
    }

    /** The length of its name and space, those, when it was made, and its content. */
    private static byte[] written(Dump dump, byte[] content) {
        byte[] name = (dump.name() + SEPARATOR + dump.space()).getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(Integer.BYTES + name.length + Long.BYTES + content.length)
                .putInt(name.length)
                .put(name)
                .putLong(dump.createdAt().toEpochMilli())
                .put(content)
                .array();
    }

    /** One of another server, which is remembered here from now on. */
    private TemporaryDump read(String id, byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        byte[] named = new byte[in.getInt()];
        in.get(named);
        String text = new String(named, StandardCharsets.UTF_8);
        int separator = text.lastIndexOf(SEPARATOR);
        Instant createdAt = Instant.ofEpochMilli(in.getLong());
        byte[] content = new byte[in.remaining()];
        in.get(content);
        Dump dump = new Dump(
                id,
                text.substring(0, separator),
                content.length,
                Sha256.of(content),
                text.substring(separator + 1),
                createdAt);
        remember(dump, content);
        return new TemporaryDump(dump, content);
    }
}
