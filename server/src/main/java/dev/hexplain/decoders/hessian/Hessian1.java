package dev.hexplain.decoders.hessian;

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

/** Decodes Hessian 1.0: values, calls and replies. */
public final class Hessian1 implements Decoder {
    private static final int VERSION = 2;

    @Override
    public String id() {
        return Hessian1Dialect.FORMAT.id();
    }

    @Override
    public FormatDescription description() {
        return Hessian1Dialect.FORMAT.description();
    }

    @Override
    public int version() {
        return VERSION;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return Hessian1Probe.probe(source, this);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(
                source, options, storage, progress, shapes(), parse -> new Hessian1Grammar(parse, source.segment()));
    }

    @Override
    public Shapes shapes() {
        return Hessian1Dialect.SHAPES;
    }
}
