package dev.hexplain.codecs.flatbuffers;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of FlatBuffers. */
public final class FlatBuffersCodecs {
    private FlatBuffersCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
