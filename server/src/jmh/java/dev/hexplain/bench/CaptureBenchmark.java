package dev.hexplain.bench;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.testing.BigCaptures;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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

/**
 * A capture to a finished index on disk: every packet taken apart, all flows, the streams of both sides of each put
 * together. In a heap of 128 MB.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 7, time = 2)
@Fork(value = 1, jvmArgsPrepend = "-Xmx128m")
public class CaptureBenchmark {
    private static final Path FOLDER = Path.of("target", "bench");

    /** 226 MB of 343 conversations in full packets; a million packets of 10,000 conversations, of 120 bytes at most. */
    @Param({"226MB", "1M"})
    public String capture = "";

    private final CpuTime cpu = new CpuTime();
    private Source source = Source.ofBytes("none", new byte[0]);
    private Path folder = Path.of("");
    private CaptureIndex index;

    @Setup
    public void open() throws IOException {
        Path file = FOLDER.resolve("capture-" + capture + ".pcap");
        if (!Files.exists(file)) {
            Files.createDirectories(FOLDER);
            Path part = Files.createTempFile(FOLDER, capture, ".part");
            if (capture.equals("226MB")) {
                BigCaptures.write(part, 343, 226_000_000, Long.MAX_VALUE, 1448);
            } else {
                BigCaptures.write(part, 10_000, Long.MAX_VALUE, 1_000_000, 120);
            }
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        }
        source = Source.ofFile(file);
        folder = Files.createTempDirectory("hexplain-bench");
    }

    @Setup(Level.Invocation)
    public void startClock() {
        cpu.start();
    }

    @Benchmark
    public CaptureIndex index() {
        index = CaptureIndex.build(source, TreeStorage.in(folder), CaptureLimits.USUAL, Progress.NONE);
        return index;
    }

    @TearDown(Level.Invocation)
    public void emptyFolder() throws IOException {
        cpu.stop();
        index.close();
        clear();
    }

    private long clear() throws IOException {
        long bytes = 0;
        for (Path file : files()) {
            bytes += Files.size(file);
            Files.delete(file);
        }
        return bytes;
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @TearDown(Level.Iteration)
    public void report() {
        System.out.print(cpu.report(source.length()));
    }

    @TearDown
    public void close() throws IOException {
        CaptureIndex last = index();
        int packets = last.packetCount();
        int flows = last.flowCount();
        last.close();
        long bytes = clear();
        System.out.printf(
                Locale.ROOT,
                "%n%s: %,d bytes, %,d packets, %,d flows, index of %,d bytes (%.3f of the file)%n",
                capture,
                source.length(),
                packets,
                flows,
                bytes,
                (double) bytes / source.length());
        source.close();
        Files.delete(folder);
    }
}
