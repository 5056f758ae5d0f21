package dev.hexplain.codecs.fory;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of Apache Fory. */
public final class ForyCodecs {
    private ForyCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                codec(
                        "fory",
                        "Fory, references",
                        "The Java native protocol with reference tracking: each class by name the first time, fields"
                                + " in an order of Fory's own, without names.",
                        ForyCoder.Mode.REFERENCES),
                codec(
                        "fory-registered",
                        "Fory, registered",
                        "The same with all classes registered, so that each is two bytes.",
                        ForyCoder.Mode.REGISTERED),
                codec(
                        "fory-compatible",
                        "Fory, compatible",
                        "The same with a definition of each class in the bytes, so that readers may have other fields;"
                                + " larger definitions are deflated.",
                        ForyCoder.Mode.COMPATIBLE),
                codec(
                        "fory-xlang",
                        "Fory, xlang",
                        "The protocol that other languages read too, compatible as it comes; classes are registered by"
                                + " name, and a field that is null must be declared so.",
                        ForyCoder.Mode.XLANG));
    }

    private static Codec codec(String id, String title, String doc, ForyCoder.Mode mode) {
        return Codec.of(
                        id,
                        title,
                        Family.OBJECT_STREAMS,
                        CodecLibrary.FORY,
                        doc,
                        classes -> new ForyCoder(id, mode, classes))
                .startingSlowly();
    }
}
