package dev.hexplain.codecs.cbor;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of CBOR. */
public final class CborCodecs {
    private CborCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                                "cbor",
                                "CBOR",
                                Family.DOCUMENTS,
                                CodecLibrary.JACKSON_CBOR,
                                "Binary JSON of the IETF, by Jackson: small numbers and short texts have a head of one"
                                        + " byte; objects end with a break, because their size is not known at their"
                                        + " start.",
                                classes -> new CborCoder(classes))
                        .withoutReferenceTracking(),
                Codec.of(
                                "cbor-types",
                                "CBOR with types",
                                Family.DOCUMENTS,
                                CodecLibrary.JACKSON_CBOR,
                                "The same, with the name of each class that is not final around its values.",
                                classes -> new TypedCborCoder(classes))
                        .withoutReferenceTracking());
    }
}
