package dev.hexplain.codecs;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaOutline;
import java.util.function.Function;

/**
 * A schema that a user has edited, by which a codec is to write instead of the one that it made.
 *
 * @param text in the codec's schema language
 * @param reading gives the type with a name; throws a {@link SchemaDiagnostic} where the text is malformed, or has no
 *     such type
 */
public record EditedSchema(String text, Function<String, SchemaOutline> reading) {
    /** The type with a name. */
    public SchemaOutline outline(String root) {
        return reading.apply(root);
    }
}
