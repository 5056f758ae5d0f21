package dev.hexplain.codecs.protostuff;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of protostuff. */
public final class ProtostuffCodecs {
    private ProtostuffCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                                "protostuff",
                                "protostuff",
                                Family.OBJECT_STREAMS,
                                CodecLibrary.PROTOSTUFF,
                                "The wire format of Protocol Buffers from plain classes; what has parts stands in a"
                                        + " group.",
                                classes -> new ProtostuffCoder(false, classes))
                        .withoutReferenceTracking(),
                Codec.of(
                        "protostuff-graph",
                        "protostuff, graph",
                        Family.OBJECT_STREAMS,
                        CodecLibrary.PROTOSTUFF,
                        "The same; an object that was written before is referred to by its number.",
                        classes -> new ProtostuffCoder(true, classes)));
    }
}
