package dev.hexplain.decoders.protostuff;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDecoder;
import dev.hexplain.decode.schema.SchemaReading;
import dev.hexplain.tree.Shapes;

/** Decodes objects that protostuff wrote by their classes ({@code RuntimeSchema}), as trees or as graphs. */
public final class Protostuff extends SchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "protostuff");
    private static final int VERSION = 3;

    public Protostuff() {
        super(FORMAT, VERSION, "a class list: the classes as Java declares them");
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return new Listed(new ProtostuffClasses(ClassList.parse(schema.text()), schema.root()));
    }

    /** Decodes objects of one class list. */
    private record Listed(ProtostuffClasses classes) implements GrammarReading {
        @Override
        public Grammar grammar(Parse parse) {
            return new ProtostuffGrammar(parse, classes);
        }

        @Override
        public Shapes shapes() {
            return new ProtostuffShapes(classes);
        }
    }
}
