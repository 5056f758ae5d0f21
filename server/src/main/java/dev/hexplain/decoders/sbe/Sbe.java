package dev.hexplain.decoders.sbe;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDecoder;
import dev.hexplain.decode.schema.SchemaLanguage;
import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaReading;
import java.util.List;
import java.util.Optional;

/** Decodes messages in Simple Binary Encoding, each after its message header, one after the other. */
public final class Sbe extends SchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("idl", "sbe");
    private static final int VERSION = 1;

    public Sbe() {
        super(FORMAT, VERSION, "an SBE message schema (XML)");
    }

    @Override
    public SchemaLanguage language() {
        return new SchemaLanguage("SBE message schema", "xml");
    }

    @Override
    public Optional<String> declarations(Schema schema) {
        return Optional.of(SbeDeclarations.of(messages(schema), schema.root()));
    }

    @Override
    public Optional<SchemaOutline> outline(Schema schema) {
        return Optional.of(SbeOutline.of(messages(schema), schema.root()));
    }

    private static SbeMessageSchema messages(Schema schema) {
        return new SbeSchemaReader(SbeXmlElement.parse(schema.text())).read();
    }

    @Override
    protected SchemaReading read(Schema schema) {
        SbeMessageSchema messages = messages(schema);
        return new Messages(messages, new SbeLayouts(messages));
    }

    /** Decodes messages of one schema. */
    private record Messages(SbeMessageSchema schema, SbeLayouts shapes) implements GrammarReading {
        /** Evidence is a header with this schema's id and one of its template ids. */
        @Override
        public List<Candidate> probe(String id, Source source) {
            SbeMessageReader.Header header = SbeMessageReader.headerAt(new Window(source.segment()), 0, schema);
            return header != null
                            && header.schemaId() == schema.id()
                            && schema.messages().containsKey(header.templateId())
                    ? List.of(new Candidate(
                            id,
                            0,
                            60,
                            "The header names schema %d and template %d"
                                    .formatted(header.schemaId(), header.templateId())))
                    : List.of();
        }

        @Override
        public Grammar grammar(Parse parse) {
            return new SbeMessageReader(parse, schema, shapes);
        }
    }
}
