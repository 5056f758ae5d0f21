package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;

/** A FlatBuffer, with or without its size in front. */
public final class FlatBuffers implements SchemaFormat {
    static final String ID = "flatbuffers";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public FormatDescription description() {
        return Description.get();
    }

    @Override
    public String takes() {
        return "a FlatBuffers schema (.fbs)";
    }

    @Override
    public Decoder with(Schema schema) {
        return new BoundDecoder(
                idWith(schema), schema, Resolver.resolve(FbsParser.parse(schema.text()), schema.root()));
    }
}
