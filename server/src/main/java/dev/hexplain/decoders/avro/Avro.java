package dev.hexplain.decoders.avro;

import dev.hexplain.decode.Described;
import dev.hexplain.decode.schema.BySchema;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaReading;

/** Data in Avro's binary encoding (specification 1.12), which cannot be read without the schema it was written by. */
public final class Avro extends BySchema {
    static final Described FORMAT = Described.by("idl", "avro");
    private static final int VERSION = 1;

    public Avro() {
        super(FORMAT, VERSION, "an Avro schema in JSON (.avsc)");
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return new SchemaAvro(SchemaReader.read(schema.text(), schema.root()));
    }
}
