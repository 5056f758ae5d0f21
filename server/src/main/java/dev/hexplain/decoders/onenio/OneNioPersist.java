package dev.hexplain.decoders.onenio;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Decodes what one-nio persists: objects with the descriptions of their classes. */
public final class OneNioPersist implements Decoder {
    private static final int VERSION = 1;
    private static final KnownClasses KNOWN = new KnownClasses(ClassList.EMPTY);
    private static final OneNioShapes SHAPES = new OneNioShapes(KNOWN);

    @Override
    public String id() {
        return Names.PERSIST;
    }

    @Override
    public FormatDescription description() {
        return Names.PERSIST_DESCRIPTION;
    }

    @Override
    public int version() {
        return VERSION;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return OneNioProbe.probe(source, this);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(
                source,
                options,
                storage,
                progress,
                SHAPES,
                parse -> new OneNioGrammar(parse, source.segment(), KNOWN, SHAPES));
    }

    @Override
    public Shapes shapes() {
        return SHAPES;
    }
}
