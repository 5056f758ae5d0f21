package dev.hexplain.bench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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

/**
 * What the JDK takes for streams that {@link DecodeBenchmark} reads: the measure of it. The streams are ones that this
 * program wrote. Its CPU time is kind to the JDK, because collecting garbage is the work of other threads.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsPrepend = "-Xmx4g")
public class ReadObjectBenchmark extends PeerFile {
    @Param({Streams.LIST, Streams.ORDERS, "longs"})
    public String stream = "";

    @Override
    Path file() throws IOException {
        return Streams.file(stream);
    }

    @Peer(of = "DecodeBenchmark.decode")
    @Benchmark
    public Object readObject() throws IOException, ClassNotFoundException {
        return read(path());
    }

    /** Reads one file: the whole work of a process. */
    public static void main(String[] arguments) throws IOException, ClassNotFoundException {
        System.out.println(read(Path.of(arguments[0])).getClass());
    }

    static Object read(Path file) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in =
                new ObjectInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
            return in.readObject();
        }
    }
}
