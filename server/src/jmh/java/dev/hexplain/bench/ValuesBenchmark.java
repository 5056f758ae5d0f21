package dev.hexplain.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.print.ValuesPrinter;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
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
 * The values of a decoded file as JSON, on one thread, in a heap of 64 MB; and as its peers, over the same bytes, Jackson
 * copying tokens, and {@code readObject} with Jackson writing what it read.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class ValuesBenchmark {
    private static final String JSON_ORDERS = "orders.json";

    /** A decoded file. */
    @State(Scope.Thread)
    public static class Decoded extends MeasuredRounds {
        @Param({Streams.ORDERS, JSON_ORDERS})
        public String format = "";

        private Source source = Source.ofBytes("none", new byte[0]);
        private @Nullable IndexFolder index;
        private @Nullable FieldTree tree;

        @Setup
        public void decode() throws IOException {
            Workload workload = Workload.of(format);
            source = Source.ofFile(workload.file());
            index = new IndexFolder(workload.decoder());
            tree = index.decode(source);
        }

        @Override
        final long size() {
            return source.length();
        }

        @TearDown
        public void close() throws IOException {
            tree.close();
            source.close();
            index.close();
        }
    }

    @Benchmark
    @Fork(value = 1, jvmArgsPrepend = "-Xmx64m")
    public void print(Decoded state) {
        TreeValues values = new TreeValues(state.tree);
        PrintWriter out = new PrintWriter(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        new ValuesPrinter(values, out, false).print(values.root());
        out.flush();
    }

    /** The same documents. */
    public static class Documents extends PeerBytes {
        @Override
        Path file() throws IOException {
            return Workload.of(JSON_ORDERS).file();
        }
    }

    @Peer(of = "ValuesBenchmark.print", with = JSON_ORDERS, libraries = JsonFactory.class)
    @Benchmark
    @Fork(1)
    public void jacksonCopy(Documents state) throws IOException {
        JsonFactory factory = new JsonFactory();
        try (JsonParser parser = factory.createParser(state.bytes());
                JsonGenerator out = factory.createGenerator(OutputStream.nullOutputStream())) {
            while (parser.nextToken() != null) {
                out.copyCurrentEventExact(parser);
            }
        }
    }

    /** The same objects. */
    public static class Objects extends PeerFile {
        @Override
        Path file() throws IOException {
            return Workload.of(Streams.ORDERS).file();
        }
    }

    @Peer(of = "ValuesBenchmark.print", with = Streams.ORDERS, libraries = ObjectMapper.class)
    @Benchmark
    @Fork(value = 1, jvmArgsPrepend = "-Xmx4g")
    public void readObjectAndWrite(Objects state) throws IOException, ClassNotFoundException {
        ObjectMapper mapper = new ObjectMapper()
                .registerModule(new JavaTimeModule())
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
        mapper.writeValue(OutputStream.nullOutputStream(), ReadObjectBenchmark.read(state.path()));
    }
}
