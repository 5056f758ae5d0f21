package dev.hexplain.decoders.smile;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes Smile documents, with or without their header, one or many in a row. */
public final class Smile extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "smile");
    private static final int VERSION = 4;

    public Smile() {
        this(true);
    }

    /** @param mayPass whether short items go without rows */
    Smile(boolean mayPass) {
        super(FORMAT, VERSION, parse -> new SmileGrammar(parse, mayPass));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return SmileProbe.probe(source, this);
    }

    @Override
    public Shapes shapes() {
        return SmileItems.SHAPES;
    }
}
