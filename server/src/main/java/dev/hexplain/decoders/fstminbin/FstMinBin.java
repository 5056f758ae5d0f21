package dev.hexplain.decoders.fstminbin;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes FST's MinBin: one value, or several back to back. {@code formats/jvm/fst_minbin.md} has the grammar. */
public final class FstMinBin extends GrammarDecoder {
    private static final int VERSION = 3;

    public FstMinBin() {
        super(MinBinTag.FORMAT, VERSION, MinBinGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return MinBinProbe.probe(source, this);
    }

    @Override
    public Shapes shapes() {
        return MinBinShapes.INSTANCE;
    }
}
