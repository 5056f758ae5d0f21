package dev.hexplain.decoders.websocket;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Embeddable;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/** Decodes WebSocket frames, by themselves or behind the upgrade of an HTTP connection. */
public final class WebSocket implements Embeddable {
    static final Described FORMAT = Described.by("network", "websocket");
    private static final int VERSION = 1;

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

    @Override
    public List<Candidate> probe(Source source) {
        return FrameProbe.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes(), FrameGrammar::new);
    }

    @Override
    public Grammar document(Parse parse) {
        return new FrameGrammar(parse);
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
