package dev.hexplain.decoders.fory;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.OptionalSchemaDecoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaReading;
import java.util.List;

/**
 * Decodes one object serialized by {@code Fory.serialize} of version 1.6 with number compression left on. Without a class
 * list, values of the JDK's classes are decoded, and objects whose classes are defined in the bytes.
 */
public final class Fory extends OptionalSchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "fory", "header", "elements", "chunk");
    private static final int VERSION = 7;

    public Fory() {
        super(FORMAT, VERSION, "a list of classes, as Java declares them", () -> Listed.of(ClassList.EMPTY));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return ForyProbe.probe(this, source);
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return Listed.of(ClassList.parse(schema.text()));
    }

    /** Decodes objects of one class list. */
    private record Listed(ForyClasses classes, ForyShapes shapes) implements GrammarReading {
        static Listed of(ClassList list) {
            ForyClasses classes = new ForyClasses(list);
            return new Listed(classes, new ForyShapes(classes));
        }

        /** Evidence is a bitmap, a flag and a type id that can begin an object: three bytes, which is little. */
        @Override
        public List<Candidate> probe(String id, Source source) {
            if (source.length() < 3) {
                return List.of();
            }
            byte[] head = source.copy(0, 3);
            boolean fits = (head[0] == 0 || head[0] == 1)
                    && (head[1] == 0 || head[1] == -1)
                    && ForyTypeIds.isUserType(head[2] & 0xFF);
            return fits
                    ? List.of(new Candidate(id, 0, 20, "Begins as an object of a class that the writer was given"))
                    : List.of();
        }

        @Override
        public Grammar grammar(Parse parse) {
            return new ForyGrammar(parse, classes, shapes);
        }
    }
}
