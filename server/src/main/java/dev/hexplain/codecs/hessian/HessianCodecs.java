package dev.hexplain.codecs.hessian;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of Hessian 2. */
public final class HessianCodecs {
    private HessianCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
