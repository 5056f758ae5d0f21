package dev.hexplain.codecs.fst;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Family;
import dev.hexplain.codecs.Library;
import java.util.List;

/** The configurations of FST. */
public final class FstCodecs {
    private FstCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                codec(
                        "fst",
                        "FST",
                        "As it comes: small numbers in one byte, each class by name the first time. FST 2 ends the fields of"
                                + " each object with a byte that FST 1 did not have, so the article's 160 bytes are 161.",
                        new FstCoder.Setup(false, true, false)),
                codec(
                        "fst-unsafe",
                        "FST, unsafe",
                        "Numbers and characters in their full size, written to memory directly.",
                        new FstCoder.Setup(true, true, false)),
                codec(
                                "fst-unshared",
                                "FST, unshared",
                                "Without looking for objects that come again, which are written again.",
                                new FstCoder.Setup(false, false, false))
                        .followingReferencesBlindly(),
                codec(
                        "fst-registered",
                        "FST, registered",
                        "All classes registered, so that each is one byte.",
                        new FstCoder.Setup(false, true, true)));
    }

    private static Codec codec(String id, String title, String doc, FstCoder.Setup setup) {
        return Codec.of(id, title, Family.OBJECT_STREAMS, Library.FST, doc, () -> new FstCoder(id, setup));
    }
}
