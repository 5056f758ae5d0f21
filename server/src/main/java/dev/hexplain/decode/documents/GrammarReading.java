package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.schema.SchemaReading;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;

/** Reads bytes of a format with a {@link Grammar} and a schema. */
public interface GrammarReading extends SchemaReading {
    /** The grammar of one source. */
    Grammar grammar(Parse parse);

    @Override
    default FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes(), this::grammar);
    }
}
