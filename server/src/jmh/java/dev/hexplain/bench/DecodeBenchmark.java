package dev.hexplain.bench;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** From a mapped file to a finished index on disk, in a heap that is smaller than the file. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 7, time = 2)
@Fork(value = 1, jvmArgsPrepend = "-Xmx64m")
public class DecodeBenchmark {
    @Param({"list", "strings", "longs", "bytes", "chain-5M", "classes-10k", "classes-1M"})
    public String stream = "";

    private final CpuTime cpu = new CpuTime();
    private Source source = Source.ofBytes("none", new byte[0]);
    private @Nullable IndexFolder index;
    private @Nullable FieldTree tree;

    @Setup
    public void openStream() throws IOException {
        Path file = Streams.file(stream);
        source = Source.ofFile(file);
        index = new IndexFolder();
    }

    @Setup(Level.Invocation)
    public void startClock() {
        cpu.start();
    }

    @Benchmark
    public FieldTree decode() {
        tree = index.decode(source);
        return tree;
    }

    @TearDown(Level.Invocation)
    public void emptyFolder() throws IOException {
        cpu.stop();
        tree.close();
        index.clear();
    }

    @TearDown(Level.Iteration)
    public void report() {
        System.out.print(cpu.report(source.length()));
    }

    @TearDown
    public void closeStream() throws IOException {
        FieldTree last = index.decode(source);
        long bytes = index.bytes();
        System.out.printf(
                Locale.ROOT,
                "%n%s: %,d bytes, %,d fields, %,d rows, index of %,d bytes (%.3f of the file)%n",
                stream,
                source.length(),
                last.facts().fields(),
                last.rowCount(),
                bytes,
                (double) bytes / source.length());
        last.close();
        source.close();
        index.close();
    }
}
