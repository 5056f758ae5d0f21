package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of Chronicle. */
public final class ChronicleCodecs {
    private ChronicleCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
