package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decoders.protobuf.schema.ProtoSchema;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/**
 * Decodes messages of Protocol Buffers ("Encoding"). Bytes alone give numbers and wire types, and a guess at what stands
 * in fields with a length; a schema gives names and types.
 */
public final class Protobuf implements Decoder, SchemaFormat {
    static final int VERSION = 1;

    @Override
    public String id() {
        return Description.ID;
    }

    @Override
    public FormatDescription description() {
        return Description.get();
    }

    @Override
    public int version() {
        return VERSION;
    }

    @Override
    public String takes() {
        return "a .proto source, with those it imports, or a FileDescriptorSet in binary";
    }

    @Override
    public String importWord() {
        return ProtoSchema.IMPORT;
    }

    @Override
    public Decoder with(Schema schema) {
        return new SchemaProtobuf(idWith(schema), schema, ProtoSchema.read(schema));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return WireProbe.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Wire.decode(source, options, storage, progress, null);
    }

    @Override
    public Shapes shapes() {
        return new WireShapes(null);
    }
}
