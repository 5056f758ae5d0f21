package dev.hexplain.codecs.objectstream;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The codecs of the JDK's object streams, and one that was never released. */
public final class ObjectStreamCodecs {
    private ObjectStreamCodecs() {}

    public static List<Codec> all() {
        return List.of(
                Codec.of(
                        "java",
                        "Java serialization",
                        Family.OBJECT_STREAMS,
                        CodecLibrary.JDK,
                        "ObjectOutputStream: every class is described once, with the names and types of its fields.",
                        classes -> new JavaSerializationCoder(classes)),
                Codec.of(
                        "externalizable",
                        "Externalizable",
                        Family.OBJECT_STREAMS,
                        CodecLibrary.JDK,
                        "The same stream, around a class that writes its fields by hand: what it writes is a block of"
                                + " bytes that only the class can read.",
                        () -> new ExternalizableCoder()),
                Codec.unavailable(
                        "lightning",
                        "Lightning",
                        Family.OBJECT_STREAMS,
                        CodecLibrary.LIGHTNING,
                        "A serializer of 2012 that made a class for each class, with Unsafe.",
                        "It is in no registry under either of its names (com.github.lightning,"
                                + " org.apache.directmemory.lightning); only 0.0.1-SNAPSHOT ever existed."));
    }
}
