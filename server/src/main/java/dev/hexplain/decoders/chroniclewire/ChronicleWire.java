package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes Chronicle's binary wire: BINARY, BINARY_LIGHT and FIELDLESS_BINARY. */
public final class ChronicleWire extends GrammarDecoder {
    private static final int VERSION = 2;

    public ChronicleWire() {
        super(
                ChronicleWireDescription.FORMAT,
                VERSION,
                parse -> new ChronicleWireGrammar(parse, parse.in.bytes.segment()));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return ChronicleWireProbe.probe(source, this);
    }

    @Override
    public Shapes shapes() {
        return ChronicleWireShapes.INSTANCE;
    }
}
