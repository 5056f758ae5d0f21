package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.OptionalSchemaDecoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaLanguage;
import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaReading;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;

/** Decodes Thrift messages and bare structs in one protocol, with or without an interface file. */
abstract sealed class Thrift extends OptionalSchemaDecoder permits ThriftBinary, ThriftCompact {
    private static final int VERSION = 6;

    private final ThriftProtocol protocol;
    private final boolean mayPass;

    /** @param mayPass whether short values go without rows */
    Thrift(ThriftProtocol protocol, boolean mayPass) {
        super(
                protocol.format(),
                VERSION,
                "an interface file (.thrift), with those it includes",
                () -> new Data(new ThriftShapes(protocol, null), mayPass));
        this.protocol = protocol;
        this.mayPass = mayPass;
    }

    @Override
    public final SchemaLanguage language() {
        return new SchemaLanguage("Thrift IDL", "thrift");
    }

    @Override
    public final Optional<String> declarations(Schema schema) {
        return Optional.of(ThriftDeclarations.of(ThriftSchema.read(schema)));
    }

    @Override
    public final Optional<SchemaOutline> outline(Schema schema) {
        return Optional.of(ThriftOutline.of(ThriftSchema.read(schema)));
    }

    @Override
    public String importWord() {
        return ThriftSchema.INCLUDE;
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return new Data(new ThriftShapes(protocol, ThriftSchema.read(schema)), mayPass);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return ThriftProbe.probe(protocol, this, source);
    }

    @Override
    public boolean isProtocol() {
        return true;
    }

    private record Data(ThriftShapes shapes, boolean mayPass) implements GrammarReading {
        @Override
        public Grammar grammar(Parse parse) {
            return new ThriftStructs(parse, shapes, mayPass);
        }

        @Override
        public Optional<Message> messageOf(FieldTree tree, Field field) {
            return ThriftCallSummaries.messageOf(tree, field);
        }
    }
}
