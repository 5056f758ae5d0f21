package dev.hexplain.decoders.tomcat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Lazy;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.EmbeddedObjectStreams;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/** Decodes the sessions that Tomcat stores: in a file of one, in {@code SESSIONS.ser}, and between the nodes of a cluster. */
public final class TomcatSessions implements Decoder {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "tomcat_sessions");
    private static final int VERSION = 1;

    private final EmbeddedObjectStreams streams;
    private final Lazy<TomcatShapes> shapes;

    /** @param streams decodes the objects */
    public TomcatSessions(EmbeddedObjectStreams streams) {
        this.streams = streams;
        this.shapes = Lazy.of(() -> new TomcatShapes(streams.shapes()));
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
        return TomcatProbe.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(
                source,
                options,
                storage,
                progress,
                shapes(),
                streams.handleBase(),
                parse -> new TomcatGrammar(parse, parse.enterObjects(streams), streams.handleBase()));
    }

    @Override
    public Shapes shapes() {
        return shapes.get();
    }

    @Override
    public Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return streams.classOf(tree, field);
    }

    @Override
    public List<DescribedClass> classes(FieldTree tree) {
        return streams.classes(tree);
    }
}
