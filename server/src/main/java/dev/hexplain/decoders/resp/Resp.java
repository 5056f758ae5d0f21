package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.messages.MessageDecoder;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;

/** Decodes one direction of a Redis connection. */
public final class Resp extends MessageDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("network", "resp");
    private static final int VERSION = 2;

    public Resp() {
        super(FORMAT, VERSION, () -> RespShapes.TABLE, RespGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return RespProbe.probe(source);
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        boolean outermost = tree.parent(field.id())
                .map(parent -> parent.kind().equals(RespShapes.FLOW))
                .orElse(false);
        return outermost && field.kind() instanceof RespType
                ? Optional.of(RespMessageSummaries.message(tree, field))
                : Optional.empty();
    }
}
