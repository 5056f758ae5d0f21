package dev.hexplain.codecs.smile;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of Smile. */
public final class SmileCodecs {
    private SmileCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                                "smile",
                                "Smile",
                                Family.DOCUMENTS,
                                CodecLibrary.JACKSON_SMILE,
                                "Binary JSON: a name stands once, and is a reference where it comes again.",
                                classes -> new SmileCoder(classes))
                        .withoutReferenceTracking(),
                Codec.of(
                                "smile-types",
                                "Smile with types",
                                Family.DOCUMENTS,
                                CodecLibrary.JACKSON_SMILE,
                                "The same, with the name of each class that is not final around its values.",
                                classes -> new TypedSmileCoder(classes))
                        .withoutReferenceTracking());
    }
}
