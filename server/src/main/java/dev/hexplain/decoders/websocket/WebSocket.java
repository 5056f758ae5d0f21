package dev.hexplain.decoders.websocket;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.documents.ByGrammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.embedding.Guest;
import dev.hexplain.decode.embedding.Site;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import java.util.List;
import java.util.Optional;

/** Decodes WebSocket frames, by themselves or behind the upgrade of an HTTP connection. */
public final class WebSocket extends ByGrammar implements Embeddable {
    static final Described FORMAT = Described.by("network", "websocket");
    private static final int VERSION = 1;

    public WebSocket() {
        super(FORMAT, VERSION, FrameGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return FrameProbe.probe(source);
    }

    @Override
    public Guest enter(Site site) {
        return Parse.guest(site, FrameGrammar::new);
    }

    @Override
    public Shapes shapes() {
        return FrameShapes.INSTANCE;
    }

    @Override
    public boolean isProtocol() {
        return true;
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return field.shape().production().equals(FrameShapes.FRAME_RULE)
                ? Optional.of(Message.inOrder(Message.Kind.ONE_WAY, FrameShapes.title(tree, field)))
                : Optional.empty();
    }
}
