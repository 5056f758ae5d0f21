package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/** Decodes Thrift's binary protocol: messages and bare structs, in frames or not. */
public final class ThriftBinary implements Decoder, SchemaFormat {
    private static final ThriftDecoder PLAIN = ThriftDecoder.plain(Description.BINARY, new BinaryProtocol());

    @Override
    public String id() {
        return PLAIN.id();
    }

    @Override
    public FormatDescription description() {
        return PLAIN.description();
    }

    @Override
    public int version() {
        return PLAIN.version();
    }

    @Override
    public String takes() {
        return "an interface file (.thrift)";
    }

    @Override
    public Decoder with(Schema schema) {
        return PLAIN.with(idWith(schema), schema);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return PLAIN.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return PLAIN.decode(source, options, storage, progress);
    }

    @Override
    public Shapes shapes() {
        return PLAIN.shapes();
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return PLAIN.messageOf(tree, field);
    }
}
