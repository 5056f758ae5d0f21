package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of Apache Avro. */
public final class AvroCodecs {
    private AvroCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.bySchema(
                                "avro",
                                "Avro",
                                Family.SCHEMAS,
                                CodecLibrary.AVRO,
                                "Values in the order of the schema: no names, no numbers, no types.",
                                "avsc",
                                edited -> new AvroCoder(edited))
                        .withoutReferenceTracking(),
                Codec.bySchema(
                                "avro-container",
                                "Avro container file",
                                Family.SCHEMAS,
                                CodecLibrary.AVRO,
                                "The same behind a header with the whole schema, and with a marker behind each block.",
                                "avsc",
                                edited -> new AvroContainerCoder(edited))
                        .withoutReferenceTracking());
    }
}
