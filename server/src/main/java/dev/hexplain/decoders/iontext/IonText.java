package dev.hexplain.decoders.iontext;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.documents.ByGrammar;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes Ion 1.0 text in UTF-8 (Ion specification, "Ion Text Encoding"). */
public final class IonText extends ByGrammar {
    static final Described FORMAT = Described.by("documents", "ion_text");
    private static final int VERSION = 1;

    public IonText() {
        super(FORMAT, VERSION, TextGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return TextProbe.probe(source);
    }

    @Override
    public Shapes shapes() {
        return TextShapes.INSTANCE;
    }
}
