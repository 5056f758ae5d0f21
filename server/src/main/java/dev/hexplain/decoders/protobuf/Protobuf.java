package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.OptionalSchemaDecoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaLanguage;
import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaReading;
import dev.hexplain.decoders.protobuf.schema.ProtoDeclarations;
import dev.hexplain.decoders.protobuf.schema.ProtoOutline;
import dev.hexplain.decoders.protobuf.schema.ProtoSchema;
import dev.hexplain.tree.Shapes;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decodes messages of Protocol Buffers ("Encoding"). Without a schema, fields have numbers and wire types, and
 * length-delimited content is guessed; a schema gives names and types.
 */
public final class Protobuf extends OptionalSchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("idl", "protobuf");
    private static final int VERSION = 6;

    public Protobuf() {
        super(
                FORMAT,
                VERSION,
                "a .proto source, with those it imports, or a FileDescriptorSet in binary",
                () -> new Messages(null));
    }

    @Override
    public SchemaLanguage language() {
        return new SchemaLanguage("Protocol Buffers schema", "proto");
    }

    @Override
    public Optional<String> declarations(Schema schema) {
        return Optional.of(ProtoDeclarations.of(ProtoSchema.read(schema)));
    }

    @Override
    public Optional<SchemaOutline> outline(Schema schema) {
        return Optional.of(ProtoOutline.of(ProtoSchema.read(schema)));
    }

    @Override
    public String importWord() {
        return ProtoSchema.IMPORT;
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return new Messages(ProtoSchema.read(schema));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return ProtobufProbe.probe(source);
    }

    private record Messages(@Nullable ProtoSchema types) implements GrammarReading {
        @Override
        public Grammar grammar(Parse parse) {
            return new ProtobufGrammar(parse, types);
        }

        @Override
        public Shapes shapes() {
            return new ProtobufShapes(types);
        }
    }
}
