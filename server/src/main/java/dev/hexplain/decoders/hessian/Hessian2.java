package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes Hessian 2.0: values (serialization protocol) and messages of calls and replies (web service protocol). */
public final class Hessian2 extends GrammarDecoder {
    private static final int VERSION = 2;

    public Hessian2() {
        super(Hessian2ValueReader.FORMAT, VERSION, Hessian2Grammar::new);
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
