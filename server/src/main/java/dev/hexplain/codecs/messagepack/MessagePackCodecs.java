package dev.hexplain.codecs.messagepack;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of MessagePack. */
public final class MessagePackCodecs {
    private MessagePackCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                                "messagepack",
                                "MessagePack",
                                Family.DOCUMENTS,
                                CodecLibrary.MSGPACK_JACKSON,
                                "Binary JSON with short heads, by Jackson; big numbers and moments as texts, because as"
                                        + " it comes it fails on decimals that no double can hold. The core library"
                                        + " writes the same bytes.",
                                classes -> new MessagePackCoder(classes))
                        .withoutReferenceTracking(),
                Codec.of(
                                "messagepack-types",
                                "MessagePack with types",
                                Family.DOCUMENTS,
                                CodecLibrary.MSGPACK_JACKSON,
                                "The same, with the name of each class that is not final around its values.",
                                classes -> new TypedMessagePackCoder(classes))
                        .withoutReferenceTracking());
    }
}
