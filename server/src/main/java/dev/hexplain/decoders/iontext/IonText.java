package dev.hexplain.decoders.iontext;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes Ion 1.0 text in UTF-8 (Ion specification, "Ion Text Encoding"). */
public final class IonText extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "ion_text");
    private static final int VERSION = 1;

    public IonText() {
        super(FORMAT, VERSION, IonTextGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return IonTextProbe.probe(source);
    }

    @Override
    public Shapes shapes() {
        return IonTextShapes.INSTANCE;
    }
}
