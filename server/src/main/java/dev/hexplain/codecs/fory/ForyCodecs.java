package dev.hexplain.codecs.fory;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of Apache Fory. */
public final class ForyCodecs {
    private ForyCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
