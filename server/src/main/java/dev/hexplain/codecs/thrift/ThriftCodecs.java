package dev.hexplain.codecs.thrift;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of Apache Thrift. */
public final class ThriftCodecs {
    private ThriftCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.bySchema(
                                "thrift-binary",
                                "Thrift, binary protocol",
                                Family.SCHEMAS,
                                CodecLibrary.THRIFT,
                                "Each field behind a byte for its type and two for its number; numbers in full size.",
                                "thrift",
                                edited -> ThriftCoder.binary(edited))
                        .withoutReferenceTracking(),
                Codec.bySchema(
                                "thrift-compact",
                                "Thrift, compact protocol",
                                Family.SCHEMAS,
                                CodecLibrary.THRIFT,
                                "Number and type mostly in one byte, integers as zigzag varints, flags in their field's header.",
                                "thrift",
                                edited -> ThriftCoder.compact(edited))
                        .withoutReferenceTracking());
    }
}
