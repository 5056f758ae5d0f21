package dev.hexplain.codecs.onenio;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of one-nio. */
public final class OneNioCodecs {
    private OneNioCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
