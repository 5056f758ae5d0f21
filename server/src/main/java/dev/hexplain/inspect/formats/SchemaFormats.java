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
import dev.hexplain.decode.schema.SchemaLanguage;
import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaShelf;
import dev.hexplain.decode.schema.Schemas;
import dev.hexplain.decoders.NativeDecoders;
import java.util.Optional;

/** The formats that need a schema: that of a sample, or an uploaded one. */
public final class SchemaFormats {

    private SchemaFormats() {}

    /** The shelf of these formats with some schemas. */
    static SchemaShelf shelf(Schemas schemas, FormatShelf natives) {
        return new SchemaShelf(NativeDecoders.bySchema(), schemas, natives);
    }

    /** The schemas that codecs write samples by. */
    static Schemas ofSamples() {
        return SchemaFormats::ofSample;
    }

    /** Every format that comes with Hexplain. */
    public static Formats standard() {
        FormatShelf natives = FormatShelf.of(NativeDecoders.all());
        return new Formats(natives, shelf(ofSamples(), natives), new BuiltInDescriptors());
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
     * The types of a schema as classes that Java declares.
     *
     * @param language the ending of the names of files in it, or the id of its format
     * @param root its type that comes first; empty for the schema's first
     * @throws SchemaDiagnostic where the schema is malformed
     */
    public static Optional<String> declarations(String language, String root, String text) {
        return of(language).flatMap(format -> format.declarations(Schema.of(language, root, text)));
    }

    private static Optional<SchemaFormat> of(String language) {
        return NativeDecoders.bySchema().stream()
                .filter(format -> format.language().ending().equals(language)
                        || format.id().equals(language))
                .findFirst();
    }

    /**
     * A type of a schema that a user has written.
     *
     * @param ending of the names of files in its language
     * @param root the name of the type
     * @throws SchemaDiagnostic where the schema is malformed, or has no such type
     */
    public static SchemaOutline outline(String ending, String root, String text) {
        return of(ending)
                .flatMap(format -> format.outline(Schema.of(ending, root, text)))
                .orElseThrow(() -> new SchemaDiagnostic("Nothing is encoded by schemas of that language"));
    }

    /** The language of a codec's schema; empty where it needs none. */
    public static Optional<SchemaLanguage> language(FormatRef format) {
        return format.schema().flatMap(_ -> find(format.format())).map(SchemaFormat::language);
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
