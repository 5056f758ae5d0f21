package dev.hexplain.codecs.nested;

import dev.hexplain.decode.schema.SchemaOutline;
import java.util.Locale;

/** Names types in messages. */
public final class SchemaLabels {
    private SchemaLabels() {}

    /** A type that was made for an object: {@code an int}, {@code a list}, the name of a struct. */
    public static String of(SchemaType type) {
        return switch (type) {
            case SchemaType.Scalar scalar ->
                switch (scalar) {
                    case TEXT -> "a string";
                    case INT -> "an int";
                    case BYTES -> "bytes";
                    case FLAG -> "a boolean";
                    default -> "a " + scalar.name().toLowerCase(Locale.ROOT);
                };
            case SchemaType.Spelled spelled -> spelled.word();
            case SchemaType.Constants constants -> "the enum " + constants.name();
            case SchemaType.Struct struct -> struct.name();
            case SchemaType.Choice choice -> "one of the alternatives of " + choice.name();
            case SchemaType.Recursion again -> again.name();
            case SchemaType.Sequence _ -> "a list";
            case SchemaType.Dictionary _ -> "a map";
        };
    }

    static String of(SchemaOutline type) {
        return switch (type) {
            case SchemaOutline.Scalar scalar -> scalar.word();
            case SchemaOutline.Constants constants -> "the enum " + constants.name();
            case SchemaOutline.Struct struct -> struct.name();
            case SchemaOutline.Sequence _ -> "a list";
            case SchemaOutline.Entries entries -> "a map with keys that are " + of(entries.keys());
            case SchemaOutline.Alternatives _ -> "a union";
        };
    }

    /** Whether a type of an edited schema is there for one that was made: by its name, or its kind. */
    static boolean isAlike(SchemaType own, SchemaOutline edited) {
        return switch (edited) {
            case SchemaOutline.Scalar scalar ->
                EditedScalars.holding(scalar.content()).filter(own::equals).isPresent();
            case SchemaOutline.Constants constants ->
                own instanceof SchemaType.Constants of && of.name().equals(constants.name());
            case SchemaOutline.Struct struct ->
                switch (own) {
                    case SchemaType.Struct of -> of.name().equals(struct.name());
                    case SchemaType.Recursion of -> of.name().equals(struct.name());
                    default -> false;
                };
            case SchemaOutline.Sequence _ -> own instanceof SchemaType.Sequence;
            case SchemaOutline.Entries _ -> own instanceof SchemaType.Dictionary;
            case SchemaOutline.Alternatives _ -> false;
        };
    }
}
