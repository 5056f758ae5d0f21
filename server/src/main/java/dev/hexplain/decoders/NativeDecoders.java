package dev.hexplain.decoders;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decoders.hessian.Hessian1;
import dev.hexplain.decoders.hessian.Hessian2;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.decoders.onenio.OneNio;
import dev.hexplain.decoders.onenio.OneNioPersist;
import java.util.List;

/** The native decoders. To add one, add its line. */
public final class NativeDecoders {
    private NativeDecoders() {}

    /** Those that bytes alone are enough for. */
    public static List<Decoder> all() {
        return List.of(new JavaSerialization(), new Json(), new Hessian2(), new Hessian1(), new OneNioPersist());
    }

    /** Those that need a schema. */
    public static List<SchemaFormat> bySchema() {
        return List.of(new OneNio());
    }
}
