package dev.hexplain.decoders.avro;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDecoder;
import dev.hexplain.decode.schema.SchemaReading;

/** Decodes data in Avro's binary encoding (specification 1.12), which cannot be read without its writer's schema. */
public final class Avro extends SchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("idl", "avro");
    private static final int VERSION = 2;

    public Avro() {
        super(FORMAT, VERSION, "an Avro schema in JSON (.avsc)");
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return new AvroWithSchema(AvroSchemaReader.read(schema.text(), schema.root()));
    }
}
