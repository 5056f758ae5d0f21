package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of Apache Avro. */
public final class AvroCodecs {
    private AvroCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
