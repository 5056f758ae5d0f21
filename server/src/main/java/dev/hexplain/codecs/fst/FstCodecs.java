package dev.hexplain.codecs.fst;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.Family;
import dev.hexplain.codecs.subjects.AllowedClasses;
import java.util.List;
import java.util.function.Function;

/** The configurations of FST. */
public final class FstCodecs {
    private FstCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                plain(
                        "fst",
                        "FST",
                        "As it comes: small numbers in one byte, each class by name the first time. FST 2 ends the"
                                + " fields of each object with a byte that FST 1 did not have, so the article's 160 bytes"
                                + " are 161.",
                        _ -> new FstSetup(false, true, List.of())),
                plain(
                        "fst-unsafe",
                        "FST, unsafe",
                        "Numbers and characters in their full size, written to memory directly.",
                        _ -> new FstSetup(true, true, List.of())),
                plain(
                                "fst-unshared",
                                "FST, unshared",
                                "Without looking for objects that come again, which are written again.",
                                _ -> new FstSetup(false, false, List.of()))
                        .withoutReferenceTracking(),
                plain(
                        "fst-registered",
                        "FST, registered",
                        "All classes registered, so that each is one byte.",
                        classes -> new FstSetup(false, true, FstSetup.registered(classes))),
                codec(
                        "fst-flat",
                        "FST, annotated",
                        "The article's copy of the class with @Flat, so that nothing is looked up, and @OneOf, so that"
                                + " a frequent text is its number.",
                        _ -> new AnnotatedCoder(AnnotatedCoder.setup(false))),
                codec(
                        "fst-flat-registered",
                        "FST, annotated and registered",
                        "The annotated copy, its class registered: of its name no byte is left.",
                        _ -> new AnnotatedCoder(AnnotatedCoder.setup(true))),
                codec(
                        "fst-minbin",
                        "FST, MinBin",
                        "Describes itself: names of classes and fields, numbers in their full size with a tag each,"
                                + " doubles in digits.",
                        classes -> new MinBinCoder(classes)));
    }

    /** What explains its bytes is known without the library. */
    private static Codec plain(String id, String title, String doc, Function<AllowedClasses, FstSetup> setup) {
        return codec(id, title, doc, classes -> new FstCoder(setup.apply(classes), classes))
                .explainedBy(subject -> setup.apply(subject.classes()).format(subject));
    }

    private static Codec codec(String id, String title, String doc, Function<AllowedClasses, Coder> maker) {
        return Codec.of(id, title, Family.OBJECT_STREAMS, CodecLibrary.FST, doc, maker);
    }
}
