package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFiles;
import dev.hexplain.decode.schema.SchemaFormat;

/** A FlatBuffer, with or without its size in front. */
public final class FlatBuffers implements SchemaFormat {
    static final String ID = "flatbuffers";
    private static final String INCLUDE = "include";

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
        return "a FlatBuffers schema (.fbs), with those it includes";
    }

    @Override
    public String importWord() {
        return INCLUDE;
    }

    @Override
    public Decoder with(Schema schema) {
        SchemaFiles files = SchemaFiles.of(schema, INCLUDE);
        return new BoundDecoder(idWith(schema), schema, Resolver.resolve(FbsParser.parse(files), schema.root()));
    }
}
