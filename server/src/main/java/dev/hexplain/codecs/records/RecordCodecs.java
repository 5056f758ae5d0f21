package dev.hexplain.codecs.records;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of records written by hand. */
public final class RecordCodecs {
    private RecordCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
