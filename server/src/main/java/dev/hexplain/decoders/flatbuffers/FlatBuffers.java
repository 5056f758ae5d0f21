package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDecoder;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFiles;
import dev.hexplain.decode.schema.SchemaLanguage;
import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaReading;
import java.util.List;
import java.util.Optional;

/** Decodes a FlatBuffer by its schema, with or without a size prefix. */
public final class FlatBuffers extends SchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("idl", "flatbuffers");
    private static final int VERSION = 2;
    private static final String INCLUDE = "include";

    public FlatBuffers() {
        super(FORMAT, VERSION, "a FlatBuffers schema (.fbs), with those it includes");
    }

    @Override
    public List<Candidate> probe(Source source) {
        return FlatBuffersProbe.probe(source);
    }

    @Override
    public SchemaLanguage language() {
        return new SchemaLanguage("FlatBuffers schema", "fbs");
    }

    @Override
    public Optional<String> declarations(Schema schema) {
        return Optional.of(FlatBuffersDeclarations.of(parsed(schema), schema.root()));
    }

    @Override
    public Optional<SchemaOutline> outline(Schema schema) {
        FlatBuffersResolver.Resolved resolved = FlatBuffersResolver.resolve(parsed(schema), schema.root());
        if (!resolved.identifier().isEmpty()) {
            throw new SchemaDiagnostic("Nothing is written with a file_identifier: leave it out");
        }
        return Optional.of(FlatBuffersOutline.of(resolved.root()));
    }

    @Override
    public String importWord() {
        return INCLUDE;
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return FlatBuffersWithSchema.of(FlatBuffersResolver.resolve(parsed(schema), schema.root()));
    }

    private static FlatBuffersDeclaration.File parsed(Schema schema) {
        return FlatBuffersSchemaParser.parse(SchemaFiles.of(schema, INCLUDE));
    }
}
