package dev.hexplain.decoders.fory;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;

/** One object as {@code Fory.serialize} writes it, by version 1.6 with its number compression left on. */
public final class Fory implements SchemaFormat {
    static final Described FORMAT = Described.by("jvm", "fory", "header", "elements", "chunk");

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
        return "a list of classes, as Java declares them";
    }

    @Override
    public Decoder with(Schema schema) {
        return new ForyDecoder(idWith(schema), schema, new Classes(ClassList.parse(schema.text())));
    }
}
