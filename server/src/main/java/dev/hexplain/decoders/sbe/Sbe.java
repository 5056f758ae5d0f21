package dev.hexplain.decoders.sbe;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;

/** Messages in Simple Binary Encoding, each behind its message header, one after the other. */
public final class Sbe implements SchemaFormat {
    static final Described FORMAT = Described.by("idl", "sbe");

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
        return "an SBE message schema (XML)";
    }

    @Override
    public Decoder with(Schema schema) {
        return new SbeDecoder(idWith(schema), schema, new SchemaReader(XmlElement.parse(schema.text())).read());
    }
}
