package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.embedding.Guest;
import dev.hexplain.decode.embedding.Host;
import dev.hexplain.decode.embedding.ObjectStreams;
import dev.hexplain.decode.embedding.Site;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Decodes Java object serialization streams, protocol versions 1 and 2 (Java Object Serialization Specification,
 * chapter 6). They say all but one thing themselves: what externalizable classes write. A class list says that.
 */
public final class JavaSerialization implements ObjectStreams, SchemaFormat {
    static final Described FORMAT = Described.by("java", "java_serialization", "sc");
    private static final int VERSION = 2;

    private final String id;
    private final int version;
    private final StreamShapes shapes;

    public JavaSerialization() {
        this(FORMAT.id(), VERSION, Bodies.NONE);
    }

    private JavaSerialization(String id, int version, Bodies bodies) {
        this.id = id;
        this.version = version;
        this.shapes = new StreamShapes(bodies);
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
        return version;
    }

    @Override
    public String takes() {
        return "the source of Externalizable classes that write their fields in order";
    }

    @Override
    public Decoder with(Schema schema) {
        return new JavaSerialization(
                idWith(schema),
                31 * Arrays.hashCode(schema.content()) + VERSION,
                new Bodies(ClassList.parse(schema.text())));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return StreamProbe.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return StreamDecoder.decode(source, options, storage, progress, shapes);
    }

    @Override
    public int handleBase() {
        return Tc.BASE_WIRE_HANDLE;
    }

    @Override
    public Guest enter(Site site, Host host) {
        return new EmbeddedStreams(site, host, shapes.bodies());
    }

    @Override
    public StreamShapes shapes() {
        return shapes;
    }

    @Override
    public Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return ClassCards.of(tree, field);
    }
}
