package dev.hexplain.bench;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.search.TreeSearch;
import dev.hexplain.search.ByteSearch;
import dev.hexplain.search.NameSearch;
import dev.hexplain.search.SearchKind;
import dev.hexplain.search.SearchRequest;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.WalkRemarks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Locale;
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
 * All hits in a Java stream of a shop's orders, counted: a text in every encoding and both cases, bytes with a wildcard, a
 * number in every type, a range, a day, a regular expression, strings; and the names of its fields. Beside the text,
 * {@code String.indexOf}, which the virtual machine has machine code for, for one encoding and the text as it is written.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SearchBenchmark {
    private static final String WANTED = "cancelled";

    /** What is looked for. */
    @State(Scope.Thread)
    public static class Query {
        /** Kind and text, with a blank between them. */
        @Param({
            "text " + WANTED,
            "hex 73 71 ?? 7e",
            "number 123456",
            "number int 1000000..2000000",
            "time 2024-05-01",
            "regex [A-Z]{3}-[0-9]+",
            "strings 12"
        })
        public String query = "";

        private SearchRequest request() {
            int blank = query.indexOf(' ');
            SearchKind kind = SearchKind.valueOf(query.substring(0, blank).toUpperCase(Locale.ROOT));
            return new SearchRequest(query.substring(blank + 1), kind, true);
        }
    }

    /** The stream and its tree. */
    @State(Scope.Thread)
    public static class Decoded extends MeasuredRounds {
        private Source source = Source.ofBytes("none", new byte[0]);
        private @Nullable IndexFolder index;
        private @Nullable FieldTree tree;

        @Setup
        public void decode() throws IOException {
            Workload workload = Workload.of(Streams.ORDERS);
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

    /** The same bytes in memory. */
    @State(Scope.Thread)
    public static class Characters extends MeasuredRounds {
        private String latin1 = "";

        @Setup
        public void read() throws IOException {
            latin1 = new String(Files.readAllBytes(Workload.of(Streams.ORDERS).file()), StandardCharsets.ISO_8859_1);
        }

        @Override
        final long size() {
            return latin1.length();
        }
    }

    @Benchmark
    public long bytes(Decoded state, Query query) {
        ByteSearch search = new ByteSearch(state.tree, query.request().finder());
        long hits = 0;
        while (search.next() != null) {
            hits++;
        }
        return hits;
    }

    @Peer(of = "SearchBenchmark.bytes", with = "text " + WANTED)
    @Benchmark
    public long indexOf(Characters state) {
        long hits = 0;
        for (int at = state.latin1.indexOf(WANTED); at >= 0; at = state.latin1.indexOf(WANTED, at + 1)) {
            hits++;
        }
        return hits;
    }

    /** All fields are passed, those of layouts too. */
    @Benchmark
    public long names(Decoded state) {
        NameSearch search = new NameSearch(state.tree, new SearchRequest("discount", SearchKind.NAME, true));
        long hits = 0;
        while (search.next() != null) {
            hits++;
        }
        return hits;
    }

    /** The first 200 hits of a name, as the page asks for them. */
    @Benchmark
    public Object firstNames(Decoded state) {
        return new TreeSearch(
                        state.tree, new SearchRequest("price", SearchKind.NAME, true), new WalkRemarks("searched"))
                .page("", 200);
    }
}
