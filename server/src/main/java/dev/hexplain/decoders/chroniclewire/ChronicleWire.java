package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Decodes Chronicle's binary wire: BINARY, BINARY_LIGHT and FIELDLESS_BINARY. */
public final class ChronicleWire implements Decoder {
    private static final int VERSION = 1;

    @Override
    public String id() {
        return Names.FORMAT.id();
    }

    @Override
    public FormatDescription description() {
        return Names.FORMAT.description();
    }

    @Override
    public int version() {
        return VERSION;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return WireProbe.probe(source, this);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(
                source, options, storage, progress, shapes(), parse -> new WireGrammar(parse, source.segment()));
    }

    @Override
    public Shapes shapes() {
        return WireShapes.INSTANCE;
    }
}
