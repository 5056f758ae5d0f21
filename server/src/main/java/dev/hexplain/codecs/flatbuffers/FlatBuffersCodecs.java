package dev.hexplain.codecs.flatbuffers;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of FlatBuffers. */
public final class FlatBuffersCodecs {
    private FlatBuffersCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(Codec.bySchema(
                        "flatbuffers",
                        "FlatBuffers",
                        Family.SCHEMAS,
                        CodecLibrary.FLATBUFFERS,
                        "A table that is read in place, its fields found through a vtable; put together with the library's"
                                + " builder, call for call as generated code does.",
                        "fbs",
                        edited -> new NestedFlatBuffersCoder(new FlatBuffersCoder(), edited))
                .withoutReferenceTracking());
    }
}
