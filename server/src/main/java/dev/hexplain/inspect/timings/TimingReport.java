package dev.hexplain.inspect.timings;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.Codec;
import dev.hexplain.inspect.encodings.CheckedRequest;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.ImportedCopy;
import dev.hexplain.inspect.view.TimingView;
import dev.hexplain.inspect.view.TimingView.CodecTimeView;
import dev.hexplain.inspect.view.TimingView.IterationView;
import dev.hexplain.inspect.view.TimingView.MachineView;
import dev.hexplain.inspect.view.TimingView.OperationView;
import dev.hexplain.inspect.view.ViewJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Measures codecs and reports their times: the use case of the command line. */
public final class TimingReport {
    private static final JsonMapper JSON = ViewJson.mapper();

    private static final int MEGABYTE = 1 << 20;

    private final PrintWriter out;
    private final PrintWriter progress;
    private String last = "";

    /** How times are reported. */
    public enum Form {
        /** A table with a line for each codec, and the machine below. */
        TABLE,
        /** One document. */
        JSON,
        /** The document that JMH writes, for the programs that show it. */
        JMH
    }

    /** @param progress where what is being measured is said */
    public TimingReport(PrintWriter out, PrintWriter progress) {
        this.out = out;
        this.progress = progress;
    }

    /**
     * Measures and reports.
     *
     * @param sizes in which each codec is measured; none for one object, as it is ordered
     * @param plan {@code quick}, {@code thorough} or {@code article}
     * @return whether all codecs that can take the object were measured
     */
    public boolean measure(EncodeRequest order, List<Integer> sizes, String plan, Form form) throws IOException {
        return measure(TimingSubject.of(order, sizes), plan, form);
    }

    /**
     * The same with an imported object; all codecs where none are named.
     *
     * @param sizes in which each codec is measured; none for one object, as it is
     * @param copies makes the object, where it has no size, or one of some elements
     */
    public boolean measure(Copies copies, List<Integer> sizes, Optional<List<String>> codecs, String plan, Form form)
            throws IOException {
        List<Codec> named = CheckedRequest.codecs(codecs);
        TimingSubject.requireSizes(sizes);
        List<ImportedCopy> made = new ArrayList<>();
        for (int size : sizes) {
            made.add(copies.make(OptionalInt.of(size)).ofElements(size));
        }
        if (sizes.isEmpty()) {
            made.add(copies.make(OptionalInt.empty()));
        }
        return measure(TimingSubject.of(made, named), plan, form);
    }

    /** Makes an object of a size. */
    public interface Copies {
        ImportedCopy make(OptionalInt size) throws IOException;
    }

    private boolean measure(TimingSubject subject, String plan, Form form) throws IOException {
        try (TimingRun run = new TimingRun(subject, TimingPlans.named(plan))) {
            Thread ending = new Thread(run::close);
            Runtime.getRuntime().addShutdownHook(ending); // an interrupted command leaves no process
            boolean whole = report(run, form);
            Runtime.getRuntime().removeShutdownHook(ending);
            return whole;
        }
    }

    private boolean report(TimingRun run, Form form) throws IOException {
        if (form == Form.TABLE) {
            header();
        }
        boolean whole = false;
        for (Optional<TimingUpdate> next = run.next(); next.isPresent(); next = run.next()) {
            switch (next.get()) {
                case TimingUpdate.Alive _ -> {}
                case TimingUpdate.Waiting _ -> sayOnce("Another benchmark runs on this machine: waiting for its end");
                case TimingUpdate.Iteration(IterationView at) -> say(text(at));
                case TimingUpdate.Result(CodecTimeView of) -> {
                    if (form == Form.TABLE) {
                        row(of);
                    }
                }
                case TimingUpdate.Finished(TimingView view, String jmh) -> {
                    finish(view, jmh, form);
                    whole = view.results().stream().noneMatch(result -> result instanceof TimingView.Failed);
                }
            }
        }
        return whole;
    }

    private void finish(TimingView view, String jmh, Form form) throws IOException {
        switch (form) {
            case TABLE -> footer(view);
            case JSON -> out.println(JSON.writeValueAsString(view));
            case JMH -> out.println(jmh);
        }
    }

    private void sayOnce(String line) {
        if (!line.equals(last)) {
            say(line);
        }
    }

    private void say(String line) {
        last = line;
        progress.println(line);
        progress.flush();
    }

    private static String text(IterationView at) {
        return String.format(
                Locale.ROOT,
                "%s %s: process %d of %d, iteration %d of %d: %.1f ns%s",
                label(at.codec(), at.elements()),
                at.operation(),
                at.process(),
                at.processes(),
                at.number(),
                at.iterations(),
                at.nanos(),
                at.counts() ? "" : " (warm-up)");
    }

    private void header() {
        out.printf(
                "%-24s %8s %20s %20s %10s %10s  %s%n",
                "codec", "bytes", "encode ns", "decode ns", "allocated", "allocated", "reused");
    }

    private void row(CodecTimeView result) {
        switch (result) {
            case TimingView.Measured measured ->
                out.printf(
                        Locale.ROOT,
                        "%-24s %8d %20s %20s %10s %10s  %s%n",
                        label(measured.codec(), measured.elements()),
                        measured.size(),
                        time(measured.encode()),
                        time(measured.decode()),
                        allocated(measured.encode()),
                        allocated(measured.decode()),
                        measured.reused());
            case TimingView.Refused refused ->
                out.printf(
                        "%-24s %8s  cannot take it: %s%n",
                        label(refused.codec(), refused.elements()), "-", refused.reason());
            case TimingView.Failed failed ->
                out.printf(
                        "%-24s %8s  failed: %s%n%s%n",
                        label(failed.codec(), failed.elements()), "-", failed.reason(), failed.log());
        }
        out.flush();
    }

    private static String label(String codec, @Nullable Integer elements) {
        return elements == null ? codec : codec + " " + elements;
    }

    private static String time(OperationView operation) {
        Double error = operation.error();
        return String.format(
                Locale.ROOT,
                "%s%.1f ±%s",
                operation.noisy() ? "! " : "",
                operation.nanos(),
                error == null ? "?" : String.format(Locale.ROOT, "%6.1f", error));
    }

    private static String allocated(OperationView operation) {
        Double bytes = operation.allocated();
        return bytes == null ? "?" : String.format(Locale.ROOT, "%.0f B", bytes);
    }

    private void footer(TimingView view) {
        TimeGrowth.print(out, view.results());
        MachineView machine = view.machine();
        out.printf(
                Locale.ROOT,
                "%n%s, %d processors, %d MB, %s, %s%nJMH %s, plan %s, flags %s%nload %.2f before, %.2f after; %.0f s%n",
                machine.cpu(),
                machine.processors(),
                machine.memory() / MEGABYTE,
                machine.system(),
                machine.jdk(),
                machine.jmh(),
                view.plan(),
                String.join(" ", machine.flags()),
                machine.loadBefore(),
                machine.loadAfter(),
                view.seconds());
        if (view.results().stream().anyMatch(TimingReport::isNoisy)) {
            out.println("! The machine was busy, errors are above 20 %: run again.");
        }
    }

    private static boolean isNoisy(CodecTimeView result) {
        return result instanceof TimingView.Measured measured
                && (measured.encode().noisy() || measured.decode().noisy());
    }
}
