package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.List;

/** Objects of one class list. */
record ClassProtostuff(String id, Schema schema, Classes classes) implements Decoder {
    private static final int VERSION = 1;

    @Override
    public FormatDescription description() {
        return Protostuff.FORMAT.description();
    }

    @Override
    public int version() {
        return (31 * Arrays.hashCode(schema.content()) + schema.root().hashCode()) * 31 + VERSION;
    }

    /** Bytes do not tell their classes. */
    @Override
    public List<Candidate> probe(Source source) {
        return List.of();
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes(), parse -> new Stuff(parse, classes));
    }

    @Override
    public Shapes shapes() {
        return new StuffShapes(classes);
    }
}
