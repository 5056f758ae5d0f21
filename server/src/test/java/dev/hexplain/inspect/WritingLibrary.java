package dev.hexplain.inspect;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import de.undercouch.bson4jackson.BsonFactory;
import dev.hexplain.inspect.DetectedObjects.Structure;
import dev.hexplain.testing.ObjectLibrary;
import dev.hexplain.testing.RedissonValues;
import io.protostuff.GraphIOUtil;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.WireType;
import one.nio.serial.Serializer;
import org.apache.fory.Fory;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.river.RiverMarshallerFactory;
import org.jspecify.annotations.Nullable;
import org.msgpack.jackson.dataformat.MessagePackMapper;
import org.nustaq.serialization.FSTConfiguration;
import org.objenesis.strategy.StdInstantiatorStrategy;
import org.redisson.codec.Kryo5Codec;

/**
 * A library with a configuration, which writes objects.
 *
 * @param formats what its bytes may be called
 * @param shows what an object must have for its bytes to show the format
 */
record WritingLibrary(String name, Set<String> formats, Structure shows, Writing writing) {
    /** Writes an object, or fails. */
    @FunctionalInterface
    interface Writing {
        byte[] write(@Nullable Object object) throws Exception;
    }

    private static WritingLibrary of(String name, String format, Writing writing) {
        return of(name, format, Structure.TEXTS, writing);
    }

    private static WritingLibrary of(String name, String formats, Structure shows, Writing writing) {
        return new WritingLibrary(name, Set.of(formats.split(" ")), shows, writing);
    }

    static List<WritingLibrary> all() {
        Logger.getLogger("net.openhft.chronicle").setLevel(Level.SEVERE);
        System.setProperty("chronicle.analytics.disable", "true");
        System.setProperty("chronicle.announcer.disable", "true");
        InternalSerializationService hazelcast = new DefaultSerializationServiceBuilder().build();
        RedissonValues.of(new Kryo5Codec(), "");
        return List.of(
                of("JSON", "json", jackson(new ObjectMapper())),
                of("CBOR", "cbor", jackson(new CBORMapper())),
                of("Smile", "smile", Structure.SCALAR, jackson(new SmileMapper())),
                of(
                        "Smile without header",
                        "smile",
                        jackson(new SmileMapper(SmileFactory.builder()
                                .disable(SmileGenerator.Feature.WRITE_HEADER)
                                .build()))),
                of("MessagePack", "msgpack", jackson(new MessagePackMapper())),
                of("BSON", "bson", bson(new ObjectMapper(new BsonFactory()))),
                of("XML", "xml", Structure.SCALAR, jackson(new XmlMapper())),
                of("Java", "java_serialization", Structure.SCALAR, ObjectLibrary.JAVA::write),
                of("Hessian 1", "hessian1", ObjectLibrary.HESSIAN_1::write),
                of("Hessian 2", "hessian2", ObjectLibrary.HESSIAN_2::write),
                of("Hessian 2 of Dubbo", "hessian2", object -> {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    com.alibaba.com.caucho.hessian.io.Hessian2Output out =
                            new com.alibaba.com.caucho.hessian.io.Hessian2Output(bytes);
                    out.writeObject(object);
                    out.flush();
                    return bytes.toByteArray();
                }),
                of("Kryo", "kryo", Structure.SCALAR, ObjectLibrary.KRYO::write),
                of("Kryo without references", "kryo", Structure.SCALAR, ObjectLibrary.KRYO_WITHOUT_REFERENCES::write),
                of("Kryo registered", "kryo", Structure.NEVER, registeredKryo(true)),
                of("Kryo registered without references", "kryo", Structure.NEVER, registeredKryo(false)),
                of(
                        "Redisson",
                        "redisson_kryo5 kryo",
                        Structure.SCALAR,
                        object -> RedissonValues.of(new Kryo5Codec(), object)),
                of("FST", "fst", ObjectLibrary.FST::write),
                of("FST registered", "fst", Structure.NEVER, object -> {
                    FSTConfiguration fst = FSTConfiguration.createDefaultConfiguration();
                    fst.registerClass(
                            DetectedObjects.Line.class, DetectedObjects.Order.class, DetectedObjects.Point.class);
                    return fst.asByteArray(object);
                }),
                of("MinBin", "fst_minbin", ObjectLibrary.FST_MIN_BIN::write),
                of("Fory", "fory", ObjectLibrary.FORY::write),
                of("Fory compatible", "fory", fory(false, true)),
                of("Fory xlang", "fory", fory(true, false)),
                of("Fory xlang compatible", "fory", fory(true, true)),
                of("River 3", "jboss_river", WritingLibrary::river3),
                of("River 4", "jboss_river", ObjectLibrary.RIVER::write),
                of("one-nio persisted", "one_nio_persist", ObjectLibrary.ONE_NIO_PERSIST::write),
                of("one-nio", "one_nio one_nio_persist", Structure.NEVER, Serializer::serialize),
                of("Chronicle Wire", "chronicle_wire", object -> {
                    Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap(1 << 12);
                    WireType.BINARY_LIGHT.apply(bytes).getValueOut().object(object);
                    return bytes.toByteArray();
                }),
                of("Chronicle Wire of a field", "chronicle_wire", object -> {
                    Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap(1 << 12);
                    WireType.BINARY.apply(bytes).write("message").object(object);
                    return bytes.toByteArray();
                }),
                of("protostuff", "protostuff protobuf", protostuff(ProtostuffIOUtil::toByteArray)),
                of("protostuff graph", "protostuff protobuf", protostuff(GraphIOUtil::toByteArray)),
                of("protostuff as protobuf", "protobuf", protostuff(ProtobufIOUtil::toByteArray)),
                of(
                        "Hazelcast",
                        "hazelcast java_serialization",
                        Structure.SCALAR,
                        object -> hazelcast.toData(object).toByteArray()));
    }

