package dev.hexplain.decoders.sbe;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Decodes messages of one schema. */
final class SbeDecoder implements Decoder {
    private static final int VERSION = 1;

    private final String id;
    private final MessageSchema schema;
    private final Layouts layouts;
    private final int version;

    SbeDecoder(String id, Schema text, MessageSchema schema) {
        this.id = id;
        this.schema = schema;
        this.layouts = new Layouts(schema);
        this.version = 1 + (VERSION * 31 + text.text().hashCode() & 0x3FFF_FFFF);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public FormatDescription description() {
        return Sbe.FORMAT.description();
    }

    @Override
    public int version() {
        return version;
    }

    /** A header that names this schema and one of its messages. */
    @Override
    public List<Candidate> probe(Source source) {
        MessageReader.Header header = MessageReader.headerAt(new Window(source.segment()), 0, schema);
        return header != null
                        && header.schemaId() == schema.id()
                        && schema.messages().containsKey(header.templateId())
                ? List.of(new Candidate(
                        id,
                        0,
                        60,
                        "The header names schema %d and template %d".formatted(header.schemaId(), header.templateId())))
                : List.of();
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(
                source, options, storage, progress, layouts, parse -> new MessageReader(parse, schema, layouts));
    }

    @Override
    public Shapes shapes() {
        return layouts;
    }
}
