package dev.hexplain.edit;

import com.amazon.ion.IonSystem;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonSystemBuilder;
import com.amazon.ion.system.IonTextWriterBuilder;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianInput;
import com.caucho.hessian.io.HessianOutput;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import de.undercouch.bson4jackson.BsonFactory;
import dev.hexplain.testing.Serialized;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import one.nio.serial.Serializer;
import org.apache.fory.Fory;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.Unmarshaller;
import org.jboss.marshalling.river.RiverMarshallerFactory;
import org.jspecify.annotations.Nullable;
import org.msgpack.jackson.dataformat.MessagePackMapper;
import org.nustaq.serialization.FSTConfiguration;

/** A format that says all by itself, with the library that writes and reads lists, maps and scalars in it. */
enum EditedLibrary {
    JSON("json", new ObjectMapper()),
    PRETTY_JSON("json") {
        @Override
        byte[] write(Object value) throws IOException {
            return new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsBytes(value);
        }
    },
    CBOR("cbor", new CBORMapper()),
    SMILE("smile", new SmileMapper()),
    MESSAGE_PACK("msgpack", new MessagePackMapper()),
    BSON("bson", new ObjectMapper(new BsonFactory())),
    JAVA("java_serialization") {
        @Override
        byte[] write(Object value) {
            return Serialized.stream(value);
        }

        @Override
        Object read(byte[] bytes) throws IOException, ClassNotFoundException {
            return EditedBytes.read(bytes);
        }
    },
    HESSIAN_1("hessian1") {
        @Override
        byte[] write(Object value) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new HessianOutput(bytes).writeObject(value);
            return bytes.toByteArray();
        }