    private static Writing jackson(ObjectMapper mapper) {
        return mapper.findAndRegisterModules()::writeValueAsBytes;
    }

    /** Only an object is a document. */
    private static Writing bson(ObjectMapper mapper) {
        Writing writing = jackson(mapper);
        return object -> {
            if (!mapper.valueToTree(object).isContainerNode()) {
                throw new IOException("no document");
            }
            return writing.write(object);
        };
    }

    private static Writing registeredKryo(boolean references) {
        Kryo kryo = new Kryo();
        kryo.setRegistrationRequired(true);
        kryo.setReferences(references);
        kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        DetectedObjects.all().values().stream()
                .filter(Objects::nonNull)
                .map(Object::getClass)
                .distinct()
                .forEach(kryo::register);
        return object -> {
            Output out = new Output(1 << 10, -1);
            kryo.writeClassAndObject(out, object);
            return out.toBytes();
        };
    }

    private static Writing fory(boolean xlang, boolean compatible) {
        Fory fory = Fory.builder()
                .withXlang(xlang)
                .requireClassRegistration(false)
                .suppressClassRegistrationWarnings(true)
                .withRefTracking(true)
                .withCodegen(false)
                .withCompatible(compatible)
                .build();
        if (xlang) {
            fory.register(DetectedObjects.Line.class, "shop.Line");
            fory.register(DetectedObjects.Order.class, "shop.Order");
            fory.register(DetectedObjects.Point.class, "shop.Point");
        }
        return fory::serialize;
    }

    private static byte[] river3(@Nullable Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        MarshallingConfiguration configuration = new MarshallingConfiguration();
        configuration.setVersion(3);
        try (Marshaller out = new RiverMarshallerFactory().createMarshaller(configuration)) {
            out.start(Marshalling.createByteOutput(bytes));
            out.writeObject(object);
            out.finish();
        }
        return bytes.toByteArray();
    }

    /** Writes an object by the schema of its class. */
    private interface BySchema {
        byte[] write(Object object, Schema<Object> schema, LinkedBuffer buffer);
    }

    @SuppressWarnings("unchecked")
    private static Writing protostuff(BySchema writing) {
        return object -> {
            if (!object.getClass().getPackageName().startsWith("dev.hexplain")) {
                throw new IOException("no schema");
            }
            Schema<Object> schema = (Schema<Object>) RuntimeSchema.getSchema(object.getClass());
            return writing.write(object, schema, LinkedBuffer.allocate());
        };
    }
}
