package dev.hexplain.codecs.json;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of JSON, for comparison. */
public final class JsonCodecs {
    private JsonCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                                "json",
                                "Jackson JSON",
                                Family.DOCUMENTS,
                                CodecLibrary.JACKSON,
                                "Names and values as text, no classes: what stands behind Object comes back as a map.",
                                classes -> new JsonCoder(classes))
                        .withoutReferenceTracking(),
                Codec.of(
                                "json-types",
                                "Jackson JSON with types",
                                Family.DOCUMENTS,
                                CodecLibrary.JACKSON,
                                "The same, with the name of each class that is not final around its values.",
                                classes -> new TypedJsonCoder(classes))
                        .withoutReferenceTracking());
    }
}
