package dev.hexplain.inspect.formats;

import dev.hexplain.codecs.FormatRef;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decode.schema.Schemas;
import dev.hexplain.store.TransientRegistry;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The schemas of objects that were imported into the codec lab, which nobody uploaded: remembered while their encodings
 * are looked at. The least recently used are forgotten. Safe for many threads.
 */
public final class TransientSchemas implements Schemas {
    private static final int MOST = 1000;
    private static final long MOST_BYTES = 16L << 20;

    private final Map<String, Schema> byId = new LinkedHashMap<>(16, 0.75f, true);
    private final TransientRegistry passing;
    private long bytes;

    /** @param passing knows those that other servers have */
    TransientSchemas(TransientRegistry passing) {
        this.passing = passing;
    }

    /** Remembers the schema of a format, where it has one. */
    public void remember(FormatRef format) {
        format.schema()
                .filter(schema -> remember(format.id(), schema))
                .ifPresent(schema -> passing.put(TransientRegistry.Kind.SCHEMA, format.id(), written(schema)));
    }

    /** Whether it was not known before. */
    private synchronized boolean remember(String id, Schema schema) {
        boolean isNew = byId.put(id, schema) == null;
        if (isNew) {
            bytes += schema.content().length;
        }
        while (byId.size() > MOST || (bytes > MOST_BYTES && byId.size() > 1)) {
            Map.Entry<String, Schema> eldest = byId.entrySet().iterator().next();
            bytes -= eldest.getValue().content().length;
            byId.remove(eldest.getKey());
        }
        return isNew;
    }

    @Override
    public Optional<Schema> find(String format, String name) {
        String id = format + SchemaFormat.SEPARATOR + name;
        return known(id).or(() -> passing.get(TransientRegistry.Kind.SCHEMA, id).map(bytes -> read(id, name, bytes)));
    }

    private synchronized Optional<Schema> known(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** Its root behind its length, and its content; the name is part of its id. */
    private static byte[] written(Schema schema) {
        byte[] root = schema.root().getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(Integer.BYTES + root.length + schema.content().length)
                .putInt(root.length)
                .put(root)
                .put(schema.content())
                .array();
    }

    private Schema read(String id, String name, byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        byte[] root = new byte[in.getInt()];
        in.get(root);
        byte[] content = new byte[in.remaining()];
        in.get(content);
        Schema schema = new Schema(name, new String(root, StandardCharsets.UTF_8), content);
        remember(id, schema);
        return schema;
    }
}
