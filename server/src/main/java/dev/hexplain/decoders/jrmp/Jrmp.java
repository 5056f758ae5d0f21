package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Budget;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.embedding.EmbeddedObjectStreams;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Decodes the Java RMI wire protocol (RMI specification, chapter 10): either direction of a connection. Calls identify
 * methods by hash or number; those of the JDK are known, and those of interfaces in a class list.
 */
public final class Jrmp implements Decoder, SchemaFormat {
    static final FormatHandle FORMAT = FormatHandle.by("network", "jrmp");
    private static final int VERSION = 2;

    private final String id;
    private final int version;
    private final EmbeddedObjectStreams streams;
    private final JrmpMethods methods;
    private final JrmpShapes shapes;
    private final JrmpMessages messages;

    /**
     * Creates a decoder with the methods of the JDK only.
     *
     * @param streams decodes Java serialization streams
     */
    public Jrmp(EmbeddedObjectStreams streams) {
        this(FORMAT.id(), VERSION, streams, JrmpMethods.OF_JDK);
    }

    private Jrmp(String id, int version, EmbeddedObjectStreams streams, JrmpMethods methods) {
        this.id = id;
        this.version = version;
        this.streams = streams;
        this.methods = methods;
        this.shapes = new JrmpShapes(streams.shapes(), methods);
        this.messages = new JrmpMessages(new JrmpCallSummaries(methods));
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public FormatDescription description() {
        return FORMAT.description();
    }

    @Override
    public int version() {
        return 31 * streams.version() + version;
    }

    @Override
    public String takes() {
        return "the source of remote interfaces, whose methods are called";
    }

    @Override
    public Decoder with(Schema schema) {
        ClassList provided = ClassList.parse(schema.text());
        provided.options().only();
        int content = 31 * Arrays.hashCode(schema.content()) + VERSION;
        return new Jrmp(idWith(schema), content, with(streams, schema), JrmpMethods.with(provided));
    }

    /** The format of the streams, with the classes of the same list. */
    private static EmbeddedObjectStreams with(EmbeddedObjectStreams streams, Schema schema) {
        return streams instanceof SchemaFormat format && format.with(schema) instanceof EmbeddedObjectStreams known
                ? known
                : streams;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return JrmpProbe.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        TreeWriter out = new TreeWriter(source, storage);
        Budget budget = new Budget(options.limits(), progress);
        JrmpConversation.Reading reading = new JrmpConversation.Reading(out, streams, methods, budget);
        try (JrmpConversation conversation = new JrmpConversation(source, reading)) {
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
    public List<DescribedClass> classes(FieldTree tree) {
        return streams.classes(tree);
    }

    @Override
    public boolean isProtocol() {
        return true;
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return messages.of(tree, field);
    }
}
