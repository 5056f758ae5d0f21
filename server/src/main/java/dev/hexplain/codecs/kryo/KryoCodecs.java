package dev.hexplain.codecs.kryo;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of Kryo. */
public final class KryoCodecs {
    private KryoCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                codec(
                        "kryo",
                        "Kryo",
                        "As it comes, with references on and no class required to be registered: each class by name"
                                + " the first time, fields in the order of their names, which are left out.",
                        new KryoCoder.Setup(false, true, false)),
                codec(
                        "kryo-unsafe",
                        "Kryo, unsafe streams",
                        "The same with UnsafeOutput: faster, and byte for byte the same.",
                        new KryoCoder.Setup(false, true, true)),
                codec(
                        "kryo-registered",
                        "Kryo, registered",
                        "All classes registered, so that each is one byte; to require that changes no byte.",
                        new KryoCoder.Setup(true, true, false)),
                codec(
                                "kryo-no-references",
                                "Kryo, registered, no references",
                                "All classes registered and references off: no byte before each object, and objects"
                                        + " that are there twice are written twice.",
                                new KryoCoder.Setup(true, false, false))
                        .withoutReferenceTracking());
    }

    private static Codec codec(String id, String title, String doc, KryoCoder.Setup setup) {
        return Codec.of(
                id, title, Family.OBJECT_STREAMS, CodecLibrary.KRYO, doc, classes -> new KryoCoder(id, setup, classes));
    }
}
