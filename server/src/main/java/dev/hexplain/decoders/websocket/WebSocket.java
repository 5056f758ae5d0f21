package dev.hexplain.decoders.websocket;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.embedding.EmbeddedDecoder;
import dev.hexplain.decode.embedding.EmbeddingSite;
import dev.hexplain.decode.messages.MessageDecoder;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;

/** Decodes WebSocket frames, by themselves or after the upgrade of an HTTP connection. */
public final class WebSocket extends MessageDecoder implements Embeddable {
    static final FormatHandle FORMAT = FormatHandle.by("network", "websocket");
    private static final int VERSION = 2;

    public WebSocket() {
        super(FORMAT, VERSION, () -> WebSocketShapes.TABLE, WebSocketGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return WebSocketProbe.probe(source);
    }

    @Override
    public EmbeddedDecoder enter(EmbeddingSite site) {
        return Parse.embeddedDecoder(site, WebSocketGrammar::new);
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return field.shape().production().equals(WebSocketShapes.FRAME_RULE)
                ? Optional.of(Message.inOrder(Message.Kind.ONE_WAY, WebSocketShapes.title(tree, field)))
                : Optional.empty();
    }
}
