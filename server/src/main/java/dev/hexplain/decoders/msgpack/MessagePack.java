package dev.hexplain.decoders.msgpack;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.Trial;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Decodes MessagePack, one object or several back to back. */
public final class MessagePack implements Decoder {
    static final Described FORMAT = Described.by("documents", "msgpack");
    private static final int VERSION = 2;

    @Override
    public String id() {
        return FORMAT.id();
    }

    @Override
    public FormatDescription description() {
        return FORMAT.description();
    }

    @Override
    public int version() {
        return VERSION;
    }

    /** Almost any bytes are objects of some kind: believed are maps and arrays that hold together. */
    @Override
    public List<Candidate> probe(Source source) {
        int first = source.length() < 2 ? First.NEVER_USED : source.u1(0);
        return First.isMap(first) || First.isArray(first)
                ? Trial.of(this, source).candidates(FORMAT.id(), "MessagePack")
                : List.of();
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes(), ObjectGrammar::new);
    }

    @Override
    public Shapes shapes() {
        return MessagePackShapes.INSTANCE;
    }
}
