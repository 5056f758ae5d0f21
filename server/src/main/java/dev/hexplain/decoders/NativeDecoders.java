package dev.hexplain.decoders;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decoders.avro.Avro;
import dev.hexplain.decoders.avro.AvroContainer;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.protobuf.Protobuf;
import dev.hexplain.decoders.thrift.ThriftBinary;
import dev.hexplain.decoders.thrift.ThriftCompact;
import java.util.List;

/** The native decoders. To add one, add its line. */
public final class NativeDecoders {
    private NativeDecoders() {}

    /** Those that bytes alone are enough for. */
    public static List<Decoder> all() {
        return List.of(new JavaSerialization(), new AvroContainer(), new ThriftBinary(), new ThriftCompact(), new Protobuf());
    }

    /** Those that need a schema. */
    public static List<SchemaFormat> bySchema() {
        return List.of(new Avro(), new Protobuf(), new ThriftBinary(), new ThriftCompact());
    }
}
