package dev.hexplain.bench;

import dev.hexplain.bench.workload.MixedRecords;
import dev.hexplain.decode.Decoder;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
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
        String format() {
            return "mixed_records";
        }

        @Override
        Decoder decoder() {
            return KsyDecoder.of(Objects.requireNonNull(
                    DescriptorReader.read("mixed_records.ksy", MixedRecords.DESCRIPTOR, Imports.NONE)
                            .descriptor()));
        }

        @Override
        Path file() throws IOException {
            return MixedRecords.file();
        }
    }

    @Benchmark
    public FieldTree descriptor(Decoding state) {
        return state.decode();
    }

    /** What the peers read. */
    @State(Scope.Thread)
    public static class Reading {
        private final CpuTime cpu = new CpuTime();
        private Path file = Path.of("");

        @Setup
        public void open() throws IOException {
            file = MixedRecords.file();
        }

        @Setup(Level.Invocation)
        public void startClock() {
            cpu.start();
        }

        @TearDown(Level.Invocation)
        public void stopClock() {
            cpu.stop();
        }

        @TearDown(Level.Iteration)
        public void report() throws IOException {
            System.out.print(cpu.report(Files.size(file)));
        }
    }

    @Peer(of = "MixedRecordBenchmark.descriptor")
    @Benchmark
    public void compiled(Reading state, Blackhole objects) throws IOException {
        CompiledRecords.Stream io = new CompiledRecords.Stream(state.file);
        while (!io.isEof()) {
            objects.consume(new CompiledRecords.MixedRecord(io));
        }
    }

    @Peer(of = "MixedRecordBenchmark.descriptor")
    @Benchmark
    @Fork(value = 1, jvmArgsPrepend = "-Xmx1500m")
    public List<CompiledRecords.MixedRecord> compiledKept(Reading state) throws IOException {
        List<CompiledRecords.MixedRecord> records = new ArrayList<>();
        CompiledRecords.Stream io = new CompiledRecords.Stream(state.file);
        while (!io.isEof()) {
            records.add(new CompiledRecords.MixedRecord(io));
        }
        return records;
    }

    @Peer(of = "MixedRecordBenchmark.descriptor")
    @Benchmark
    public void compiledWithPositions(Reading state, Blackhole objects) throws IOException {
        CompiledRecords.Stream io = new CompiledRecords.Stream(state.file);
        while (!io.isEof()) {
            objects.consume(new CompiledPositions.PositionedRecord(io));
        }
    }

    @Peer(of = "MixedRecordBenchmark.descriptor")
    @Benchmark
    @Fork(value = 1, jvmArgsPrepend = "-Xmx4g")
    public List<CompiledPositions.PositionedRecord> compiledWithPositionsKept(Reading state) throws IOException {
        List<CompiledPositions.PositionedRecord> records = new ArrayList<>();
        CompiledRecords.Stream io = new CompiledRecords.Stream(state.file);
        while (!io.isEof()) {
            records.add(new CompiledPositions.PositionedRecord(io));
        }
        return records;
    }
}
