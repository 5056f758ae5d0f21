package dev.hexplain.decoders.msgpack;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.documents.TrialParse;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes MessagePack: one object, or several back to back. */
public final class MessagePack extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "msgpack");
    private static final int VERSION = 4;

    public MessagePack() {
        this(true);
    }

    /** @param mayPass whether short containers go without rows */
    MessagePack(boolean mayPass) {
        super(FORMAT, VERSION, parse -> new MessagePackGrammar(parse, mayPass));
    }

    /** Evidence is maps and arrays that are well-formed; almost any bytes are objects of some kind. */
    @Override
    public List<Candidate> probe(Source source) {
        return source.length() >= 2 && MessagePackObjects.mayBegin(source.u1(0))
                ? TrialParse.of(this, source).candidates(FORMAT.id(), "MessagePack")
                : List.of();
    }

    @Override
    public Shapes shapes() {
        return MessagePackObjects.SHAPES;
    }
}
