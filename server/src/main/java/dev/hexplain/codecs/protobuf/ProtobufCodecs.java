package dev.hexplain.codecs.protobuf;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of Protocol Buffers. */
public final class ProtobufCodecs {
    private ProtobufCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(Codec.bySchema(
                        "protobuf",
                        "Protocol Buffers",
                        Family.SCHEMAS,
                        CodecLibrary.PROTOBUF,
                        "Fields by number, proto3: what has its default value is left out, and negative numbers take ten bytes.",
                        "proto",
                        edited -> new NestedProtobufCoder(new ProtobufCoder(), edited))
                .withoutReferenceTracking());
    }
}
