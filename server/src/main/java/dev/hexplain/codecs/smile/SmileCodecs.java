package dev.hexplain.codecs.smile;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of Smile. */
public final class SmileCodecs {
    private SmileCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
