package dev.hexplain.codecs.hessian;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of Hessian. */
public final class HessianCodecs {
    private HessianCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                        "hessian2",
                        "Hessian 2",
                        Family.OBJECT_STREAMS,
                        CodecLibrary.CAUCHO_HESSIAN,
                        "Each class is defined once, with the names of its fields; small numbers, short strings and"
                                + " short lists share their first byte with their type.",
                        classes -> new CauchoCoder(classes)),
                Codec.of(
                        "hessian2-lite",
                        "Hessian 2 (Dubbo)",
                        Family.OBJECT_STREAMS,
                        CodecLibrary.HESSIAN_LITE,
                        "Dubbo's fork writes the same bytes, and knows more classes of the JDK.",
                        classes -> new HessianLiteCoder(classes)),
                Codec.of(
                        "hessian1",
                        "Hessian 1",
                        Family.OBJECT_STREAMS,
                        CodecLibrary.CAUCHO_HESSIAN,
                        "The version before: an object is a map with the names of its fields, each time anew, and"
                                + " numbers always take all their bytes.",
                        classes -> new Hessian1Coder(classes)));
    }
}
