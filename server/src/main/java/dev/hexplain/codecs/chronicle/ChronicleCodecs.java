package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.Family;
import java.util.List;
import java.util.function.Supplier;

/** The configurations of Chronicle. */
public final class ChronicleCodecs {
    private ChronicleCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                                "chronicle-wire",
                                "Chronicle Wire, any object",
                                Family.OBJECT_STREAMS,
                                CodecLibrary.CHRONICLE_WIRE,
                                "BINARY_LIGHT: names of fields and numbers in as few bytes as they need, in blocks that"
                                        + " tell their length.",
                                classes -> new WireCoder(classes))
                        .withoutReferenceTracking()
                        .startingSlowly(),
                Codec.of(
                        "chronicle-self-describing",
                        "Chronicle, self-describing",
                        Family.OBJECT_STREAMS,
                        CodecLibrary.CHRONICLE_WIRE,
                        "The same wire from a SelfDescribingMarshallable, the article's default class.",
                        () -> new SelfDescribingCoder()),
                bytes(
                        "chronicle-default",
                        "Chronicle Bytes, default",
                        "The same class written to Bytes: Chronicle finds the fields by reflection and leaves the"
                                + " names out.",
                        () -> BytesCoder.byDefault()),
                bytes(
                        "chronicle-explicit",
                        "Chronicle Bytes, explicit",
                        "Each field by hand, writeLong and writeDouble: the same bytes.",
                        () -> BytesCoder.explicit()),
                bytes(
                        "chronicle-trivially-copyable",
                        "Chronicle Bytes, trivially copyable",
                        "All fields at once, as they lie in memory: the same bytes, unless a JVM lays fields out"
                                + " otherwise.",
                        () -> BytesCoder.triviallyCopyable()));
    }

    private static Codec bytes(String id, String title, String doc, Supplier<Coder> maker) {
        return Codec.of(id, title, Family.RECORDS, CodecLibrary.CHRONICLE_BYTES, doc, maker);
    }
}
