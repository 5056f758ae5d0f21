package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.protobuf.schema.ProtoSchema;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.List;

/** Messages of one schema. */
record SchemaProtobuf(String id, Schema schema, ProtoSchema types) implements Decoder {
    @Override
    public FormatDescription description() {
        return Protobuf.FORMAT.description();
    }

    @Override
    public int version() {
        return (31 * Arrays.hashCode(schema.content()) + schema.root().hashCode()) * 31 + Protobuf.VERSION;
    }

    /** Bytes do not tell their schema. */
    @Override
    public List<Candidate> probe(Source source) {
        return List.of();
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Wire.decode(source, options, storage, progress, types);
    }

    @Override
    public Shapes shapes() {
        return new WireShapes(types);
    }
}
