package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;

/** A FlatBuffer, with or without its size in front. */
public final class FlatBuffers implements SchemaFormat {
    static final Described FORMAT = Described.by("idl", "flatbuffers");

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
        return "a FlatBuffers schema (.fbs)";
    }

    @Override
    public Decoder with(Schema schema) {
        return new BoundDecoder(
                idWith(schema), schema, Resolver.resolve(FbsParser.parse(schema.text()), schema.root()));
    }
}
