package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.AlsoWithoutSchema;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaReading;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Messages and bare structs in one protocol, with the interface file of a schema or without. */
abstract sealed class Thrift extends AlsoWithoutSchema permits ThriftBinary, ThriftCompact {
    private static final int VERSION = 2;

    private final Protocol protocol;

    Thrift(Protocol protocol) {
        super(
                protocol.format(),
                VERSION,
                "an interface file (.thrift), with those it includes",
                () -> new Data(protocol, null));
        this.protocol = protocol;
    }

    @Override
    public String importWord() {
        return ThriftSchema.INCLUDE;
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return new Data(protocol, ThriftSchema.read(schema));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return ThriftProbe.probe(protocol, this, source);
    }

    private record Data(Protocol protocol, @Nullable ThriftSchema types) implements SchemaReading {
        @Override
        public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
            ThriftShapes shapes = shapes();
            return Parse.decode(source, options, storage, progress, shapes, parse -> new Structs(parse, shapes));
        }

        @Override
        public ThriftShapes shapes() {
            return new ThriftShapes(protocol, types);
        }

        @Override
        public Optional<Message> messageOf(FieldTree tree, Field field) {
            return Calls.messageOf(tree, field);
        }
    }
}
