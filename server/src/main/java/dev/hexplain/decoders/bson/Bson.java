package dev.hexplain.decoders.bson;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Embeddable;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Decodes BSON, one document or several back to back. */
public final class Bson implements Embeddable {
    static final Described FORMAT = Described.by("documents", "bson");
    private static final int VERSION = 2;

    @Override
    public String id() {
        return FORMAT.id();
    }

    @Override
    public FormatDescription description() {
        return FORMAT.description();
    }

    @Override
    public int version() {
        return VERSION;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return BsonProbe.probe(this, source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes(), parse -> new DocumentGrammar(parse, false));
    }

    @Override
    public Grammar document(Parse parse) {
        return new DocumentGrammar(parse, true);
    }

    @Override
    public Shapes shapes() {
        return BsonShapes.INSTANCE;
    }
}
