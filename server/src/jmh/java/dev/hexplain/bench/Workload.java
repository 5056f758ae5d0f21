package dev.hexplain.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import dev.hexplain.bench.workload.AvroOrders;
import dev.hexplain.bench.workload.IonOrders;
import dev.hexplain.bench.workload.ObjectOrders;
import dev.hexplain.bench.workload.OrderFiles;
import dev.hexplain.bench.workload.ProtobufOrders;
import dev.hexplain.bench.workload.ThriftOrders;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.avro.AvroContainer;
import dev.hexplain.decoders.bson.Bson;
import dev.hexplain.decoders.cbor.Cbor;
import dev.hexplain.decoders.fst.Fst;
import dev.hexplain.decoders.hessian.Hessian2;
import dev.hexplain.decoders.ion.Ion;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.decoders.kryo.Kryo;
import dev.hexplain.decoders.msgpack.MessagePack;
import dev.hexplain.decoders.protobuf.Protobuf;
import dev.hexplain.decoders.resp.Resp;
import dev.hexplain.decoders.smile.Smile;
import dev.hexplain.decoders.thrift.ThriftBinary;
import dev.hexplain.decoders.thrift.ThriftCompact;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;

/** A file, written when first asked for, and the decoder that reads it. */
record Workload(String name, Decoder decoder, Path file) {
    private static final int THRIFT_ORDERS = 90_000;

    /** Java streams by the names of {@link Streams}, and others by format; {@code orders} are those of the shop. */
    static Workload of(String name) throws IOException {
        return switch (name) {
            case "json" -> new Workload(name, new Json(), DocumentFiles.json());
            case "orders.json" -> new Workload(name, new Json(), OrderFiles.documents("json", new JsonFactory()));
            case "cbor" -> new Workload(name, new Cbor(), DocumentFiles.cbor());
            case "orders.cbor" -> new Workload(name, new Cbor(), OrderFiles.documents("cbor", new CBORFactory()));
            case "msgpack" -> new Workload(name, new MessagePack(), DocumentFiles.messagePack());
            case "bson" -> new Workload(name, new Bson(), DocumentFiles.bson());
            case "resp" -> new Workload(name, new Resp(new JavaSerialization()), DocumentFiles.resp());
            case "protobuf" ->
                new Workload(
                        name,
                        new Protobuf().with(new Schema("orders", "Orders", ProtobufOrders.descriptorSet())),
                        ProtobufOrders.file());
            case "protobuf-raw" -> new Workload(name, new Protobuf(), ProtobufOrders.file());
            case "thrift" ->
                new Workload(
                        name,
                        new ThriftBinary(),
                        ThriftOrders.file("orders.thrift", THRIFT_ORDERS, new TBinaryProtocol.Factory()));
            case "thrift-compact" ->
                new Workload(
                        name,
                        new ThriftCompact(),
                        ThriftOrders.file("orders.thriftc", THRIFT_ORDERS, new TCompactProtocol.Factory()));
            case "avro" -> new Workload(name, new AvroContainer(), AvroOrders.file());
            case "hessian" -> new Workload(name, new Hessian2(), ObjectOrders.file(name));
            case "kryo" ->
                new Workload(
                        name,
                        new Kryo().with(classes("option references = false;\n" + ObjectOrders.classList())),
                        ObjectOrders.file(name));
            case "fst" ->
                new Workload(name, new Fst().with(classes(ObjectOrders.classList())), ObjectOrders.file(name));
            case "smile" -> new Workload(name, new Smile(), OrderFiles.documents("smile", new SmileFactory()));
            case "ion" -> new Workload(name, new Ion(), IonOrders.file());
            default -> new Workload(name, new JavaSerialization(), Streams.file(name));
        };
    }

    private static Schema classes(String list) {
        return Schema.of("orders", "", list);
    }
}
