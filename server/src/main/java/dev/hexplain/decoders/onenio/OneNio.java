package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDecoder;
import dev.hexplain.decode.schema.SchemaReading;

/** Decodes one-nio serialization: objects with a class number, which a class list resolves. */
public final class OneNio extends SchemaDecoder {
    private static final int VERSION = 3;

    public OneNio() {
        super(
                OneNioDescriptions.BARE,
                VERSION,
                "a class list: the classes as their source declares them, fields in the same order");
    }

    @Override
    protected SchemaReading read(Schema schema) {
        ClassList classes = ClassList.parse(schema.text());
        classes.options().only();
        OneNioKnownClasses known = new OneNioKnownClasses(classes);
        return new Listed(known, new OneNioShapes(known));
    }

    /** Decodes objects of one class list. */
    private record Listed(OneNioKnownClasses known, OneNioShapes shapes) implements GrammarReading {
        @Override
        public Grammar grammar(Parse parse) {
            return new OneNioGrammar(parse, parse.in.bytes.segment(), known, shapes);
        }
    }
}
