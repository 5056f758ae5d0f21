package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes Hessian 1.0: values, calls and replies. */
public final class Hessian1 extends GrammarDecoder {
    private static final int VERSION = 2;

    public Hessian1() {
        super(Hessian1Values.FORMAT, VERSION, Hessian1Grammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return Hessian1Probe.probe(source, this);
    }

    @Override
    public Shapes shapes() {
        return Hessian1Values.SHAPES;
    }
}
