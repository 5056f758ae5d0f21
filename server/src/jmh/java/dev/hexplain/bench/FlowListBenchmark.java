package dev.hexplain.bench;

import dev.hexplain.bench.workload.MixedCapture;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.inspect.captures.Bindings;
import dev.hexplain.inspect.captures.CaptureReader;
import dev.hexplain.inspect.captures.FlowOrder;
import dev.hexplain.inspect.captures.OpenCapture;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** A capture of 200 MB to a list of its 3,190 flows, with what each side of each speaks; nothing is known before. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsPrepend = "-Xmx512m")
public class FlowListBenchmark extends MeasuredRounds {
    private final Formats formats = SchemaFormats.standard();
    private Source source = Source.ofBytes("none", new byte[0]);

    @Setup
    public void open() throws IOException {
        source = Source.ofFile(MixedCapture.file());
    }

    @Override
    long size() {
        return source.length();
    }

    /** All flows, as the command line lists them. */
    @Benchmark
    public long list() {
        return flows(MixedCapture.FLOWS);
    }

    /** The first page of a screen. */
    @Benchmark
    public long firstPage() {
        return flows(50);
    }

    private long flows(int limit) {
        CaptureIndex index = CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE);
        Source unowned = Source.ofBytes("none", new byte[0]);
        OpenCapture capture = new OpenCapture(LayerPath.NONE, unowned, index);
        try (index) {
            Bindings bindings = Bindings.NONE;
            FlowOrder order = FlowOrder.of(FlowOrder.Key.NUMBER, false, "");
            return new CaptureReader(capture, formats, bindings)
                    .flows(order, 0, limit).items().stream()
                            .filter(flow -> flow.a().format() != null)
                            .count();
        }
    }

    @TearDown
    public void close() {
        source.close();
    }
}
