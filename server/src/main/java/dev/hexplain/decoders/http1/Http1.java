package dev.hexplain.decoders.http1;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import java.util.List;
import java.util.Optional;

/** Decodes one direction of an HTTP/1 connection. */
public final class Http1 extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("network", "http1");
    private static final int VERSION = 2;

    private final Embeddable webSocket;
    private final HttpShapes shapes;

    /** @param webSocket decodes what follows an upgrade to WebSocket */
    public Http1(Embeddable webSocket) {
        super(FORMAT, VERSION, parse -> new HttpGrammar(parse, webSocket));
        this.webSocket = webSocket;
        this.shapes = new HttpShapes(webSocket.shapes());
    }

    @Override
    public List<Candidate> probe(Source source) {
        return HttpProbe.probe(source);
    }

    @Override
    public Shapes shapes() {
        return shapes;
    }

    @Override
    public boolean isProtocol() {
        return true;
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
