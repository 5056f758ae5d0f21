package dev.hexplain.decoders.avro;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;

/** Data in Avro's binary encoding (specification 1.12), which cannot be read without the schema it was written by. */
public final class Avro implements SchemaFormat {
    static final Described FORMAT = Described.by("idl", "avro");
    static final int VERSION = 1;

    @Override
    public String id() {
        return FORMAT.id();
    }

    @Override
    public FormatDescription description() {
        return FORMAT.description();
    }

    @Override
    public String takes() {
        return "an Avro schema in JSON (.avsc)";
    }

    @Override
    public Decoder with(Schema schema) {
        return new SchemaAvro(idWith(schema), schema, SchemaReader.read(schema.text(), schema.root()));
    }
}
