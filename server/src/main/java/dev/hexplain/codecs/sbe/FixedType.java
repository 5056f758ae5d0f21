package dev.hexplain.codecs.sbe;

import java.util.Arrays;
import java.util.Optional;
import uk.co.real_logic.sbe.PrimitiveType;

/** The named types of times that are one number. */
enum FixedType {
    EPOCH_DAY("EpochDay", PrimitiveType.INT32, "LocalMktDate", "Days since 1970-01-01."),
    NANO_OF_DAY("NanoOfDay", PrimitiveType.INT64, "LocalMktTime", "Nanoseconds since midnight."),
    EPOCH_MILLI("EpochMilli", PrimitiveType.INT64, "UTCTimestamp", "Milliseconds since 1970-01-01T00:00:00Z.");

    private final String word;
    private final PrimitiveType primitive;
    private final String semantic;
    private final String doc;

    FixedType(String word, PrimitiveType primitive, String semantic, String doc) {
        this.word = word;
        this.primitive = primitive;
        this.semantic = semantic;
        this.doc = doc;
    }

    /** The one with a name in schemas. */
    static Optional<FixedType> named(String word) {
        return Arrays.stream(values()).filter(type -> type.word.equals(word)).findFirst();
    }

    /** The primitive type that a name in schemas stands for: of a named type, or its own. */
    static PrimitiveType primitive(String word) {
        return named(word).map(type -> type.primitive).orElseGet(() -> PrimitiveType.get(word));
    }

    PrimitiveType primitive() {
        return primitive;
    }

    String word() {
        return word;
    }

    /** The attributes that say what the number means. */
    String meaning() {
        return " semanticType=\"%s\" description=\"%s\"".formatted(semantic, doc);
    }
}
