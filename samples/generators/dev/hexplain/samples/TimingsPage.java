package dev.hexplain.samples;

import dev.hexplain.codecs.samples.PublishedTimes;
import dev.hexplain.codecs.samples.PublishedTimes.Time;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.timings.TimingRun;
import dev.hexplain.inspect.timings.TimingUpdate;
import dev.hexplain.inspect.view.TimingView;
import dev.hexplain.inspect.view.TimingView.MachineView;
import dev.hexplain.inspect.view.TimingView.Measured;
import dev.hexplain.inspect.view.TimingView.OperationView;
import dev.hexplain.timing.TimingPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes {@code docs/timings.md}: how long codecs take for some samples, and what was published for them. */
public final class TimingsPage {
    private static final String ORDER = "order";
    private static final List<String> SAMPLES = List.of(ORDER, "market-data", "blog-bench-10", "session", "media-content");

    /** Of each sample, beside those with published times. */
    private static final List<String> USUAL = List.of("java", "kryo", "fory", "protobuf", "json");

    /** Of the order, which all codecs take. */
    private static final List<String> MORE = List.of("ffm-native", "kryo-registered", "protostuff");

    private static final String BASE = "java";

    private final Map<String, TimingView> measured;
    private final StringBuilder page = new StringBuilder();

    private TimingsPage(Map<String, TimingView> measured) {
        this.measured = measured;
    }

    /** Measures as long as the plan named by the first argument says, and writes the file named by the second. */
    public static void main(String[] arguments) throws IOException {
        TimingPlan plan = TimingPlan.valueOf(arguments[0].toUpperCase(Locale.ROOT));
        Map<String, TimingView> measured = new LinkedHashMap<>();
        for (String sample : SAMPLES) {
            measured.put(sample, measure(sample, plan));
        }
        Files.writeString(Path.of(arguments[1]), text(measured));
    }

    private static TimingView measure(String sample, TimingPlan plan) throws IOException {
        try (TimingRun run = TimingRun.start(request(sample), plan)) {
            for (Optional<TimingUpdate> next = run.next(); next.isPresent(); next = run.next()) {
                if (next.get() instanceof TimingUpdate.Finished finished) {
                    return finished.run();
                }
            }
        }
        throw new IOException("Measuring " + sample + " came to no end");
    }

    private static EncodeRequest request(String sample) {
        EncodeRequest all = EncodeRequest.of(sample);
        Set<String> codecs = new LinkedHashSet<>();
        PublishedTimes.of(sample).forEach(one -> one.times().forEach(time -> codecs.add(time.codec())));
        codecs.addAll(USUAL);
        if (sample.equals(ORDER)) {
            codecs.addAll(MORE);
        }
        return new EncodeRequest(sample, all.values(), Optional.of(List.copyOf(codecs)), all.size());
    }

    /** @param measured runs by their samples */
    static String text(Map<String, TimingView> measured) {
        TimingsPage page = new TimingsPage(measured);
        page.introduce();
        page.published();
        measured.forEach(page::table);
        return page.page.toString();
    }

    private void line(String text, Object... parts) {
        page.append(parts.length == 0 ? text : String.format(Locale.ROOT, text, parts))
                .append('\n');
    }

    private void introduce() {
        TimingView first = measured.values().iterator().next();
        MachineView machine = first.machine();
        line("# Times of codecs");
        line("");
        line("Written by `make timings` from one run; `PLAN=quick make timings` takes a third of the time. `hexplain time SAMPLE`");
        line("measures on your machine. JMH forks a JVM for each codec and operation; a codec keeps what a careful user");
        line("keeps (`Kryo`, buffers, mappers), which is said in its row. Times are nanoseconds for one object, ± half of");
        line("the interval that holds them with 99.9 % confidence, `!` where that is more than 20 %. *Java ÷* is how often");
        line("the codec does it while Java serialization does it once.");
        line("");
        line(
                "%s, %d processors, %s, %s. JMH %s, plan %s, begun %s; load %.1f before.",
                machine.cpu(),
                machine.processors(),
                machine.system(),
                machine.jdk(),
                machine.jmh(),
                first.plan(),
                first.started(),
                machine.loadBefore());
    }

