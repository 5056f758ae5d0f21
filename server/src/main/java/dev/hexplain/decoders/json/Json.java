package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Shapes;
import java.util.List;
import java.util.function.Function;

/** Decodes JSON texts in UTF-8 (RFC 8259), one or several in a row, with record separators between them too (RFC 7464). */
public final class Json extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "json");
    private static final int VERSION = 5;

    public Json() {
        this(JsonGrammar::new);
    }

    Json(Function<Parse, JsonGrammar> grammar) {
        super(FORMAT, VERSION, grammar);
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
