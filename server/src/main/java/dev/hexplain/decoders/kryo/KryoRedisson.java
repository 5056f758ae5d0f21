package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.EmbeddedObjectStreams;
import dev.hexplain.decode.objects.LayoutShapes;
import dev.hexplain.decode.schema.OptionalSchemaDecoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaReading;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/**
 * Decodes values as Redisson's {@code Kryo5Codec} writes them: one object with its class, without references, in part by
 * Java serialization. {@code formats/jvm/redisson_kryo5.md} documents the format.
 */
public final class KryoRedisson extends OptionalSchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "redisson_kryo5");
    private static final int VERSION = 5;

    private final EmbeddedObjectStreams streams;

    /** @param streams decodes what is in Java serialization */
    public KryoRedisson(EmbeddedObjectStreams streams) {
        super(
                FORMAT,
                31 * streams.version() + VERSION,
                "classes as Java declares them; option references = true; where the codec was made so",
                () -> Values.of(new KryoClassModel(ClassList.EMPTY, "", true), streams));
        this.streams = streams;
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return Values.of(new KryoClassModel(ClassList.parse(schema.text()), schema.root(), true), streams);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return KryoRedissonProbe.probe(this, source);
    }

    @Override
    public Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return streams.classOf(tree, field);
    }

    @Override
    public List<DescribedClass> classes(FieldTree tree) {
        return streams.classes(tree);
    }

    /** Decodes values of the JDK's classes, and of those in a class list. */
    private record Values(KryoClassModel bound, EmbeddedObjectStreams streams, Shapes shapes) implements SchemaReading {
        static Values of(KryoClassModel bound, EmbeddedObjectStreams streams) {
            Optional<Shapes> embedded =
                    bound.settings.readsJavaStreams() ? Optional.of(streams.shapes()) : Optional.empty();
            return new Values(bound, streams, new LayoutShapes(KryoFixedShapes.TABLE, bound, embedded));
        }

        @Override
        public List<Candidate> probe(String id, Source source) {
            return List.of();
        }

        @Override
        public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
            int handleBase = bound.settings.readsJavaStreams() ? streams.handleBase() : 0;
            return Parse.decode(source, options, storage, progress, shapes, handleBase, this::grammar);
        }

        private Grammar grammar(Parse parse) {
            boolean both = bound.settings.readsJavaStreams();
            return new KryoGrammar(parse, bound, both ? KryoJavaStreams.of(parse, streams) : KryoJavaStreams.NONE);
        }
    }
}
