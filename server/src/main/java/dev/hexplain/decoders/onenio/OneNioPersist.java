package dev.hexplain.decoders.onenio;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes one-nio persisted streams: objects with the descriptions of their classes. */
public final class OneNioPersist extends GrammarDecoder {
    private static final int VERSION = 2;

    /** The classes that the library knows; loaded only when decoding. */
    private static final class Known {
        static final OneNioKnownClasses CLASSES = new OneNioKnownClasses(ClassList.EMPTY);
        static final OneNioShapes SHAPES = new OneNioShapes(CLASSES);
    }

    public OneNioPersist() {
        super(
                OneNioDescriptions.PERSIST,
                VERSION,
                parse -> new OneNioGrammar(parse, parse.in.bytes.segment(), Known.CLASSES, Known.SHAPES));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return OneNioProbe.probe(source, this);
    }

    @Override
    public Shapes shapes() {
        return Known.SHAPES;
    }
}
