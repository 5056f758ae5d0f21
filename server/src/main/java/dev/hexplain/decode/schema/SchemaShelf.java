package dev.hexplain.decode.schema;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decoders for formats with schemas, found by {@code format:schema}; the format alone gives a decoder that asks for a
 * schema. None is offered by detection, since bytes do not identify their schema. Parsed schemas are cached; the least
 * recently used are evicted. Safe for many threads.
 */
public final class SchemaShelf implements FormatShelf {
    private static final int KEPT = 512;

    private final List<SchemaFormat> formats;
    private final Schemas schemas;
    private final List<Decoder> offered;
    private final Map<String, Decoder> known = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Decoder> eldest) {
            return size() > KEPT;
        }
    };

    /** @param natives decoders that read some of the formats partly without a schema */
    public SchemaShelf(List<SchemaFormat> formats, Schemas schemas, FormatShelf natives) {
        this.formats = List.copyOf(formats);
        this.schemas = schemas;
        this.offered = formats.stream()
                .filter(format -> natives.get(format.id()).isEmpty())
                .map(format -> (Decoder) new MissingSchemaDecoder(format))
                .toList();
    }

    /** The formats without a native decoder for bytes without a schema. */
    @Override
    public List<Decoder> offered() {
        return offered;
    }

    /**
     * The decoder of {@code format:schema}; empty where one of the two is unknown. That of a format alone asks for a
     * schema.
     *
     * @throws SchemaDiagnostic where the schema is malformed
     */
    @Override
    public Optional<Decoder> get(String id) {
        int separator = id.indexOf(SchemaFormat.SEPARATOR);
        if (separator < 0) {
            return format(id).map(MissingSchemaDecoder::new);
        }
        String format = id.substring(0, separator);
        String schema = id.substring(separator + 1);
        return known(id).filter(_ -> schemas.has(format, schema)).or(() -> read(id, format, schema));
    }

    private Optional<Decoder> known(String id) {
        synchronized (known) {
            return Optional.ofNullable(known.get(id));
        }
    }

    private Optional<Decoder> read(String id, String formatId, String schema) {
        Optional<Decoder> decoder = format(formatId)
                .flatMap(format -> schemas.find(format.id(), schema).map(format::with));
        decoder.ifPresent(found -> {
            synchronized (known) {
                known.put(id, found);
            }
        });
        return decoder;
    }

    /** The format of an id that is without a schema. */
    public Optional<SchemaFormat> format(String id) {
        return formats.stream().filter(format -> format.id().equals(id)).findFirst();
    }
}
