package dev.hexplain.codecs.ion;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of Amazon Ion. */
public final class IonCodecs {
    private IonCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                                "ion",
                                "Ion, binary",
                                Family.DOCUMENTS,
                                CodecLibrary.ION,
                                "Typed values with their lengths; names stand once, in a symbol table in front.",
                                IonCoder::binary)
                        .withoutReferenceTracking(),
                Codec.of(
                                "ion-text",
                                "Ion, text",
                                Family.DOCUMENTS,
                                CodecLibrary.ION,
                                "The same values as text, which looks like JSON with fewer quotation marks.",
                                IonCoder::text)
                        .withoutReferenceTracking());
    }
}
