package dev.hexplain.codecs.protobuf;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of Protocol Buffers. */
public final class ProtobufCodecs {
    private ProtobufCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
