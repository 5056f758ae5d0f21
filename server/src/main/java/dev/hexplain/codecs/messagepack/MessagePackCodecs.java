package dev.hexplain.codecs.messagepack;

import dev.hexplain.codecs.Codec;
import java.util.List;

/** The configurations of MessagePack. */
public final class MessagePackCodecs {
    private MessagePackCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of();
    }
}
