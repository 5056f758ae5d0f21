package dev.hexplain.inspect;

import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decode.schema.SchemaShelf;
import dev.hexplain.decode.schema.Schemas;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.inspect.formats.BuiltIns;
import java.util.Optional;

/** The formats that are read by a schema: that of a sample, or one that somebody brought. */
final class SchemaFormats {
    private static final Schemas OF_SAMPLES = (format, name) -> Optional.empty();

    private SchemaFormats() {}

    /** Them, with the schemas that belong to the samples and some more. */
    static SchemaShelf shelf(Schemas more, FormatShelf natives) {
        return new SchemaShelf(NativeDecoders.bySchema(), OF_SAMPLES.or(more), natives);
    }

    /** Every format that comes with Hexplain. */
    static Formats standard() {
        FormatShelf natives = FormatShelf.of(NativeDecoders.all());
        return new Formats(natives, shelf((format, name) -> Optional.empty(), natives), new BuiltIns());
    }

    /** What schema a format takes, in words; empty where it is read without, or has no such id. */
    static Optional<String> takenBy(String format) {
        return find(format).map(SchemaFormat::takes);
    }

    static Optional<SchemaFormat> find(String id) {
        return NativeDecoders.bySchema().stream()
                .filter(format -> format.id().equals(id))
                .findFirst();
    }
}
