package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.hexplain.bytes.Source;
import dev.hexplain.edit.patches.PatchForm;
import dev.hexplain.ingest.carve.Carver;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.differences.DifferenceForm;
import dev.hexplain.inspect.differences.DifferenceKind;
import dev.hexplain.inspect.differences.DifferencePrinter;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.EditContext;
import dev.hexplain.inspect.edits.Patches;
import dev.hexplain.inspect.layouts.SharedLayout;
import dev.hexplain.inspect.print.Ink;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.report.ReportForm;
import dev.hexplain.inspect.search.HitPrinter;
import dev.hexplain.inspect.search.HitPrinter.HitForm;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.trees.QueryForm;
import dev.hexplain.search.SearchKind;
import dev.hexplain.search.SearchRequest;
import dev.hexplain.store.TemporaryStore;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.RequestDeadline;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What operations allocate is what the table of costs in {@code docs/operations.md} says, and grows with their input alone. */
@Slow
class DocumentedCostsTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final Pattern ROW = Pattern.compile("\\| ([a-z0-9, ]+) \\| ([\\d,]+) \\|.*");
    private static final DecodeChoices JSON = new DecodeChoices("json", "raw", OptionalLong.empty());
    private static final DumpSessions SESSIONS = new DumpSessions(DumpLimits.DEFAULT);
    private static final long LARGEST = 16L << 20;

    /** Records of the smaller input: of fewer, no thousand values can be changed. */
    private static final int FEW = 1_200;

    private static final int TIMES = 4;

    /** What does not grow: buffers, one page, code that is linked. */
    private static final long FIXED = 2 << 20;

    private static final long FIXED_LOOKS = 1_000;
    private static final long FIXED_NANOS = Duration.ofMillis(100).toNanos();

    /** On a busy machine the same takes up to so much more processor time; what grows with the square, four times. */
    private static final int BUSY = 3;

    /** Anything that costs. */
    @FunctionalInterface
    private interface Step {
        void run() throws IOException;
    }

    /** @param looks whether to go on: loops ask that each so many steps */
    private record Cost(long bytes, long nanos, long looks) {}

    private final AtomicLong looks = new AtomicLong();

    private boolean looked() {
        looks.incrementAndGet();
        return false;
    }

    @Test
    void the_table_of_costs_is_true() throws IOException {
        measured(FEW); // links and initializes what is needed
        Map<String, Cost> few = measured(FEW);
        Map<String, Cost> many = measured(TIMES * FEW);
        Map<String, Long> documented = documented();

        long size = records(TIMES * FEW, 0).length;
        if (Boolean.getBoolean("costs.print")) {
            many.forEach((operation, cost) -> System.out.printf(
                    "| %s | %,d | %,d | %,d looks%n", operation, cost.bytes / size, cost.nanos / size, cost.looks));
        }
        assertThat(documented.keySet()).isEqualTo(many.keySet());
        many.forEach((operation, cost) -> {
            assertThat(cost.bytes).as(operation).isLessThan(documented.get(operation) * size + FIXED);
            assertThat(cost.bytes)
                    .as("growth of " + operation)
                    .isLessThan((TIMES + 1) * few.get(operation).bytes + FIXED);
            assertThat(cost.looks)
                    .as("growth of steps of " + operation)
                    .isLessThanOrEqualTo((TIMES + 1) * few.get(operation).looks + FIXED_LOOKS);
            assertThat(cost.nanos)
                    .as("growth of the time of " + operation)
                    .isLessThan(BUSY * TIMES * few.get(operation).nanos + FIXED_NANOS);
        });
    }

    private static Map<String, Long> documented() throws IOException {
        String page = Files.readString(Path.of("../docs/operations.md"));
        String table = page.substring(page.indexOf("**Costs.**"));
        return table.substring(0, table.indexOf("\n\n", table.indexOf("\n|")))
                .lines()
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .collect(Collectors.toMap(
                        row -> row.group(1), row -> Long.parseLong(row.group(2).replace(",", ""))));
    }

    private static byte[] records(int count, int more) {
        return IntStream.range(0, count)
                .mapToObj(i -> "{\"id\":%d,\"name\":\"name of %d\",\"price\":%d.5}"
                        .formatted(i, i, i + (i % 100 == 0 ? more : 0)))
                .collect(Collectors.joining(",", "[", "]"))
                .getBytes(StandardCharsets.UTF_8);
    }

    private Map<String, Cost> measured(int count) throws IOException {
        Map<String, Cost> costs = new LinkedHashMap<>();
        try (DumpSession session = session(records(count, 0));
                DumpSession another = session(records(count, 1))) {
            OpenTree[] decoded = new OpenTree[1];
            costs.put("decode", cost(() -> decoded[0] = session.decode(JSON)));
            OpenTree tree = decoded[0];
            OpenTree other = another.decode(JSON);
            costs.put(
                    "page of fields",
                    cost(() -> tree.tree().children(tree.tree().root(), count - 200, 200)));
            for (PrintForm form : PrintForm.values()) {
                costs.put("print " + words(form), cost(() -> tree.print("costs", form, nowhere())));
            }
            costs.put("find values", cost(() -> find(tree, SearchKind.VALUE, "name == \"name of 7\"")));
            costs.put("find names", cost(() -> find(tree, SearchKind.NAME, "price")));
            costs.put("find text", cost(() -> find(tree, SearchKind.TEXT, "name of 77")));
            costs.put("find hex", cost(() -> find(tree, SearchKind.HEX, "6e 61 6d 65 ?? 37")));
            costs.put("find number", cost(() -> find(tree, SearchKind.NUMBER, "808464432")));
            costs.put("find regex", cost(() -> find(tree, SearchKind.REGEX, "of [0-9]7\"")));
            costs.put("query", cost(() -> tree.printAnswer("[*].name", QueryForm.LINES, nowhere())));
            for (DifferenceKind kind : DifferenceKind.values()) {
                costs.put(
                        "differences of " + words(kind),
                        cost(() -> tree.printDifferences(
                                other, kind, new DifferencePrinter(DifferenceForm.TEXT, 100, Ink.PLAIN, nowhere()))));
            }
            costs.put(
                    "report",
                    cost(() ->
                            ReportForm.MARKDOWN.write(tree.reported(session.noted(Optional.empty())), 3, nowhere())));
            costs.put("edit of 1 value", cost(() -> edit(tree, 1)));
            costs.put("edit of 1,000 values", cost(() -> edit(tree, 1_000)));
            Source source = tree.tree().source();
            costs.put(
                    "patch",
                    cost(() -> Patches.write(
                            PatchForm.IPS, source, other.tree().source(), LARGEST, OutputStream.nullOutputStream())));
            costs.put("carve", cost(() -> Carver.carve(source)));
            costs.put("align", cost(() -> SharedLayout.of(parts(source)).view("costs")));
        }
        return costs;
    }

    /** As many messages as may be aligned, which grow with the source. */
    private static List<Source> parts(Source source) {
        long size = source.length() / SharedLayout.MOST;
        return LongStream.range(0, SharedLayout.MOST)
                .mapToObj(i -> source.slice(i * size, size))
                .toList();
    }

    private static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static DumpSession session(byte[] bytes) throws IOException {
        return SESSIONS.open(DumpInput.of("costs", new ByteArrayInputStream(bytes)), JSON);
    }

    private static PrintWriter nowhere() {
        return new PrintWriter(Writer.nullWriter());
    }

    private static void find(OpenTree tree, SearchKind kind, String text) {
        tree.find(new SearchRequest(text, kind, false), new HitPrinter(HitForm.LINES, Long.MAX_VALUE, nowhere()));
    }

    private void edit(OpenTree tree, int count) throws IOException {
        List<Assignment> assignments = IntStream.range(0, count)
                .mapToObj(i -> new Assignment("[" + i + "].id", Integer.toString(i + 10_000)))
                .toList();
        Progress asked = new Progress() {
            @Override
            public void at(long offset) {}

            @Override
            public boolean cancelled() {
                return looked();
            }
        };
        try (TemporaryStore store = new TemporaryStore(tree.tree().source())) {
            tree.edited(assignments, DumpLimits.DEFAULT, new EditContext(store::work, LARGEST, asked))
                    .close();
        }
    }

    private Cost cost(Step step) throws IOException {
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        long start = THREADS.getCurrentThreadCpuTime();
        looks.set(0);
        RequestDeadline.of(Duration.ofDays(1), this::looked, () -> {
            step.run();
            return step;
        });
        return new Cost(
                THREADS.getCurrentThreadAllocatedBytes() - allocated,
                THREADS.getCurrentThreadCpuTime() - start,
                looks.get());
    }
}
