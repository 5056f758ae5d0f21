package dev.hexplain.bench;

import com.amazon.ion.IonReader;
import com.caucho.hessian.io.Hessian2Input;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.google.protobuf.DynamicMessage;
import dev.hexplain.bench.workload.AvroOrders;
import dev.hexplain.bench.workload.IonOrders;
import dev.hexplain.bench.workload.ObjectOrders;
import dev.hexplain.bench.workload.OrderFiles;
import dev.hexplain.bench.workload.ProtobufOrders;
import dev.hexplain.bench.workload.ThriftOrders;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.avro.AvroContainer;
import dev.hexplain.decoders.fst.Fst;
import dev.hexplain.decoders.hessian.Hessian2;
import dev.hexplain.decoders.ion.Ion;
import dev.hexplain.decoders.kryo.Kryo;
import dev.hexplain.decoders.protobuf.Protobuf;
import dev.hexplain.decoders.smile.Smile;
import dev.hexplain.decoders.thrift.ThriftBinary;
import dev.hexplain.decoders.thrift.ThriftCompact;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.nustaq.serialization.FSTConfiguration;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * About 50 MB of orders in the binary formats of libraries to a finished index on disk, in a heap of 64 MB; and as its
 * peers, over the same bytes in memory, each format's own library: {@link CodecPeer}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 7, time = 2)
public class CodecBenchmark {
    private static final int THRIFT_ORDERS = 90_000;

    /** What the decoders read. */
    @State(Scope.Thread)
    public static class Decoding extends IndexedFile {
        @Param({"protobuf", "protobuf-raw", "thrift", "thrift-compact", "avro", "hessian", "kryo", "fst", "smile", "ion"
        })
        public String format = "";

        @Override
        String format() {
            return format;
        }

        @Override
        Decoder decoder() {
            return switch (format) {
                case "protobuf" -> new Protobuf().with(new Schema("orders", "Orders", ProtobufOrders.descriptorSet()));
                case "protobuf-raw" -> new Protobuf();
                case "thrift" -> new ThriftBinary();
                case "thrift-compact" -> new ThriftCompact();
                case "avro" -> new AvroContainer();
                case "hessian" -> new Hessian2();
                case "kryo" ->
                    new Kryo().with(Schema.of("orders", "", "option references = false;\n" + ObjectOrders.classList()));
                case "fst" -> new Fst().with(Schema.of("orders", "", ObjectOrders.classList()));
                case "smile" -> new Smile();
                default -> new Ion();
            };
        }

        @Override
        Path file() throws IOException {
            return CodecBenchmark.file(format);
        }
    }

    private static Path file(String format) throws IOException {
        return switch (format) {
            case "protobuf", "protobuf-raw" -> ProtobufOrders.file();
            case "thrift" -> ThriftOrders.file("orders.thrift", THRIFT_ORDERS, new TBinaryProtocol.Factory());
            case "thrift-compact" -> ThriftOrders.file("orders.thriftc", THRIFT_ORDERS, new TCompactProtocol.Factory());
            case "avro" -> AvroOrders.file();
            case "smile" -> OrderFiles.documents("smile", new SmileFactory());
            case "ion" -> IonOrders.file();
            default -> ObjectOrders.file(format);
        };
    }

    @Benchmark
    @Fork(value = 1, jvmArgsPrepend = "-Xmx64m")
    public FieldTree decode(Decoding state) {
        return state.decode();
    }

    /** A file in memory, and the library that reads it. */
    @State(Scope.Thread)
    public static class Reading extends PeerBytes {
        @Param({"protobuf", "protobuf-raw", "thrift", "thrift-compact", "avro", "hessian", "kryo", "fst", "smile", "ion"
        })
        public String format = "";

        private CodecPeer peer = CodecPeer.NONE;

        @Override
        Path file() throws IOException {
            return CodecBenchmark.file(format);
        }

        @Override
        void prepare() throws IOException {
            super.prepare();
            peer = CodecPeer.of(format);
        }
    }

    @Peer(
            of = "CodecBenchmark.decode",
            libraries = {
                DynamicMessage.class,
                TBinaryProtocol.class,
                GenericDatumReader.class,
                Hessian2Input.class,
                com.esotericsoftware.kryo.Kryo.class,
                FSTConfiguration.class,
                SmileFactory.class,
                IonReader.class
            })
    @Benchmark
    @Fork(value = 1, jvmArgsPrepend = "-Xmx2g")
    public void library(Reading state, Blackhole values) throws Exception {
        state.peer.read(state.bytes(), values);
    }
}
