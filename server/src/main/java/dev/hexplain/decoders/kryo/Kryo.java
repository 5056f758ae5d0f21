package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.objects.LayoutShapes;
import dev.hexplain.decode.schema.OptionalSchemaDecoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaReading;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/**
 * Decodes streams of Kryo 5, and of Kryo 3 and 4. There is no specification; {@code formats/jvm/kryo.md} documents the format. Without a
 * class list, values of the JDK's classes are decoded; with one, all are.
 */
public final class Kryo extends OptionalSchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "kryo");
    private static final int VERSION = 9;

    public Kryo() {
        super(
                FORMAT,
                VERSION,
                "classes as Java declares them, and how Kryo was set up: option references = false;",
                () -> Streams.of(ClassList.EMPTY, ""));
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return Streams.of(ClassList.parse(schema.text()), schema.root());
    }

    @Override
    public List<Candidate> probe(Source source) {
        return KryoProbe.probe(this, source);
    }

    /**
     * Decodes streams of the JDK's classes, and of those in a class list.
     *
     * @param models as the versions of Kryo write them, the latest first; one where the class list says which wrote
     * @param unreferenced the same without references, for streams without a class list
     */
    private record Streams(List<KryoClassModel> models, List<KryoClassModel> unreferenced, Shapes shapes)
            implements SchemaReading {
        static Streams of(ClassList classes, String root) {
            List<KryoClassModel> models = KryoClassModel.versions(classes, root);
            List<KryoClassModel> unreferenced =
                    classes.equals(ClassList.EMPTY) ? models.getFirst().unreferenced() : List.of();
            return new Streams(models, unreferenced, new LayoutShapes(KryoFixedShapes.TABLE, models.getFirst()));
        }

        @Override
        public List<Candidate> probe(String id, Source source) {
            return KryoProbe.begun(id, source);
        }

        @Override
        public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
            long start = System.nanoTime();
            KryoClassModel model = KryoVersions.of(source, options, progress, shapes, models, unreferenced);
            return Parse.decode(
                    source,
                    options,
                    storage,
                    progress.since(start),
                    shapes,
                    parse -> new KryoGrammar(parse, model, KryoJavaStreams.NONE));
        }
    }
}