        @Override
        Object read(byte[] bytes) throws IOException {
            return new HessianInput(new ByteArrayInputStream(bytes)).readObject();
        }
    },
    HESSIAN_2("hessian2") {
        @Override
        byte[] write(Object value) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            Hessian2Output out = new Hessian2Output(bytes);
            out.writeObject(value);
            out.flush();
            return bytes.toByteArray();
        }

        @Override
        Object read(byte[] bytes) throws IOException {
            return new Hessian2Input(new ByteArrayInputStream(bytes)).readObject();
        }
    },
    ION("ion") {
        @Override
        byte[] write(Object value) throws IOException {
            return ion(value, IonBinaryWriterBuilder.standard()::build);
        }

        @Override
        Object read(byte[] bytes) {
            return IonObjects.read(bytes);
        }
    },
    ION_TEXT("ion_text") {
        @Override
        byte[] write(Object value) throws IOException {
            return ion(value, IonTextWriterBuilder.standard()::build);
        }

        @Override
        Object read(byte[] bytes) {
            return IonObjects.read(bytes);
        }
    },
    PRETTY_ION_TEXT("ion_text") {
        @Override
        byte[] write(Object value) throws IOException {
            return ion(value, IonTextWriterBuilder.pretty()::build);
        }

        @Override
        Object read(byte[] bytes) {
            return IonObjects.read(bytes);
        }
    },
    KRYO("kryo") {
        @Override
        byte[] write(Object value) {
            return kryo(true, value);
        }

        @Override
        Object read(byte[] bytes) {
            return kryo(true).readClassAndObject(new Input(bytes));
        }
    },
    KRYO_WITHOUT_REFERENCES("redisson_kryo5") {
        @Override
        byte[] write(Object value) {
            return kryo(false, value);
        }

        @Override
        Object read(byte[] bytes) {
            return kryo(false).readClassAndObject(new Input(bytes));
        }
    },
    FST("fst") {
        @Override
        byte[] write(Object value) {
            return FSTConfiguration.createDefaultConfiguration().asByteArray(value);
        }

        @Override
        Object read(byte[] bytes) {
            return FSTConfiguration.createDefaultConfiguration().asObject(bytes);
        }
    },
    FST_MIN_BIN("fst_minbin") {
        @Override
        byte[] write(Object value) {
            return FSTConfiguration.createMinBinConfiguration().asByteArray(value);
        }

        @Override
        Object read(byte[] bytes) {
            return FSTConfiguration.createMinBinConfiguration().asObject(bytes);
        }
    },
    FORY("fory") {
        @Override
        byte[] write(Object value) {
            return ForyOfGraphs.NATIVE.serialize(value);
        }

        @Override
        Object read(byte[] bytes) {
            return ForyOfGraphs.NATIVE.deserialize(bytes);
        }
    },
    RIVER("jboss_river") {
        @Override
        byte[] write(Object value) throws IOException {
            MarshallingConfiguration configuration = new MarshallingConfiguration();
            configuration.setVersion(4);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (Marshaller out = new RiverMarshallerFactory().createMarshaller(configuration)) {
                out.start(Marshalling.createByteOutput(bytes));
                out.writeObject(value);
                out.finish();
            }
            return bytes.toByteArray();
        }

        @Override
        Object read(byte[] bytes) throws IOException, ClassNotFoundException {
            try (Unmarshaller in = new RiverMarshallerFactory().createUnmarshaller(new MarshallingConfiguration())) {
                in.start(Marshalling.createByteInput(new ByteArrayInputStream(bytes)));
                return in.readObject();
            }
        }
    },
    ONE_NIO_PERSIST("one_nio_persist") {
        @Override
        byte[] write(Object value) throws IOException {
            return Serializer.persist(value);
        }

        @Override
        Object read(byte[] bytes) throws IOException, ClassNotFoundException {
            return Serializer.deserialize(bytes);
        }
    };

    private final String format;

    @SuppressWarnings("ImmutableEnumChecker") // it is not configured after it was made
    private final ObjectMapper mapper;

    EditedLibrary(String format) {
        this(format, new ObjectMapper());
    }

    EditedLibrary(String format, ObjectMapper mapper) {
        this.format = format;
        this.mapper = mapper;
    }

    /** The id of the format. */
    String format() {
        return format;
    }

    /** Of a hundred edits, so many may be refused: lists whose head says what all elements are, and maps in chunks of one type. */
    int refused() {
        return switch (this) {
            case FORY -> 35;
            case KRYO, KRYO_WITHOUT_REFERENCES -> 15;
            default -> 2;
        };
    }

    byte[] write(Object value) throws IOException {
        return mapper.writeValueAsBytes(value);
    }

    Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        return mapper.readValue(bytes, Object.class);
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
        return kryo;
    }

    /** Opens a writer. */
    private interface IonWriters {
        IonWriter over(OutputStream bytes);
    }

    private static byte[] ion(Object value, IonWriters writers) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (IonWriter writer = writers.over(bytes)) {
            IonObjects.write(writer, value);
        }
        return bytes.toByteArray();
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

    /** What Jackson's data format for Ion would do. */
    private static final class IonObjects {
        private static final IonSystem SYSTEM = IonSystemBuilder.standard().build();

        static void write(IonWriter writer, @Nullable Object value) throws IOException {
            switch (value) {
                case Map<?, ?> map -> {
                    writer.stepIn(com.amazon.ion.IonType.STRUCT);
                    for (Map.Entry<?, ?> each : map.entrySet()) {
                        writer.setFieldName((String) each.getKey());
                        write(writer, each.getValue());
                    }
                    writer.stepOut();
                }
                case List<?> list -> {
                    writer.stepIn(com.amazon.ion.IonType.LIST);
                    for (Object each : list) {
                        write(writer, each);
                    }
                    writer.stepOut();
                }
                case null -> writer.writeNull();
                case Boolean truth -> writer.writeBool(truth);
                case Double number -> writer.writeFloat(number);
                case Number number -> writer.writeInt(number.longValue());
                default -> writer.writeString(value.toString());
            }
        }

        static @Nullable Object read(byte[] bytes) {
            return plain(SYSTEM.getLoader().load(bytes).get(0));
        }

        private static @Nullable Object plain(com.amazon.ion.IonValue value) {
            if (value.isNullValue()) {
                return null;
            }
            return switch (value) {
                case com.amazon.ion.IonStruct struct -> {
                    Map<String, @Nullable Object> map = new LinkedHashMap<>();
                    struct.forEach(each -> map.put(each.getFieldName(), plain(each)));
                    yield map;
                }
                case com.amazon.ion.IonSequence sequence -> {
                    List<@Nullable Object> list = new ArrayList<>();
                    sequence.forEach(each -> list.add(plain(each)));
                    yield list;
                }
                case com.amazon.ion.IonBool truth -> truth.booleanValue();
                case com.amazon.ion.IonFloat number -> number.doubleValue();
                case com.amazon.ion.IonInt number -> small(number.bigIntegerValue());
                case com.amazon.ion.IonText text -> text.stringValue();
                default -> throw new IllegalArgumentException(value.getType().name());
            };
        }

        private static Number small(BigInteger number) {
            return number.bitLength() < Integer.SIZE
                    ? (Number) number.intValueExact()
                    : (Number) number.longValueExact();
        }
    }
}
