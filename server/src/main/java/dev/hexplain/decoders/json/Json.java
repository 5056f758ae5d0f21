package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes JSON texts in UTF-8 (RFC 8259), one or several in a row. */
public final class Json extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "json");
    private static final int VERSION = 3;

    public Json() {
        super(FORMAT, VERSION, JsonGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return JsonProbe.probe(source);
    }

    @Override
    public Shapes shapes() {
        return JsonShapes.INSTANCE;
    }
}
