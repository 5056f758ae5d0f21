package dev.hexplain.decode.schema;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/** How bytes of a format are read by one schema; or by none, as far as that goes. What remains of {@link Decoder}. */
public interface SchemaReading {
    /** The readings of a source that look like it, by the decoder's id. None by itself: bytes do not tell their schema. */
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
