package dev.hexplain.decoders.fory;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;

/** One object as {@code Fory.serialize} writes it, by version 1.6 with its number compression left on. */
public final class Fory implements SchemaFormat {
    static final String ID = "fory";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public FormatDescription description() {
        return Description.get();
    }

    @Override
    public String takes() {
        return "a list of classes, as Java declares them";
    }

    @Override
    public Decoder with(Schema schema) {
        return new ForyDecoder(idWith(schema), schema, new Classes(ClassList.parse(schema.text())));
    }
}
