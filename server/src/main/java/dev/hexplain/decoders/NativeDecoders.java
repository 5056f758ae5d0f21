package dev.hexplain.decoders;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decoders.avro.Avro;
import dev.hexplain.decoders.avro.AvroContainer;
import dev.hexplain.decoders.bson.Bson;
import dev.hexplain.decoders.cbor.Cbor;
import dev.hexplain.decoders.chroniclewire.ChronicleWire;
import dev.hexplain.decoders.flatbuffers.FlatBuffers;
import dev.hexplain.decoders.fory.Fory;
import dev.hexplain.decoders.frames.Frames;
import dev.hexplain.decoders.fst.Fst;
import dev.hexplain.decoders.fstminbin.FstMinBin;
import dev.hexplain.decoders.hessian.Hessian1;
import dev.hexplain.decoders.hessian.Hessian2;
import dev.hexplain.decoders.http1.Http1;
import dev.hexplain.decoders.ion.Ion;
import dev.hexplain.decoders.iontext.IonText;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.jrmp.Jrmp;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.decoders.jwt.Jwt;
import dev.hexplain.decoders.kafka.Kafka;
import dev.hexplain.decoders.kafka.KafkaRecordBatch;
import dev.hexplain.decoders.kryo.Kryo;
import dev.hexplain.decoders.kryo.KryoRedisson;
import dev.hexplain.decoders.mongodb.MongoDb;
import dev.hexplain.decoders.msgpack.MessagePack;
import dev.hexplain.decoders.onenio.OneNio;
import dev.hexplain.decoders.onenio.OneNioPersist;
import dev.hexplain.decoders.protobuf.Protobuf;
import dev.hexplain.decoders.protostuff.Protostuff;
import dev.hexplain.decoders.resp.Resp;
import dev.hexplain.decoders.river.River;
import dev.hexplain.decoders.sbe.Sbe;
import dev.hexplain.decoders.smile.Smile;
import dev.hexplain.decoders.thrift.ThriftBinary;
import dev.hexplain.decoders.thrift.ThriftCompact;
import dev.hexplain.decoders.tomcat.TomcatSessions;
import dev.hexplain.decoders.websocket.WebSocket;
import dev.hexplain.decoders.xml.Xml;
import java.util.ArrayList;
import java.util.List;

/** The native decoders. To add one, add its line. */
public final class NativeDecoders {
    private NativeDecoders() {}

    /** The decoders that need no schema. */
    public static List<Decoder> all() {
        List<Decoder> all = new ArrayList<>(List.of(
                new TomcatSessions(new JavaSerialization()),
                new JavaSerialization(),
                new Jrmp(new JavaSerialization()),
                new Json(),
                new Jwt(),
                new Protobuf(),
                new Cbor(),
                new Smile(),
                new Xml(),
                new Ion(),
                new IonText(),
                new MessagePack(),
                new Bson(),
                new Hessian2(),
                new Hessian1(),
                new Kryo(),
                new KryoRedisson(new JavaSerialization()),
                new Fst(),
                new FstMinBin(),
                new River(JavaSerialization::valueOf),
                new Fory(),
                new OneNioPersist(),
                new Avro(),
                new Protostuff(new Protobuf()),
                new AvroContainer(),
                new ThriftBinary(),
                new ThriftCompact(),
                new ChronicleWire(),
                new Http1(new WebSocket()),
                new WebSocket(),
                new Resp(new JavaSerialization()),
                new Kafka(),
                new KafkaRecordBatch(),
                new MongoDb(new Bson())));
        all.addAll(Frames.all());
        return List.copyOf(all);
    }

    /** The formats that need a schema. */
    public static List<SchemaFormat> bySchema() {
        return List.of(
                new JavaSerialization(),
                new Jrmp(new JavaSerialization()),
                new Protobuf(),
                new Sbe(),
                new Kryo(),
                new KryoRedisson(new JavaSerialization()),
                new Fst(),
                new FlatBuffers(),
                new Fory(),
                new Avro(),
                new OneNio(),
                new ThriftBinary(),
                new ThriftCompact(),
                new Protostuff(new Protobuf()));
    }
}
