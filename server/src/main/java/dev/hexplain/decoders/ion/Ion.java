package dev.hexplain.decoders.ion;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Shapes;
import java.util.List;
import java.util.function.Function;

/** Decodes Ion 1.0 binary streams (Ion specification, "Ion Binary Encoding"). */
public final class Ion extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "ion");
    private static final int VERSION = 4;

    public Ion() {
        this(IonGrammar::new);
    }

    Ion(Function<Parse, ? extends Grammar> grammar) {
        super(FORMAT, VERSION, grammar);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return IonProbe.probe(source);
    }

    @Override
    public Shapes shapes() {
        return IonShapes.INSTANCE;
    }
}
