package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.differences.DifferenceForm;
import dev.hexplain.inspect.differences.DifferencePrinter;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.Ink;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.report.ReportForm;
import dev.hexplain.inspect.search.HitPrinter;
import dev.hexplain.inspect.search.HitPrinter.HitForm;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.trees.QueryForm;
import dev.hexplain.inspect.work.TimedAnswer;
import dev.hexplain.search.SearchKind;
import dev.hexplain.search.SearchRequest;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Decoding and every view of what was decoded end with the time they have, whatever the format, and say so. */
@Slow
class TimeLimitsTest {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final Duration TIME = Duration.ofMillis(Selection.ALL ? 150 : 60);
    /** Generous, though of processor time: other programs use this machine, too. */
    private static final Duration LATE = Duration.ofSeconds(1);

    private static final int SIZE = Selection.ALL ? 16 << 20 : 4 << 20;
    private static final DumpLimits LIMITS = new DumpLimits(
            DumpLimits.DEFAULT.rows(), DumpLimits.DEFAULT.depth(), TIME, DumpLimits.DEFAULT.derivedBytes(), 64);

    /** A sample of each format. */
    static Stream<Samples.Entry> formats() {
        Map<String, Samples.Entry> first = new LinkedHashMap<>();
        for (Samples.Entry entry : Samples.all()) {
            String format = entry.format()
                    .substring(0, (entry.format() + SchemaFormat.SEPARATOR).indexOf(SchemaFormat.SEPARATOR));
            boolean asOthers = format.matches("frames_.*|.*_(packet|frame|stream|frames|array)");
            if (!entry.format().isEmpty() && (Selection.ALL || !asOthers)) {
                first.putIfAbsent(format, entry);
            }
        }
        return first.values().stream();
    }

    /** So many bytes of one sample after the other. */
    private static byte[] repeated(byte[] sample) {
        byte[] all = new byte[SIZE];
        for (int at = 0; at < all.length; at += sample.length) {
            System.arraycopy(sample, 0, all, at, Math.min(sample.length, all.length - at));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void decoding_and_each_view_end_in_time(Samples.Entry sample) throws IOException {
        byte[] bytes = repeated(sample.bytes());
        DecodeChoices choices = new DecodeChoices(sample.format(), "raw", OptionalLong.empty());
        try (DumpSession first = new DumpSessions(LIMITS)
                .open(DumpInput.of("small", new ByteArrayInputStream(sample.bytes())), choices)) {
            first.decode(choices); // loads what the format needs
        }
        try (DumpSession session =
                        new DumpSessions(LIMITS).open(DumpInput.of("big", new ByteArrayInputStream(bytes)), choices);
                DumpSession other =
                        new DumpSessions(LIMITS).open(DumpInput.of("big", new ByteArrayInputStream(bytes)), choices)) {
            OpenTree[] trees = new OpenTree[2];
            Duration taken = timed("decode", () -> trees[0] = session.decode(choices));
            assertThat(trees[0].issueCount() > 0
                            || taken.compareTo(TIME) < 0
                            || trees[0].tree().facts().fields() == fieldsInAnyTime(bytes, choices))
                    .as("whether it is said that the time ended it after " + taken)
                    .isTrue();
            trees[1] = other.decode(choices);
            Map<String, View> views = views(session, trees[0], trees[1]);
            for (Map.Entry<String, View> view : views.entrySet()) {
                timed(view.getKey(), () -> within(view.getValue()));
            }
        }
    }

    /** Of a machine that is slow now, it is known only then whether the time ended it. */
    private static long fieldsInAnyTime(byte[] bytes, DecodeChoices choices) throws IOException {
        try (DumpSession session = new DumpSessions(DumpLimits.DEFAULT)
                .open(DumpInput.of("big", new ByteArrayInputStream(bytes)), choices)) {
            return session.decode(choices).tree().facts().fields();
        }
    }

    private static Map<String, View> views(DumpSession session, OpenTree tree, OpenTree other) {
        Map<String, View> views = new LinkedHashMap<>();
        for (PrintForm form : PrintForm.values()) {
            views.put(form.name(), out -> tree.print("big", form, out));
        }
        Map.of(
                        SearchKind.NUMBER, "12345678",
                        SearchKind.TIME, "2024-05-01",
                        SearchKind.REGEX, "id=\\d+x",
                        SearchKind.NAME, "nowhere",
                        SearchKind.TYPE, "Nowhere",
                        SearchKind.VALUE, "nowhere > 100")
                .forEach((kind, text) -> views.put("find " + kind, out -> find(tree, kind, text, out)));
        views.put("query", out -> tree.printAnswer("[*].nowhere", QueryForm.LINES, out));
        views.put("report", out -> ReportForm.MARKDOWN.write(tree.reported(session.noted(Optional.empty())), 3, out));
        views.put(
                "diff",
                out -> tree.printDifferences(
                        other,
                        tree.comparedBy(other),
                        new DifferencePrinter(DifferenceForm.TEXT, 100, Ink.PLAIN, out)));
        return views;
    }

    private static void find(OpenTree tree, SearchKind kind, String text, PrintWriter out) {
        tree.find(new SearchRequest(text, kind, false), new HitPrinter(HitForm.LINES, 100, out));
    }

    /** What is done with a tree. */
    @FunctionalInterface
    private interface View {
        void print(PrintWriter out) throws IOException;
    }

    /** Anything that takes time. */
    @FunctionalInterface
    private interface Timed {
        void run() throws IOException;
    }

    private static void within(View view) throws IOException {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(Writer.nullWriter());
        try {
            TimedAnswer.within(TIME, System.nanoTime(), new PrintWriter(said), () -> {
                view.print(out);
                return "";
            });
        } catch (Refusal refused) { // no answer without what is left out, or no values to be asked
            assertThat(refused).hasMessageMatching("(?s)(Not finished: it takes longer|.*expected a).*");
        }
    }

    private static Duration timed(String what, Timed timed) throws IOException {
        long start = THREADS.getCurrentThreadCpuTime();
        timed.run();
        Duration taken = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
        assertThat(taken).as(what).isLessThan(TIME.plus(LATE));
        return taken;
    }
}
