package dev.hexplain.decoders.bson;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.documents.ByGrammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.embedding.Guest;
import dev.hexplain.decode.embedding.Site;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes BSON, one document or several back to back. */
public final class Bson extends ByGrammar implements Embeddable {
    static final Described FORMAT = Described.by("documents", "bson");
    private static final int VERSION = 2;

    public Bson() {
        super(FORMAT, VERSION, parse -> new DocumentGrammar(parse, false));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return BsonProbe.probe(this, source);
    }

    @Override
    public Guest enter(Site site) {
        return Parse.guest(site, parse -> new DocumentGrammar(parse, true));
    }

    @Override
    public Shapes shapes() {
        return BsonShapes.INSTANCE;
    }
}
