package dev.hexplain.bench;

import com.amazon.ion.IonReader;
import com.caucho.hessian.io.Hessian2Input;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.google.protobuf.DynamicMessage;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.thrift.protocol.TBinaryProtocol;
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
    /** What the decoders read. */
    @State(Scope.Thread)
    public static class Decoding extends IndexedFile {
        @Param({"protobuf", "protobuf-raw", "thrift", "thrift-compact", "avro", "hessian", "kryo", "fst", "smile", "ion"
        })
        public String format = "";

        @Override
        Workload workload() throws IOException {
            return Workload.of(format);
        }
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
            return Workload.of(format).file();
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

    /** The same for libraries that read tokens. */
    @State(Scope.Thread)
    public static class ReadingTexts extends PeerBytes {
        @Param({"thrift", "thrift-compact", "smile", "ion"})
        public String format = "";

        private CodecPeer peer = CodecPeer.NONE;

        @Override
        Path file() throws IOException {
            return Workload.of(format).file();
        }

        @Override
        void prepare() throws IOException {
            super.prepare();
            peer = CodecPeer.tokens(format, CodecPeer.Texts.READ);
        }
    }

    /** Readers of tokens that are asked for each text, which a decoder checks too. */
    @Peer(
            of = "CodecBenchmark.decode",
            libraries = {TBinaryProtocol.class, SmileFactory.class, IonReader.class})
    @Benchmark
    @Fork(value = 1, jvmArgsPrepend = "-Xmx2g")
    public void libraryWithTexts(ReadingTexts state, Blackhole values) throws Exception {
        state.peer.read(state.bytes(), values);
    }
}
