package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Family;
import dev.hexplain.codecs.Library;
import java.util.List;

/** The configurations of Apache Avro. */
public final class AvroCodecs {
    private AvroCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                                "avro",
                                "Avro",
                                Family.SCHEMAS,
                                Library.AVRO,
                                "Values in the order of the schema: no names, no numbers, no types.",
                                () -> new AvroCoder())
                        .followingReferencesBlindly(),
                Codec.of(
                                "avro-container",
                                "Avro container file",
                                Family.SCHEMAS,
                                Library.AVRO,
                                "The same behind a header with the whole schema, and with a marker behind each block.",
                                () -> new AvroContainerCoder())
                        .followingReferencesBlindly());
    }
}
