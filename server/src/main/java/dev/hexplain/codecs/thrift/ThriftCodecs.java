package dev.hexplain.codecs.thrift;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of Apache Thrift. */
public final class ThriftCodecs {
    private ThriftCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
