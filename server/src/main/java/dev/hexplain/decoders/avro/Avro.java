package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.schema.OptionalSchemaDecoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaLanguage;
import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaReading;
import java.util.List;
import java.util.Optional;

/**
 * Decodes data in Avro's binary encoding (specification 1.12), which cannot be read without its writer's schema. Without
 * one, the marker of single-object encoding names the schema by its fingerprint.
 */
public final class Avro extends OptionalSchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("idl", "avro");
    private static final int VERSION = 3;

    static final String TAKES = "an Avro schema in JSON (.avsc)";

    public Avro() {
        super(FORMAT, VERSION, TAKES, AvroWithoutSchema::new);
    }

    @Override
    public SchemaLanguage language() {
        return new SchemaLanguage("Avro schema", "avsc");
    }

    @Override
    public Optional<String> declarations(Schema schema) {
        return Optional.of(AvroDeclarations.of(AvroSchemaReader.read(schema.text(), schema.root())));
    }

    @Override
    public Optional<SchemaOutline> outline(Schema schema) {
        return Optional.of(AvroOutline.of(AvroSchemaReader.read(schema.text(), schema.root())));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return AvroMarker.probe(id(), source);
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return new AvroWithSchema(AvroSchemaReader.read(schema.text(), schema.root()));
    }
}
