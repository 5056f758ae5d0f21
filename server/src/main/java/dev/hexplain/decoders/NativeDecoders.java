package dev.hexplain.decoders;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decoders.bson.Bson;
import dev.hexplain.decoders.cbor.Cbor;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.msgpack.MessagePack;
import java.util.List;

/** The native decoders. To add one, add its line. */
public final class NativeDecoders {
    private NativeDecoders() {}

    /** Those that bytes alone are enough for. */
    public static List<Decoder> all() {
        return List.of(new JavaSerialization(), new Cbor(), new MessagePack(), new Bson());
    }

    /** Those that need a schema. */
    public static List<SchemaFormat> bySchema() {
        return List.of();
    }
}
