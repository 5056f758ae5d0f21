package dev.hexplain.decoders.xml;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes XML 1.0 documents in UTF-8 (Extensible Markup Language 1.0, Fifth Edition). */
public final class Xml extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "xml");
    private static final int VERSION = 1;

    public Xml() {
        super(FORMAT, VERSION, XmlGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return XmlProbe.probe(source);
    }

    @Override
    public Shapes shapes() {
        return XmlShapes.INSTANCE;
    }
}
