package dev.hexplain.codecs.protostuff;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of protostuff. */
public final class ProtostuffCodecs {
    private ProtostuffCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
