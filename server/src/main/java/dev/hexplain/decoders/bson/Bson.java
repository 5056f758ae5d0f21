package dev.hexplain.decoders.bson;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.embedding.EmbeddedDecoder;
import dev.hexplain.decode.embedding.EmbeddingSite;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes BSON: one document, or several back to back. */
public final class Bson extends GrammarDecoder implements Embeddable {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "bson");
    private static final int VERSION = 2;

    public Bson() {
        super(FORMAT, VERSION, parse -> new BsonGrammar(parse, false));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return BsonProbe.probe(this, source);
    }

    @Override
    public EmbeddedDecoder enter(EmbeddingSite site) {
        return Parse.embeddedDecoder(site, parse -> new BsonGrammar(parse, true));
    }

    @Override
    public Shapes shapes() {
        return BsonShapes.INSTANCE;
    }
}
