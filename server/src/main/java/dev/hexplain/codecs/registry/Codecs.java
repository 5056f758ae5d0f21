package dev.hexplain.codecs.registry;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.avro.AvroCodecs;
import dev.hexplain.codecs.bson.BsonCodecs;
import dev.hexplain.codecs.cbor.CborCodecs;
import dev.hexplain.codecs.chronicle.ChronicleCodecs;
import dev.hexplain.codecs.flatbuffers.FlatBuffersCodecs;
import dev.hexplain.codecs.fory.ForyCodecs;
import dev.hexplain.codecs.fst.FstCodecs;
import dev.hexplain.codecs.hessian.HessianCodecs;
import dev.hexplain.codecs.ion.IonCodecs;
import dev.hexplain.codecs.json.JsonCodecs;
import dev.hexplain.codecs.kryo.KryoCodecs;
import dev.hexplain.codecs.messagepack.MessagePackCodecs;
import dev.hexplain.codecs.objectstream.ObjectStreamCodecs;
import dev.hexplain.codecs.onenio.OneNioCodecs;
import dev.hexplain.codecs.protobuf.ProtobufCodecs;
import dev.hexplain.codecs.protostuff.ProtostuffCodecs;
import dev.hexplain.codecs.records.RecordCodecs;
import dev.hexplain.codecs.sbe.SbeCodecs;
import dev.hexplain.codecs.smile.SmileCodecs;
import dev.hexplain.codecs.thrift.ThriftCodecs;
import dev.hexplain.codecs.xml.XmlCodecs;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The registry of all codecs. Listing them loads no library. */
public final class Codecs {
    private static final List<Codec> ALL = Stream.of(
                    ObjectStreamCodecs.all(),
                    RecordCodecs.all(),
                    // Any object, with its class.
                    KryoCodecs.all(),
                    FstCodecs.all(),
                    ForyCodecs.all(),
                    OneNioCodecs.all(),
                    HessianCodecs.all(),
                    ChronicleCodecs.all(),
                    ProtostuffCodecs.all(),
                    // Documents.
                    JsonCodecs.all(),
                    SmileCodecs.all(),
                    CborCodecs.all(),
                    MessagePackCodecs.all(),
                    BsonCodecs.all(),
                    IonCodecs.all(),
                    XmlCodecs.all(),
                    // From a schema.
                    ProtobufCodecs.all(),
                    AvroCodecs.all(),
                    ThriftCodecs.all(),
                    SbeCodecs.all(),
                    FlatBuffersCodecs.all())
            .flatMap(Collection::stream)
            .toList();

    private Codecs() {}

    public static List<Codec> all() {
        return ALL;
    }

    public static Optional<Codec> get(String id) {
        return ALL.stream().filter(codec -> codec.id().equals(id)).findFirst();
    }
}
