package dev.hexplain.bench;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
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

/** What a page asks of a tree: any 200 children, any byte, any field; of a list of 1,750,000 objects, and of a map of orders. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsPrepend = "-Xmx64m")
public class PageBenchmark {
    private static final int PAGE = 200;

    @Param({Streams.LIST, Streams.ORDERS})
    public String stream = "";

    private final SplittableRandom random = new SplittableRandom(2);
    private Source source = Source.ofBytes("none", new byte[0]);
    private @Nullable IndexFolder index;
    private @Nullable FieldTree tree;
    private @Nullable Field elements;
    private long elementCount;

    @Setup
    public void decode() throws IOException {
        source = Source.ofFile(Streams.file(stream));
        index = new IndexFolder();
        tree = index.decode(source);
        elements = tree.find("contents[0].classData[0].objectAnnotation").orElseThrow();
        elementCount = tree.childCount(elements);
        System.out.printf("%,d fields, %,d of them in one field%n", tree.facts().fields(), elementCount);
    }

    /** 200 children from any place. */
    @Benchmark
    public List<Field> page() {
        return tree.children(elements, random.nextLong(elementCount - PAGE), PAGE);
    }

    /** The same with the value of each. */
    @Benchmark
    public List<Value> pageWithValues() {
        return page().stream().map(tree::value).toList();
    }

    /** The innermost field at any byte, with its value. */
    @Benchmark
    public Value fieldAtOffset() {
        return tree.value(tree.at(random.nextLong(source.length())).orElseThrow());
    }

    /** Any stored field, by its id. */
    @Benchmark
    public Optional<Field> fieldById() {
        return tree.field(new FieldId(random.nextInt(tree.rowCount()), 0));
    }

    @TearDown
    public void close() throws IOException {
        tree.close();
        source.close();
        index.close();
    }
}
