package dev.hexplain.decoders.bson;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.TrialParse;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.embedding.EmbeddedDecoder;
import dev.hexplain.decode.embedding.EmbeddingSite;
import dev.hexplain.tree.Shapes;
import java.nio.ByteOrder;
import java.util.List;

/** Decodes BSON: one document, or several back to back. */
public final class Bson extends GrammarDecoder implements Embeddable {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "bson");
    private static final int VERSION = 2;

    public Bson() {
        super(FORMAT, VERSION, parse -> new BsonGrammar(parse, false));
    }

    /** Evidence is a document's length, the NUL at that end, and names. */
    @Override
    public List<Candidate> probe(Source source) {
        if (source.length() < BsonEnds.SMALLEST_DOCUMENT) {
            return List.of();
        }
        int length = new Cursor(source).s4(ByteOrder.LITTLE_ENDIAN);
        boolean cut = length > source.length();
        if (length < BsonEnds.SMALLEST_DOCUMENT || (!cut && source.u1(length - 1) != 0)) {
            return List.of();
        }
        if (cut && !source.isBeginning()) {
            return TrialParse.of(this, source).candidates(id(), "BSON");
        }
        if (length == source.length() && length == BsonEnds.SMALLEST_DOCUMENT) {
            return List.of(new Candidate(id(), 0, 50, "The 5 bytes of an empty document"));
        }
        String reason = "Starts with a document of %d bytes%s".formatted(length, cut ? "" : ", which ends with a zero");
        return TrialParse.of(this, source).candidates(id(), "BSON").isEmpty()
                ? List.of()
                : List.of(new Candidate(id(), 0, length == source.length() ? 92 : 85, reason));
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
