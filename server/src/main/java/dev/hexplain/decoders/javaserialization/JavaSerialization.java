package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.embedding.EmbeddedDecoder;
import dev.hexplain.decode.embedding.EmbeddedObjectStreams;
import dev.hexplain.decode.embedding.EmbeddedObjects;
import dev.hexplain.decode.embedding.EmbeddingContext;
import dev.hexplain.decode.embedding.EmbeddingSite;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decoders.javaserialization.views.JavaViews;
import dev.hexplain.decoders.javaserialization.views.StreamObject;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Decodes Java object serialization streams, protocol versions 1 and 2 (Java Object Serialization Specification,
 * chapter 6). Streams are self-describing except for what externalizable classes write, which a class list declares.
 */
public final class JavaSerialization implements EmbeddedObjectStreams, SchemaFormat {
    static final FormatHandle FORMAT = FormatHandle.by("java", "java_serialization", "sc");
    private static final int VERSION = 6;

    private final String id;
    private final int version;
    private final JavaStreamShapes shapes;

    public JavaSerialization() {
        this(FORMAT.id(), VERSION, JavaStreamExternalBodies.NONE);
    }

    private JavaSerialization(String id, int version, JavaStreamExternalBodies bodies) {
        this.id = id;
        this.version = version;
        this.shapes = new JavaStreamShapes(bodies);
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
                new JavaStreamExternalBodies(ClassList.parse(schema.text())));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return JavaStreamProbe.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return JavaStreamDamage.isHeader(source.window(), options.offset())
                ? JavaStreamDamage.decode(source, options, storage, progress, shapes)
                : JavaStreamDecoder.decode(source, options, storage, progress, shapes);
    }

    @Override
    public int handleBase() {
        return JavaStreamTerminals.BASE_WIRE_HANDLE;
    }

    @Override
    public EmbeddedDecoder enter(EmbeddingSite site, EmbeddingContext context) {
        return new JavaStreamEmbedding(site, context, shapes.bodies());
    }

    @Override
    public EmbeddedObjects objects(EmbeddingSite site) {
        return new JavaStreamEmbeddedObjects(site, shapes.bodies());
    }

    @Override
    public JavaStreamShapes shapes() {
        return shapes;
    }

    /** The value of an object that is laid out as those of this format are: an {@code ObjectReading}. */
    public static Optional<LogicalValue> valueOf(TreeValues values, Field object) {
        return Optional.of(JavaViews.value(new StreamObject(values, object)));
    }

    @Override
    public Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return JavaStreamClassSummaries.of(tree, field);
    }

    @Override
    public List<DescribedClass> classes(FieldTree tree) {
        return new JavaStreamClassUses(tree).all();
    }

    @Override
    public List<ClassDescriptor> descriptors(FieldTree tree) {
        return new JavaStreamClassUses(tree).descriptors();
    }
}