    private void published() {
        line("");
        line("## Beside what was published");
        line("");
        line("Machines and ways of measuring have little in common; ratios to the first codec of each table have. For");
        line("Chronicle, the lab copies the object into a class of the library and back, and gives away an array of its own:");
        line("the article does neither. Ratios of `protobuf`, `thrift-binary`, `thrift-compact` and `flatbuffers` say nothing");
        line("for `media-content`: the benchmark has generated classes and fills them by hand, and the lab goes through a");
        line("schema that it makes of any class.");
        for (PublishedTimes one : PublishedTimes.all()) {
            Optional.ofNullable(measured.get(one.sample())).ifPresent(here -> published(one, here));
        }
    }

    private void published(PublishedTimes then, TimingView here) {
        line("");
        line("**%s**: %s. Machine: %s, JDK: %s.", then.sample(), then.source(), then.machine(), then.jdk());
        line("");
        line("| codec | encode, then | ratio | here | ratio | decode, then | ratio | here | ratio |");
        line("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
        Time first = then.times().getFirst();
        Optional<Measured> firstHere = of(here, first.codec());
        for (Time time : then.times()) {
            Optional<Measured> now = of(here, time.codec());
            line(
                    "| `%s` | %s | %s | %s | %s | %s | %s | %s | %s |",
                    time.codec(),
                    nanos(time.encode()),
                    ratio(first.encode(), time.encode()),
                    now.map(each -> nanos(each.encode().nanos())).orElse("–"),
                    ratio(firstHere.map(Measured::encode), now.map(Measured::encode)),
                    nanos(time.decode()),
                    ratio(first.decode(), time.decode()),
                    now.map(each -> nanos(each.decode().nanos())).orElse("–"),
                    ratio(firstHere.map(Measured::decode), now.map(Measured::decode)));
        }
    }

    private void table(String sample, TimingView view) {
        List<Measured> all = new ArrayList<>();
        List<String> failed = new ArrayList<>();
        for (TimingView.CodecTimeView result : view.results()) {
            switch (result) {
                case Measured one -> all.add(one);
                case TimingView.Refused _ -> {}
                case TimingView.Failed one -> failed.add("`" + one.codec() + "`: " + one.reason());
            }
        }
        all.sort(Comparator.comparingDouble(
                one -> one.encode().nanos() + one.decode().nanos()));
        Optional<Measured> base = of(view, BASE);
        line("");
        line("## %s", sample);
        line("");
        line("| codec | bytes | encode | Java ÷ | decode | Java ÷ | allocated | allocated | kept |");
        line("|---|--:|--:|--:|--:|--:|--:|--:|---|");
        for (Measured one : all) {
            line(
                    "| `%s` | %d | %s | %s | %s | %s | %s | %s | %s |",
                    one.codec(),
                    one.size(),
                    time(one.encode()),
                    ratio(base.map(Measured::encode), Optional.of(one.encode())),
                    time(one.decode()),
                    ratio(base.map(Measured::decode), Optional.of(one.decode())),
                    allocated(one.encode()),
                    allocated(one.decode()),
                    one.reused());
        }
        failed.forEach(each -> line("%nFailed: %s", each));
    }

    private static Optional<Measured> of(TimingView view, String codec) {
        return view.results().stream()
                .filter(each -> each.codec().equals(codec))
                .filter(Measured.class::isInstance)
                .map(Measured.class::cast)
                .findFirst();
    }

    private static String nanos(double nanos) {
        return String.format(Locale.ROOT, nanos < 100 ? "%.1f" : "%,.0f", nanos);
    }

    private static String time(OperationView operation) {
        Double error = operation.error();
        return (operation.noisy() ? "! " : "") + nanos(operation.nanos()) + (error == null ? "" : " ± " + nanos(error));
    }

    private static String allocated(OperationView operation) {
        Double bytes = operation.allocated();
        return bytes == null ? "" : String.format(Locale.ROOT, "%,.0f B", bytes);
    }

    private static String ratio(Optional<OperationView> base, Optional<OperationView> one) {
        return base.isEmpty() || one.isEmpty()
                ? "–"
                : ratio(base.get().nanos(), one.get().nanos());
    }

    /** How often one is done in the time of the other. */
    private static String ratio(double base, double nanos) {
        double ratio = base / nanos;
        return String.format(Locale.ROOT, ratio < 10 ? "%.2f" : "%.0f", ratio);
    }
}
