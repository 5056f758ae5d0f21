package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.Described;
import dev.hexplain.decode.schema.BySchema;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaReading;

/** A FlatBuffer, with or without its size in front. */
public final class FlatBuffers extends BySchema {
    static final Described FORMAT = Described.by("idl", "flatbuffers");
    private static final int VERSION = 1;

    public FlatBuffers() {
        super(FORMAT, VERSION, "a FlatBuffers schema (.fbs)");
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return Buffers.of(Resolver.resolve(FbsParser.parse(schema.text()), schema.root()));
    }
}
