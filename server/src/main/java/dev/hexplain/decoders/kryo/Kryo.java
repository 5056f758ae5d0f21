package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.objects.LayoutShapes;
import dev.hexplain.decode.schema.OptionalSchemaDecoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaReading;
import dev.hexplain.tree.Shapes;
import java.util.List;

/**
 * Decodes streams of Kryo 5. There is no specification; {@code formats/jvm/kryo.md} documents the format. Without a
 * class list, values of the JDK's classes are decoded; with one, all are.
 */
public final class Kryo extends OptionalSchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "kryo");
    private static final int VERSION = 7;

    public Kryo() {
        super(
                FORMAT,
                VERSION,
                "classes as Java declares them, and how Kryo was set up: option references = false;",
                () -> Streams.of(new KryoClassModel(ClassList.EMPTY, "")));
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return Streams.of(new KryoClassModel(ClassList.parse(schema.text()), schema.root()));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return KryoProbe.probe(id(), source);
    }

    /** Decodes streams of the JDK's classes, and of those in a class list. */
    private record Streams(KryoClassModel bound, Shapes shapes) implements GrammarReading {
        static Streams of(KryoClassModel bound) {
            return new Streams(bound, new LayoutShapes(KryoFixedShapes.TABLE, bound));
        }

        @Override
        public List<Candidate> probe(String id, Source source) {
            return KryoProbe.probe(id, source);
        }

        @Override
        public Grammar grammar(Parse parse) {
            return new KryoGrammar(parse, bound, KryoJavaStreams.NONE);
        }
    }
}
