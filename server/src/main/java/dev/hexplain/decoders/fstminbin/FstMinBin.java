package dev.hexplain.decoders.fstminbin;

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

/** Decodes MinBin, one value or several back to back. {@code formats/jvm/fst_minbin.md} has the grammar. */
public final class FstMinBin implements Decoder {
    private static final int VERSION = 1;

    @Override
    public String id() {
        return Tag.FORMAT.id();
    }

    @Override
    public FormatDescription description() {
        return Tag.FORMAT.description();
    }

    @Override
    public int version() {
        return VERSION;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return MinBinProbe.probe(source, this);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes(), MinBinGrammar::new);
    }

    @Override
    public Shapes shapes() {
        return MinBinShapes.INSTANCE;
    }
}
