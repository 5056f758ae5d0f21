package dev.hexplain.decode.schema;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Formats together with schemas, found by the ids of both. None is offered by itself: bytes do not tell their schema. */
public final class SchemaShelf implements FormatShelf {
    private final List<SchemaFormat> formats;
    private final Function<String, Optional<Schema>> schemas;

    /** @param schemas finds a schema by its name */
    public SchemaShelf(List<SchemaFormat> formats, Function<String, Optional<Schema>> schemas) {
        this.formats = List.copyOf(formats);
        this.schemas = schemas;
    }

    @Override
    public List<Decoder> offered() {
        return List.of();
    }

    /** The decoder of {@code format:schema}; empty where one of the two is unknown. */
    @Override
    public Optional<Decoder> get(String id) {
        int separator = id.indexOf(SchemaFormat.SEPARATOR);
        return separator < 0
                ? Optional.empty()
                : format(id.substring(0, separator))
                        .flatMap(format ->
                                schemas.apply(id.substring(separator + 1)).map(format::with));
    }

    private Optional<SchemaFormat> format(String id) {
        return formats.stream().filter(format -> format.id().equals(id)).findFirst();
    }
}
