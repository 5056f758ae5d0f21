package dev.hexplain.bench;

import dev.hexplain.inspect.formats.BuiltInDescriptors;
import dev.hexplain.tree.FieldTree;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
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
import org.openjdk.jmh.infra.Blackhole;

/**
 * 100 MB of records back to back, decoded with a descriptor to an index on disk; and as its peers, loops written by hand
 * that read the same bytes into objects, which know the record and keep no offset. All in a heap of 64 MB.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 7, time = 2)
@Fork(value = 1, jvmArgsPrepend = "-Xmx64m")
public class RecordBenchmark {
    /** The article's order. */
    record Order(long sourceId, boolean special, int orderCode, int priority, double[] prices, long[] quantities) {}

    /** What the descriptor decodes. */
    @State(Scope.Thread)
    public static class Decoding extends IndexedFile {
        @Param({"order_stream", "market_data_stream"})
        public String format = "";

        @Override
        Workload workload() throws IOException {
            return new Workload(format, new BuiltInDescriptors().get(format).orElseThrow(), Streams.records(format));
        }
    }

    @Benchmark
    public FieldTree descriptor(Decoding state) {
        return state.decode();
    }

    /** The same orders, big-endian as that stream has them. */
    @State(Scope.Thread)
    public static class Reading extends PeerFile {
        @Override
        Path file() throws IOException {
            return Streams.records("order_stream");
        }
    }

    @Peer(of = "RecordBenchmark.descriptor", with = "order_stream")
    @Benchmark
    public void byteBufferLoop(Reading state, Blackhole objects) throws IOException {
        try (FileChannel channel = FileChannel.open(state.path())) {
            MappedByteBuffer bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
            bytes.order(ByteOrder.BIG_ENDIAN);
            while (bytes.hasRemaining()) {
                objects.consume(read(bytes));
            }
        }
    }

    private static Order read(ByteBuffer bytes) {
        long sourceId = bytes.getLong();
        boolean special = bytes.get() != 0;
        int orderCode = bytes.getInt();
        int priority = bytes.getInt();
        double[] prices = new double[bytes.getInt()];
        for (int i = 0; i < prices.length; i++) {
            prices[i] = bytes.getDouble();
        }
        long[] quantities = new long[bytes.getInt()];
        for (int i = 0; i < quantities.length; i++) {
            quantities[i] = bytes.getLong();
        }
        return new Order(sourceId, special, orderCode, priority, prices, quantities);
    }

    @Peer(of = "RecordBenchmark.descriptor", with = "order_stream")
    @Benchmark
    public void dataInputLoop(Reading state, Blackhole objects) throws IOException {
        long left = Files.size(state.path());
        try (DataInputStream in =
                new DataInputStream(new BufferedInputStream(Files.newInputStream(state.path()), 1 << 16))) {
            while (left > 0) {
                Order order = read(in);
                left -= 25 + 8L * (order.prices.length + order.quantities.length);
                objects.consume(order);
            }
        }
    }

    private static Order read(DataInputStream in) throws IOException {
        long sourceId = in.readLong();
        boolean special = in.readBoolean();
        int orderCode = in.readInt();
        int priority = in.readInt();
        double[] prices = new double[in.readInt()];
        for (int i = 0; i < prices.length; i++) {
            prices[i] = in.readDouble();
        }
        long[] quantities = new long[in.readInt()];
        for (int i = 0; i < quantities.length; i++) {
            quantities[i] = in.readLong();
        }
        return new Order(sourceId, special, orderCode, priority, prices, quantities);
    }
}
