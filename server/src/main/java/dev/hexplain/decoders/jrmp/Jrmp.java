package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import java.util.List;
import java.util.Optional;

/** Decodes the Java RMI wire protocol (RMI specification, chapter 10): either direction of a connection. */
public final class Jrmp implements Decoder {
    static final Described FORMAT = Described.by("network", "jrmp");
    private static final int VERSION = 1;

    private final Embeddable streams;
    private final JrmpShapes shapes;

    /**
     * A decoder that gives calls and returns to another.
     *
     * @param streams decodes Java serialization streams
     */
    public Jrmp(Embeddable streams) {
        this.streams = streams;
        this.shapes = new JrmpShapes(streams.shapes());
    }

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
        return 31 * streams.version() + VERSION;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return JrmpProbe.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        TreeWriter out = new TreeWriter(source, storage);
        try (Conversation conversation = new Conversation(source, out, streams, options.limits(), progress)) {
            conversation.decode(Math.min(options.offset(), source.length()));
        }
        return out.finish(shapes, streams.handleBase());
    }

    @Override
    public Shapes shapes() {
        return shapes;
    }

    @Override
    public Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return streams.classOf(tree, field);
    }

    @Override
    public boolean isProtocol() {
        return true;
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return Messages.of(tree, field);
    }
}
