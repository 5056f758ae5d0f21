package dev.hexplain.decoders.fst;

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
 * Decodes streams of FST 2. There is no specification; {@code formats/jvm/fst.md} documents the format. Without a class
 * list, values of the JDK's classes are decoded; with one, all are.
 */
public final class Fst extends OptionalSchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "fst");
    private static final int VERSION = 3;

    public Fst() {
        super(
                FORMAT,
                VERSION,
                "classes as Java declares them, and how FST was set up: option coding = unsafe;",
                () -> Streams.of(new FstClassModel(ClassList.EMPTY)));
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return Streams.of(new FstClassModel(ClassList.parse(schema.text())));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return FstProbe.probe(this, source);
    }

    /** Decodes streams of the JDK's classes, and of those in a class list. */
    private record Streams(FstClassModel bound, Shapes shapes) implements GrammarReading {
        static Streams of(FstClassModel bound) {
            return new Streams(bound, new LayoutShapes(FstFixedShapes.TABLE, bound));
        }

        @Override
        public List<Candidate> probe(String id, Source source) {
            return FstProbe.begun(id, source);
        }

        @Override
        public Grammar grammar(Parse parse) {
            return new FstGrammar(parse, bound);
        }
    }
}
