package dev.hexplain.codecs.bson;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of BSON. */
public final class BsonCodecs {
    private BsonCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
