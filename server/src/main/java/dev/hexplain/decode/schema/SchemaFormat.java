package dev.hexplain.decode.schema;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import java.util.List;
import java.util.Optional;

/**
 * A format that can only be read with the schema its bytes were written with. Together they are a format of its own,
 * whose id names both: {@code kryo:order}.
 */
public interface SchemaFormat {
    /** Between the ids of format and schema. */
    char SEPARATOR = ':';

    /** The format's id, as in its description; costs nothing. */
    String id();

    /** The format's description. */
    FormatDescription description();

    /** The kind of schema, as shown to users: {@code a .proto file or a descriptor set}. */
    String takes();

    /** The candidates for a source without a schema. None by default: bytes do not identify their format. */
    default List<Candidate> probe(Source source) {
        return List.of();
    }

    /** The language of such schemas. */
    default SchemaLanguage language() {
        return SchemaLanguage.CLASS_LIST;
    }

    /**
     * The decoder of bytes written by a schema. Its id is {@link #idWith}, and its version changes with the schema's
     * content.
     *
     * @throws SchemaDiagnostic where the schema is malformed
     */
    Decoder with(Schema schema);

    /**
     * The types of a schema as classes that Java declares, that of the root first; empty where it is not known how, and where
     * the schema is a class list itself.
     *
     * @throws SchemaDiagnostic where the schema is malformed
     */
    default Optional<String> declarations(Schema schema) {
        return Optional.empty();
    }

    /**
     * The type of the outermost value; empty for languages by whose schemas nothing is encoded.
     *
     * @throws SchemaDiagnostic where the schema is malformed
     */
    default Optional<SchemaOutline> outline(Schema schema) {
        return Optional.empty();
    }

    /** The word by which a schema imports another file, whose name follows in quotes; empty where none can. */
    default String importWord() {
        return "";
    }

    /** The id of this format together with a schema. */
    default String idWith(Schema schema) {
        return id() + SEPARATOR + schema.name();
    }
}
