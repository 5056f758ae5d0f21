package dev.hexplain.bench;

import dev.hexplain.store.Dump;
import dev.hexplain.store.DumpFilter;
import dev.hexplain.store.QuotaExceeded;
import dev.hexplain.store.Store;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
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
 * A store of many small dumps: pages of the list, searches, deletions, and the start over it. Each upload is forced to the
 * disk, so filling it takes half a minute, and minutes with {@code -p dumps=100000}; it is kept for the next run.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsPrepend = "-Xmx256m")
public class StoreScaleBenchmark {
    private static final int PAGE = 200;
    private static final int MOST_BYTES = 100;

    @Param("10000")
    private int dumps;

    private Store store;
    private Path folder = Path.of("");
    private final Deque<Dump> toDelete = new ArrayDeque<>();

    @Setup
    public void fill() throws IOException, QuotaExceeded {
        folder = Path.of("target", "bench", "store-" + dumps);
        Files.createDirectories(folder);
        store = Store.open(folder);
        long begin = System.nanoTime();
        long before = store.dumps().count();
        for (long number = before; number < dumps; number++) {
            add(number, begin);
        }
        System.out.printf(
                Locale.ROOT,
                "%,d dumps added to %,d in %.1f s%n",
                dumps - before,
                before,
                (System.nanoTime() - begin) / 1e9);
    }

    /** Its content is that of no other dump, nor of one that a run before has deleted. */
    private void add(long number, long run) throws IOException, QuotaExceeded {
        byte[] content = "{\"order\": %d, \"run\": %d}".formatted(number, run).getBytes(StandardCharsets.UTF_8);
        store.dumps().add("order-" + number + ".json", new ByteArrayInputStream(content), MOST_BYTES);
    }

    @Benchmark
    public List<Dump> firstPage() {
        return store.dumps().page(DumpFilter.ALL, 0, PAGE);
    }

    @Benchmark
    public List<Dump> middlePage() {
        return store.dumps().page(DumpFilter.ALL, dumps / 2, PAGE);
    }

    @Benchmark
    public List<Dump> lastPage() {
        return store.dumps().page(DumpFilter.ALL, dumps - PAGE, PAGE);
    }

    @Benchmark
    public long count() {
        return store.dumps().count();
    }

    /** A word of every name: the page is found at once, and all are counted. */
    @Benchmark
    public long searchCommon() {
        DumpFilter filter = DumpFilter.of("ORDER json");
        return store.dumps().page(filter, 0, PAGE).size() + store.dumps().count(filter);
    }

    /** A word of one name: all are looked through. */
    @Benchmark
    public List<Dump> searchRare() {
        return store.dumps().page(DumpFilter.of("order-" + dumps / 2), 0, PAGE);
    }

    /** One dump, of a page that is asked for when the one before is used up. */
    @Benchmark
    public boolean delete() throws IOException {
        if (toDelete.isEmpty()) {
            toDelete.addAll(store.dumps().page(DumpFilter.ALL, dumps / 4, PAGE));
        }
        return !toDelete.isEmpty() && store.dumps().delete(toDelete.remove().id());
    }

    /** What a start does before anything is asked. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @Warmup(iterations = 1)
    @Measurement(iterations = 3)
    public long reopen() throws IOException {
        store.close();
        store = Store.open(folder);
        return store.dumps().count();
    }

    @TearDown
    public void close() {
        store.close();
    }
}
