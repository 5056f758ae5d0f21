package dev.hexplain.decoders.cbor;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes CBOR data items (RFC 8949) and CBOR sequences (RFC 8742). */
public final class Cbor extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "cbor");
    private static final int VERSION = 2;

    public Cbor() {
        super(FORMAT, VERSION, CborGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return CborProbe.probe(this, source);
    }

    @Override
    public Shapes shapes() {
        return CborShapes.INSTANCE;
    }
}
