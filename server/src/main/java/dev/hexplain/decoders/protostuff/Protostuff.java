package dev.hexplain.decoders.protostuff;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;

/** Objects that protostuff wrote by their classes ({@code RuntimeSchema}), as trees or as graphs. */
public final class Protostuff implements SchemaFormat {
    static final Described FORMAT = Described.by("jvm", "protostuff");

    @Override
    public String id() {
        return FORMAT.id();
    }

    @Override
    public FormatDescription description() {
        return FORMAT.description();
    }

    @Override
    public String takes() {
        return "a class list: the classes as Java declares them";
    }

    @Override
    public Decoder with(Schema schema) {
        Classes classes = new Classes(ClassList.parse(schema.text()), schema.root());
        return new ClassProtostuff(idWith(schema), schema, classes);
    }
}
