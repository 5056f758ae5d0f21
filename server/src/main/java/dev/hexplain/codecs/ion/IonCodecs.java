package dev.hexplain.codecs.ion;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of Amazon Ion. */
public final class IonCodecs {
    private IonCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
