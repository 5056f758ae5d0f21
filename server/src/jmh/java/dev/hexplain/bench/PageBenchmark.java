package dev.hexplain.bench;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
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
 * What a page asks of a tree: any 200 children of the field that has most, and any byte; of a list of 1,750,000
 * Java objects, of orders in each format, and of Redis's commands and replies.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsPrepend = "-Xmx64m")
public class PageBenchmark {
    private static final int PAGE = 200;
    private static final int FIRST = 4;

    /** Any name that {@link Workload} knows. */
    @Param({
        Streams.LIST,
        Streams.ORDERS,
        "orders.json",
        "orders.cbor",
        "smile",
        "ion",
        "protobuf",
        "avro",
        "thrift",
        "hessian",
        "kryo",
        "fst",
        "resp"
    })
    public String format = "";

    private final SplittableRandom random = new SplittableRandom(2);
    private Source source = Source.ofBytes("none", new byte[0]);
    private @Nullable IndexFolder index;
    private @Nullable FieldTree tree;
    private @Nullable Field elements;
    private long elementCount;

    @Setup
    public void decode() throws IOException {
        Workload workload = Workload.of(format);
        source = Source.ofFile(workload.file());
        index = new IndexFolder(workload.decoder());
        tree = index.decode(source);
        elements = largest(tree.root());
        elementCount = tree.childCount(elements);
        System.out.printf("%,d fields, %,d of them in one field%n", tree.facts().fields(), elementCount);
    }

    /** The field with most children among the first ones below another. */
    private Field largest(Field field) {
        Field largest = field;
        for (Field child : tree.children(field, 0, FIRST)) {
            Field below = tree.childCount(child) == 0 ? child : largest(child);
            largest = tree.childCount(below) > tree.childCount(largest) ? below : largest;
        }
        return largest;
    }

    /** 200 children from any place, with their values. */
    @Benchmark
    public List<Value> page() {
        return tree.children(elements, random.nextLong(elementCount - PAGE), PAGE).stream()
                .map(tree::value)
                .toList();
    }

    /** The innermost field at any byte, with its value. */
    @Benchmark
    public Value fieldAtOffset() {
        return tree.value(tree.at(random.nextLong(source.length())).orElseThrow());
    }

    @TearDown
    public void close() throws IOException {
        tree.close();
        source.close();
        index.close();
    }
}
