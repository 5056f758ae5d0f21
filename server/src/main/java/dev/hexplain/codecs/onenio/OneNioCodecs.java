package dev.hexplain.codecs.onenio;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of one-nio. */
public final class OneNioCodecs {
    private OneNioCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                        "one-nio",
                        "one-nio",
                        Family.OBJECT_STREAMS,
                        CodecLibrary.ONE_NIO,
                        "A class is eight bytes, a digest of its name and fields; its fields follow in the order of the"
                                + " source, without names.",
                        classes -> new OneNioCoder(classes)),
                Codec.of(
                        "one-nio-persist",
                        "one-nio, persisted",
                        Family.OBJECT_STREAMS,
                        CodecLibrary.ONE_NIO,
                        "The same, but a class is described in full before its first object, so that the bytes can be"
                                + " read when the class has changed.",
                        classes -> new OneNioPersistCoder(classes)));
    }
}
