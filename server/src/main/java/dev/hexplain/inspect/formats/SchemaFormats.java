package dev.hexplain.inspect.formats;

import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decode.schema.SchemaShelf;
import dev.hexplain.decode.schema.Schemas;
import dev.hexplain.decoders.NativeDecoders;
import java.util.Optional;

/** The formats that need a schema: that of a sample, or an uploaded one. */
public final class SchemaFormats {

    private SchemaFormats() {}

    /** The shelf of these formats, with the schemas of the samples and others. */
    static SchemaShelf shelf(Schemas more, FormatShelf natives) {
        return new SchemaShelf(NativeDecoders.bySchema(), ((Schemas) SchemaFormats::ofSample).or(more), natives);
    }

    /** Every format that comes with Hexplain. */
    public static Formats standard() {
        FormatShelf natives = FormatShelf.of(NativeDecoders.all());
        return new Formats(natives, shelf((format, name) -> Optional.empty(), natives), new BuiltInDescriptors());
    }

    /** A schema that a codec writes a sample by: {@code order.kryo-registered}. */
    private static Optional<Schema> ofSample(String format, String name) {
        int dot = name.indexOf('.');
        return dot < 0
                ? Optional.empty()
                : Samples.get(name.substring(0, dot))
                        .flatMap(sample -> Codecs.get(name.substring(dot + 1)).flatMap(codec -> codec.format(sample)))
                        .filter(written -> written.format().equals(format))
                        .flatMap(FormatRef::schema);
    }

    /** A description of the schema that a format takes; empty where it needs none, or is unknown. */
    public static Optional<String> takenBy(String format) {
        return find(format).map(SchemaFormat::takes);
    }

    /**
     * The decoder of a codec's bytes by the schema that comes with them; empty where the format needs none.
     *
     * @throws SchemaDiagnostic where the schema is malformed
     */
    public static Optional<Decoder> withSchema(FormatRef format) {
        return format.schema().flatMap(schema -> find(format.format()).map(reading -> reading.with(schema)));
    }

    static Optional<SchemaFormat> find(String id) {
        return NativeDecoders.bySchema().stream()
                .filter(format -> format.id().equals(id))
                .findFirst();
    }
}
