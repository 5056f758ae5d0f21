package dev.hexplain.decoders;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import java.util.List;

/** The native decoders. To add one, add its line. */
public final class NativeDecoders {
    private NativeDecoders() {}

    public static List<Decoder> all() {
        return List.of(new JavaSerialization());
    }
}
