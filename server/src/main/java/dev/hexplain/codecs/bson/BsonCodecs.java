package dev.hexplain.codecs.bson;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import dev.hexplain.codecs.jackson.Typing;
import java.util.List;

/** The configurations of BSON. */
public final class BsonCodecs {
    private BsonCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                                "bson4jackson",
                                "bson4jackson",
                                Family.DOCUMENTS,
                                CodecLibrary.BSON4JACKSON,
                                "What MongoDB stores, by Jackson: every value has a type and a name, those in arrays a"
                                        + " number as their name, and numbers have all their bytes.",
                                classes -> new Bson4JacksonCoder(Typing.NONE, classes))
                        .withoutReferenceTracking(),
                Codec.of(
                                "bson4jackson-types",
                                "bson4jackson with types",
                                Family.DOCUMENTS,
                                CodecLibrary.BSON4JACKSON,
                                "The same, with the name of each class that is not final around its values.",
                                classes -> new Bson4JacksonCoder(Typing.WITH_TYPES, classes))
                        .withoutReferenceTracking(),
                Codec.of(
                                "mongodb-bson",
                                "MongoDB BSON",
                                Family.DOCUMENTS,
                                CodecLibrary.MONGODB_BSON,
                                "The library of MongoDB's driver, and a mapping like that of its codecs: moments have"
                                        + " milliseconds, decimals are decimal128.",
                                () -> new MongoCoder())
                        .withoutReferenceTracking());
    }
}
