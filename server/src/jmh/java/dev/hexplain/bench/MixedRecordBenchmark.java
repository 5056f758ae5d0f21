package dev.hexplain.bench;

import dev.hexplain.bench.workload.MixedRecords;
import dev.hexplain.decode.Decoder;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.tree.FieldTree;
import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * 100 MB of {@link MixedRecords}, decoded with their descriptor to an index on disk; and as its peers, the classes that
 * Kaitai's compiler makes of that descriptor, without and with the positions of fields: dropping each record once it is
 * read, and keeping all in a list, as the generated class of the whole file does. All that can are in a heap of 64 MB.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 7, time = 2)
@Fork(value = 1, jvmArgsPrepend = "-Xmx64m")
public class MixedRecordBenchmark {
    /** What the descriptor decodes. */
    @State(Scope.Thread)
    public static class Decoding extends IndexedFile {
        @Override
        Workload workload() throws IOException {
            Decoder decoder = KsyDecoder.of(Objects.requireNonNull(
                    DescriptorReader.read("mixed_records.ksy", MixedRecords.DESCRIPTOR, Imports.NONE)
                            .descriptor()));
            return new Workload("mixed_records", decoder, MixedRecords.file());
        }
    }

    @Benchmark
    public FieldTree descriptor(Decoding state) {
        return state.decode();
    }

    /** What the generated classes read. */
    @State(Scope.Thread)
    public static class Reading extends PeerFile {
        private Function<KaitaiStream, KaitaiStruct> record = io -> null;

        /** Options of the compiler. */
        List<String> options() {
            return List.of();
        }

        @Override
        Path file() throws IOException {
            return MixedRecords.file();
        }

        @Override
        void prepare() throws IOException {
            record = KaitaiReader.of(MixedRecords.DESCRIPTOR, "MixedRecords.Record", options());
        }

        void read(Consumer<KaitaiStruct> records) throws IOException {
            KaitaiStream io = new ByteBufferKaitaiStream(path().toString());
            while (!io.isEof()) {
                records.accept(record.apply(io));
            }
        }

        List<KaitaiStruct> readAll() throws IOException {
            List<KaitaiStruct> records = new ArrayList<>();
            read(records::add);
            return records;
        }
    }

    /** The same with the positions of fields. */
    public static class PositionReading extends Reading {
        @Override
        List<String> options() {
            return List.of("--read-pos");
        }
    }

    @Peer(of = "MixedRecordBenchmark.descriptor", program = KaitaiReader.COMPILER, libraries = KaitaiStruct.class)
    @Benchmark
    public void compiled(Reading state, Blackhole objects) throws IOException {
        state.read(objects::consume);
    }

    @Peer(of = "MixedRecordBenchmark.descriptor", program = KaitaiReader.COMPILER, libraries = KaitaiStruct.class)
    @Benchmark
    @Fork(value = 1, jvmArgsPrepend = "-Xmx1500m")
    public List<KaitaiStruct> compiledKept(Reading state) throws IOException {
        return state.readAll();
    }

    @Peer(of = "MixedRecordBenchmark.descriptor", program = KaitaiReader.COMPILER, libraries = KaitaiStruct.class)
    @Benchmark
    public void compiledWithPositions(PositionReading state, Blackhole objects) throws IOException {
        state.read(objects::consume);
    }

    @Peer(of = "MixedRecordBenchmark.descriptor", program = KaitaiReader.COMPILER, libraries = KaitaiStruct.class)
    @Benchmark
    @Fork(value = 1, jvmArgsPrepend = "-Xmx4g")
    public List<KaitaiStruct> compiledWithPositionsKept(PositionReading state) throws IOException {
        return state.readAll();
    }
}
