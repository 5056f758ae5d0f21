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
    private static final int VERSION = 2;

    /** What the library knows by itself; only who decodes needs it. */
    private static final class Known {
        static final KnownClasses CLASSES = new KnownClasses(ClassList.EMPTY);
        static final OneNioShapes SHAPES = new OneNioShapes(CLASSES);
    }

    @Override
    public String id() {
        return Names.PERSIST.id();
    }

    @Override
    public FormatDescription description() {
        return Names.PERSIST.description();
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
                Known.SHAPES,
                parse -> new OneNioGrammar(parse, source.segment(), Known.CLASSES, Known.SHAPES));
    }

    @Override
    public Shapes shapes() {
        return Known.SHAPES;
    }
}
