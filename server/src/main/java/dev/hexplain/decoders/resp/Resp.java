package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.embedding.EmbeddedObjectStreams;
import dev.hexplain.decode.messages.MessageDecoder;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;

/** Decodes one direction of a Redis connection, with the Java streams that applications store. */
public final class Resp extends MessageDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("network", "resp");
    private static final int VERSION = 3;

    private final EmbeddedObjectStreams streams;

    /** @param streams decodes the strings that are Java serialization streams */
    public Resp(EmbeddedObjectStreams streams) {
        super(
                FORMAT,
                31 * streams.version() + VERSION,
                () -> new RespTreeShapes(streams.shapes()),
                parse -> new RespGrammar(parse, parse.enter(streams)));
        this.streams = streams;
    }

    @Override
    protected int handleBase() {
        return streams.handleBase();
    }

    @Override
    public Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return streams.classOf(tree, field);
    }

    @Override
    public List<DescribedClass> classes(FieldTree tree) {
        return streams.classes(tree);
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
