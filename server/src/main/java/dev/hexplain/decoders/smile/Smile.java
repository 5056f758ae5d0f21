package dev.hexplain.decoders.smile;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Shapes;
import java.util.List;
import java.util.function.Function;

/** Decodes Smile documents, with or without their header, one or many in a row. */
public final class Smile extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "smile");
    private static final int VERSION = 3;

    public Smile() {
        this(SmileGrammar::new);
    }

    Smile(Function<Parse, ? extends Grammar> grammar) {
        super(FORMAT, VERSION, grammar);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return SmileProbe.probe(source, this);
    }

    @Override
    public Shapes shapes() {
        return SmileShapes.INSTANCE;
    }
}
