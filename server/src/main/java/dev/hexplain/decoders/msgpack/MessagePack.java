package dev.hexplain.decoders.msgpack;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.documents.ByGrammar;
import dev.hexplain.decode.documents.Trial;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes MessagePack, one object or several back to back. */
public final class MessagePack extends ByGrammar {
    static final Described FORMAT = Described.by("documents", "msgpack");
    private static final int VERSION = 2;

    public MessagePack() {
        super(FORMAT, VERSION, ObjectGrammar::new);
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
    public Shapes shapes() {
        return MessagePackShapes.INSTANCE;
    }
}
