package dev.hexplain.decoders.http1;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.messages.MessageDecoder;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;

/** Decodes one direction of an HTTP/1 connection. */
public final class Http1 extends MessageDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("network", "http1");
    private static final int VERSION = 3;

    private final Embeddable webSocket;

    /** @param webSocket decodes what follows an upgrade to WebSocket */
    public Http1(Embeddable webSocket) {
        super(FORMAT, VERSION, () -> new HttpShapes(webSocket.shapes()), parse -> new HttpGrammar(parse, webSocket));
        this.webSocket = webSocket;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return HttpProbe.probe(source);
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return switch (field.shape().production()) {
            case HttpShapes.REQUEST_RULE ->
                Optional.of(Message.inOrder(Message.Kind.REQUEST, HttpMessageSummaries.of(tree, field)));
            case HttpShapes.RESPONSE_RULE ->
                Optional.of(Message.inOrder(
                        HttpMessageSummaries.isInterim(tree, field) ? Message.Kind.ONE_WAY : Message.Kind.RESPONSE,
                        HttpMessageSummaries.of(tree, field)));
            default -> webSocket.messageOf(tree, field);
        };
    }
}
