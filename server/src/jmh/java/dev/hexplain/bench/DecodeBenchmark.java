package dev.hexplain.bench;

import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
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

/** From a mapped file to a finished index on disk, in a heap that is smaller than the file. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 7, time = 2)
@Fork(value = 1, jvmArgsPrepend = "-Xmx64m")
public class DecodeBenchmark extends IndexedFile {
    @Param({"list", "orders", "strings", "longs", "bytes", "chain-5M", "classes-10k", "classes-1M"})
    public String stream = "";

    @Override
    Workload workload() throws IOException {
        return Workload.of(stream);
    }

    @Override
    @Benchmark
    public FieldTree decode() {
        return super.decode();
    }
}
