package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of SBE. */
public final class SbeCodecs {
    private SbeCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
