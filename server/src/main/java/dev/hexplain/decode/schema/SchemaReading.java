package dev.hexplain.decode.schema;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/**
 * Decodes bytes of a format with one schema, or partly without one: the part of {@link Decoder} that depends on the
 * schema.
 */
public interface SchemaReading {
    /** The candidates for a source, by the decoder's id. None by default: bytes do not identify their schema. */
    default List<Candidate> probe(String id, Source source) {
        return List.of();
    }

    /** As {@link Decoder#decode}. */
    FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress);

    /** As {@link Decoder#shapes}. */
    Shapes shapes();

    /** As {@link Decoder#messageOf}. */
    default Optional<Message> messageOf(FieldTree tree, Field field) {
        return Optional.empty();
    }
}
