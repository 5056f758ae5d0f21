package dev.hexplain.decoders.graphs;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianInput;
import com.caucho.hessian.io.HessianOutput;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.fory.Fory;
import dev.hexplain.decoders.fst.Fst;
import dev.hexplain.decoders.fstminbin.FstMinBin;
import dev.hexplain.decoders.graphs.RandomPlainGraphs.Kinds;
import dev.hexplain.decoders.hessian.Hessian1;
import dev.hexplain.decoders.hessian.Hessian2;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.kryo.Kryo;
import dev.hexplain.decoders.onenio.OneNioPersist;
import dev.hexplain.decoders.river.River;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import one.nio.serial.Serializer;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.Unmarshaller;
import org.jboss.marshalling.river.RiverMarshallerFactory;
import org.junit.jupiter.api.Test;
import org.nustaq.serialization.FSTConfiguration;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Libraries that write graphs of objects: what is there twice is there once. */
class ObjectGraphsTest {
    private static void holds(String name, Decoder decoder, GraphProof.Library library, Kinds kinds) {
        GraphProof.holds(name, decoder, library, seed -> RandomPlainGraphs.of(seed, kinds));
    }

    private static GraphProof.Library fst(FSTConfiguration configuration) {
        return new GraphProof.Library() {
            @Override
            public byte[] write(Object object) {
                return configuration.asByteArray(object);
            }

            @Override
            public Object read(byte[] bytes) {
                return configuration.asObject(bytes);
            }
        };
    }

    /** The library's own reader loses its place behind some integers of many bytes, and then does not end. */
    @Test
    void min_bin() {
        holds(
                "MinBin",
                new FstMinBin(),
                fst(FSTConfiguration.createMinBinConfiguration()),
                Kinds.ALL.withoutBigIntegers());
    }

    @Test
    void fst() {
        holds("FST", new Fst(), fst(FSTConfiguration.createDefaultConfiguration()), Kinds.ALL);
    }

    @Test
    void kryo() {
        com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setReferences(true);
        kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        holds(
                "Kryo",
                new Kryo(),
                new GraphProof.Library() {
                    @Override
                    public byte[] write(Object object) {
                        Output out = new Output(1 << 10, -1);
                        kryo.writeClassAndObject(out, object);
                        return out.toBytes();
                    }

                    @Override
                    public Object read(byte[] bytes) {
                        return kryo.readClassAndObject(new Input(bytes));
                    }
                },
                Kinds.ALL);
    }

    @Test
    void fory() {
        org.apache.fory.Fory fory = org.apache.fory.Fory.builder()
                .withXlang(false)
                .requireClassRegistration(false)
                .suppressClassRegistrationWarnings(true)
                .withRefTracking(true)
                .withCodegen(false)
                .withCompatible(false)
                .build();
        holds(
                "Fory",
                new Fory().with(Schema.of("graph", "", "")),
                new GraphProof.Library() {
                    @Override
                    public byte[] write(Object object) {
                        return fory.serialize(object);
                    }

                    @Override
                    public Object read(byte[] bytes) {
                        return fory.deserialize(bytes);
                    }
                },
                Kinds.ALL);
    }

    @Test
    void hessian_1() {
        holds(
                "Hessian 1",
                new Hessian1(),
                new GraphProof.Library() {
                    @Override
                    public byte[] write(Object object) throws IOException {
                        ByteArrayOutputStream out = new ByteArrayOutputStream();
                        new HessianOutput(out).writeObject(object);
                        return out.toByteArray();
                    }

                    @Override
                    public Object read(byte[] bytes) throws IOException {
                        return new HessianInput(new ByteArrayInputStream(bytes)).readObject();
                    }
                },
                Kinds.ALL);
    }

    @Test
    void hessian_2() {
        holds(
                "Hessian 2",
                new Hessian2(),
                new GraphProof.Library() {
                    @Override
                    public byte[] write(Object object) throws IOException {
                        ByteArrayOutputStream out = new ByteArrayOutputStream();
                        Hessian2Output hessian = new Hessian2Output(out);
                        hessian.writeObject(object);
                        hessian.flush();
                        return out.toByteArray();
                    }

                    @Override
                    public Object read(byte[] bytes) throws IOException {
                        return new Hessian2Input(new ByteArrayInputStream(bytes)).readObject();
                    }
                },
                Kinds.ALL);
    }

    @Test
    void river() {
        RiverMarshallerFactory factory = new RiverMarshallerFactory();
        MarshallingConfiguration configuration = new MarshallingConfiguration();
        configuration.setVersion(4);
        holds(
                "River",
                new River(JavaSerialization::valueOf),
                new GraphProof.Library() {
                    @Override
                    public byte[] write(Object object) throws IOException {
                        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                        try (Marshaller out = factory.createMarshaller(configuration)) {
                            out.start(Marshalling.createByteOutput(bytes));
                            out.writeObject(object);
                            out.finish();
                        }
                        return bytes.toByteArray();
                    }

                    @Override
                    public Object read(byte[] bytes) throws IOException, ClassNotFoundException {
                        try (Unmarshaller in = factory.createUnmarshaller(new MarshallingConfiguration())) {
                            in.start(Marshalling.createByteInput(new ByteArrayInputStream(bytes)));
                            return in.readObject();
                        }
                    }
                },
                Kinds.ALL);
    }

    @Test
    void one_nio() {
        holds(
                "one-nio",
                new OneNioPersist(),
                new GraphProof.Library() {
                    @Override
                    public byte[] write(Object object) throws IOException {
                        return Serializer.persist(object);
                    }

                    @Override
                    public Object read(byte[] bytes) throws IOException, ClassNotFoundException {
                        return Serializer.deserialize(bytes);
                    }
                },
                Kinds.ALL);
    }
}
