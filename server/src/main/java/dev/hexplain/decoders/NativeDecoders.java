package dev.hexplain.decoders;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decoders.flatbuffers.FlatBuffers;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.sbe.Sbe;
import java.util.List;

/** The native decoders. To add one, add its line. */
public final class NativeDecoders {
    private NativeDecoders() {}

    /** Those that bytes alone are enough for. */
    public static List<Decoder> all() {
        return List.of(new JavaSerialization());
    }

    /** Those that need a schema. */
    public static List<SchemaFormat> bySchema() {
        return List.of(new FlatBuffers(), new Sbe());
    }
}
