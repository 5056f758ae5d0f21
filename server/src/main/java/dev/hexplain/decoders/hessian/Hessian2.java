package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Shapes;
import java.util.List;
import java.util.function.Function;

/** Decodes Hessian 2.0: values (serialization protocol) and messages of calls and replies (web service protocol). */
public final class Hessian2 extends GrammarDecoder {
    private static final int VERSION = 3;

    public Hessian2() {
        this(Hessian2Grammar::new);
    }

    Hessian2(Function<Parse, Hessian2Grammar> grammar) {
        super(Hessian2ValueReader.FORMAT, VERSION, grammar);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return Hessian2Probe.probe(source, this);
    }

    @Override
    public Shapes shapes() {
        return Hessian2ValueReader.SHAPES;
    }
}
