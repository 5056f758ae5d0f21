package dev.hexplain.inspect.formats;

import dev.hexplain.codecs.FormatRef;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decode.schema.Schemas;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The schemas of objects that were brought to the codec lab, which nobody uploaded: remembered while their encodings
 * are looked at. The least recently used are forgotten. Safe for many threads.
 */
public final class PassingSchemas implements Schemas {
    private static final int MOST = 1000;
    private static final long MOST_BYTES = 16L << 20;

    private final Map<String, Schema> byId = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    PassingSchemas() {}

    /** Remembers the schema of a format, where it has one. */
    public void remember(FormatRef format) {
        format.schema().ifPresent(schema -> remember(format.id(), schema));
    }

    private synchronized void remember(String id, Schema schema) {
        if (byId.put(id, schema) == null) {
            bytes += schema.content().length;
        }
        while (byId.size() > MOST || (bytes > MOST_BYTES && byId.size() > 1)) {
            Map.Entry<String, Schema> eldest = byId.entrySet().iterator().next();
            bytes -= eldest.getValue().content().length;
            byId.remove(eldest.getKey());
        }
    }

    @Override
    public synchronized Optional<Schema> find(String format, String name) {
        return Optional.ofNullable(byId.get(format + SchemaFormat.SEPARATOR + name));
    }
}
