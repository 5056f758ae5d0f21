package dev.hexplain.bench;

import dev.hexplain.bench.workload.WorkloadFile;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.testing.BigCaptures;
import dev.hexplain.tree.Progress;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
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
public class CaptureBenchmark extends MeasuredRounds {
    /** 226 MB of 343 conversations in full packets; a million packets of 10,000 conversations, of 120 bytes at most. */
    @Param({"226MB", "1M"})
    public String capture = "";

    private Source source = Source.ofBytes("none", new byte[0]);
    private IndexFolder folder;
    private CaptureIndex index;

    @Setup
    public void open() throws IOException {
        source = Source.ofFile(WorkloadFile.at("capture-" + capture + ".pcap", part -> {
            if (capture.equals("226MB")) {
                BigCaptures.write(part, 343, 226_000_000, Long.MAX_VALUE, 1448);
            } else {
                BigCaptures.write(part, 10_000, Long.MAX_VALUE, 1_000_000, 120);
            }
        }));
        folder = new IndexFolder();
    }

    @Benchmark
    public CaptureIndex index() {
        index = CaptureIndex.build(source, folder.storage(), CaptureLimits.USUAL, Progress.NONE);
        return index;
    }

    @Override
    long size() {
        return source.length();
    }

    @Override
    void tidy() throws IOException {
        index.close();
        Figures.indexBytes = folder.bytes();
        folder.clear();
    }

    @TearDown
    public void close() throws IOException {
        CaptureIndex last = index();
        int packets = last.packetCount();
        int flows = last.flowCount();
        last.close();
        long bytes = folder.bytes();
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
        folder.close();
    }
}
