package dev.hexplain.testing;

import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonTextWriterBuilder;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianInput;
import com.caucho.hessian.io.HessianOutput;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import de.undercouch.bson4jackson.BsonFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import one.nio.serial.Serializer;
import org.apache.fory.Fory;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.Unmarshaller;
import org.jboss.marshalling.river.RiverMarshallerFactory;
import org.msgpack.jackson.dataformat.MessagePackMapper;
import org.nustaq.serialization.FSTConfiguration;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** A format that says all by itself, with the library that writes and reads lists, maps and scalars in it. */
public enum ObjectLibrary {
    JSON("json", new ObjectMapper()),
    PRETTY_JSON("json", new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT)),
    CBOR("cbor", new CBORMapper()),
    SMILE("smile", new SmileMapper()),
    MESSAGE_PACK("msgpack", new MessagePackMapper()),
    BSON("bson", new ObjectMapper(new BsonFactory())),
    JAVA("java_serialization", Serialized::stream, Serialized::read),
    HESSIAN_1(
            "hessian1",
            value -> written(bytes -> new HessianOutput(bytes).writeObject(value)),
            bytes -> new HessianInput(new ByteArrayInputStream(bytes)).readObject()),
    HESSIAN_2(
            "hessian2",
            value -> written(bytes -> {
                Hessian2Output out = new Hessian2Output(bytes);
                out.writeObject(value);
                out.flush();
            }),
            bytes -> new Hessian2Input(new ByteArrayInputStream(bytes)).readObject()),
    ION("ion", value -> ion(value, IonBinaryWriterBuilder.standard()::build), IonDocuments::read),
    ION_TEXT("ion_text", value -> ion(value, IonTextWriterBuilder.standard()::build), IonDocuments::read),
    PRETTY_ION_TEXT("ion_text", value -> ion(value, IonTextWriterBuilder.pretty()::build), IonDocuments::read),
    KRYO("kryo", value -> kryo(true, value), bytes -> kryo(true).readClassAndObject(new Input(bytes))),
    KRYO_WITHOUT_REFERENCES(
            "redisson_kryo5", value -> kryo(false, value), bytes -> kryo(false).readClassAndObject(new Input(bytes))),
    FST(
            "fst",
            FSTConfiguration.createDefaultConfiguration()::asByteArray,
            FSTConfiguration.createDefaultConfiguration()::asObject),
    FST_MIN_BIN(
            "fst_minbin",
            FSTConfiguration.createMinBinConfiguration()::asByteArray,
            FSTConfiguration.createMinBinConfiguration()::asObject),
    FORY("fory", value -> ForyOfGraphs.NATIVE.serialize(value), bytes -> ForyOfGraphs.NATIVE.deserialize(bytes)),
    RIVER(
            "jboss_river",
            value -> written(bytes -> {
                MarshallingConfiguration configuration = new MarshallingConfiguration();
                configuration.setVersion(4);
                try (Marshaller out = new RiverMarshallerFactory().createMarshaller(configuration)) {
                    out.start(Marshalling.createByteOutput(bytes));
                    out.writeObject(value);
                    out.finish();
                }
            }),
            bytes -> {
                try (Unmarshaller in =
                        new RiverMarshallerFactory().createUnmarshaller(new MarshallingConfiguration())) {
                    in.start(Marshalling.createByteInput(new ByteArrayInputStream(bytes)));
                    return in.readObject();
                }
            }),
    ONE_NIO_PERSIST("one_nio_persist", Serializer::persist, Serializer::deserialize);

    /** Writes an object with the library. */
    private interface Writing {
        byte[] write(Object value) throws IOException;
    }

    /** Reads what it wrote. */
    private interface Reading {
        Object read(byte[] bytes) throws IOException, ClassNotFoundException;
    }

    /** Writes to a stream. */
    private interface Streaming {
        void to(ByteArrayOutputStream bytes) throws IOException;
    }

    private final String format;

    @SuppressWarnings("ImmutableEnumChecker") // a library is not configured after it was made
    private final Writing writing;

    @SuppressWarnings("ImmutableEnumChecker")
    private final Reading reading;

    ObjectLibrary(String format, ObjectMapper mapper) {
        this(format, mapper::writeValueAsBytes, bytes -> mapper.readValue(bytes, Object.class));
    }

    ObjectLibrary(String format, Writing writing, Reading reading) {
        this.format = format;
        this.writing = writing;
        this.reading = reading;
    }

    /** The id of the format. */
    public String format() {
        return format;
    }

    /** What the library writes. */
    public byte[] write(Object value) throws IOException {
        return writing.write(value);
    }

    /** What the library reads. */
    public Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        return reading.read(bytes);
    }

    private static byte[] written(Streaming value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        value.to(bytes);
        return bytes.toByteArray();
    }

    private static byte[] kryo(boolean references, Object value) {
        Output out = new Output(1 << 10, -1);
        kryo(references).writeClassAndObject(out, value);
        return out.toBytes();
    }

    private static Kryo kryo(boolean references) {
        Kryo kryo = new Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setReferences(references);
        kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        return kryo;
    }

    /** Opens a writer. */
    private interface IonWriters {
        IonWriter over(OutputStream bytes);
    }

    private static byte[] ion(Object value, IonWriters writers) throws IOException {
        return written(bytes -> {
            try (IonWriter writer = writers.over(bytes)) {
                IonDocuments.write(writer, value);
            }
        });
    }

    /** Made once: it takes a while. */
    private static final class ForyOfGraphs {
        static final Fory NATIVE = Fory.builder()
                .withXlang(false)
                .requireClassRegistration(false)
                .suppressClassRegistrationWarnings(true)
                .withRefTracking(true)
                .withCodegen(false)
                .withCompatible(false)
                .build();
    }
}
