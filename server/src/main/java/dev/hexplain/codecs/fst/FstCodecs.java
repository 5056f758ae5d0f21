package dev.hexplain.codecs.fst;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of FST. */
public final class FstCodecs {
    private FstCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
