package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One protocol, with the interface file of a schema or without. */
record ThriftDecoder(
        String id,
        Description about,
        Protocol protocol,
        @Nullable Schema schema,
        @Nullable ThriftSchema types) implements Decoder {
    private static final int VERSION = 1;

    static ThriftDecoder plain(Description about, Protocol protocol) {
        return new ThriftDecoder(about.id, about, protocol, null, null);
    }

    ThriftDecoder with(String idWith, Schema chosen) {
        return new ThriftDecoder(idWith, about, protocol, chosen, ThriftSchema.read(chosen.text(), chosen.root()));
    }

    @Override
    public FormatDescription description() {
        return about.get();
    }

    @Override
    public int version() {
        return schema == null
                ? VERSION
                : (31 * Arrays.hashCode(schema.content()) + schema.root().hashCode()) * 31 + VERSION;
    }

    /** Bytes do not tell their schema. */
    @Override
    public List<Candidate> probe(Source source) {
        return schema == null ? ThriftProbe.probe(this, source) : List.of();
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        ThriftShapes shapes = new ThriftShapes(about, protocol, types);
        return Parse.decode(source, options, storage, progress, shapes, parse -> new Structs(parse, shapes));
    }

    @Override
    public Shapes shapes() {
        return new ThriftShapes(about, protocol, types);
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return Calls.messageOf(tree, field);
    }
}
