package dev.hexplain.decoders.avro;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDecoder;
import dev.hexplain.decode.schema.SchemaLanguage;
import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaReading;
import java.util.Optional;

/** Decodes data in Avro's binary encoding (specification 1.12), which cannot be read without its writer's schema. */
public final class Avro extends SchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("idl", "avro");
    private static final int VERSION = 2;

    public Avro() {
        super(FORMAT, VERSION, "an Avro schema in JSON (.avsc)");
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
    protected SchemaReading read(Schema schema) {
        return new AvroWithSchema(AvroSchemaReader.read(schema.text(), schema.root()));
    }
}
