package dev.hexplain.inspect.timings;

import dev.hexplain.inspect.view.TimingView.CodecTimeView;
import dev.hexplain.inspect.view.TimingView.Measured;
import dev.hexplain.inspect.view.TimingView.OperationView;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How times grow with the object: a line for each codec and operation, a column for each size, and what one element more
 * costs, from the smallest size to the largest.
 */
final class TimeGrowth {
    private final List<Integer> sizes;
    private final Map<String, TreeMap<Integer, Measured>> byCodec = new LinkedHashMap<>();

    private TimeGrowth(List<Measured> measured) {
        this.sizes = List.copyOf(
                new TreeSet<>(measured.stream().map(TimeGrowth::elements).toList()));
        measured.forEach(each ->
                byCodec.computeIfAbsent(each.codec(), _ -> new TreeMap<>()).put(elements(each), each));
    }

    /** Prints nothing where no codec was measured in several sizes. */
    static void print(PrintWriter out, List<CodecTimeView> results) {
        TimeGrowth growth = new TimeGrowth(results.stream()
                .filter(result -> result.elements() != null)
                .flatMap(result -> result instanceof Measured measured ? Stream.of(measured) : Stream.empty())
                .toList());
        if (growth.sizes.size() > 1) {
            out.println();
            growth.lines().forEach(out::println);
        }
    }

    private static int elements(Measured measured) {
        return Objects.requireNonNull(measured.elements());
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        StringBuilder head = new StringBuilder("%-24s %-9s".formatted("ns by size", ""));
        sizes.forEach(size -> head.append(" %12d".formatted(size)));
        lines.add(head + " %14s".formatted("ns an element"));
        byCodec.forEach((codec, times) -> {
            lines.add(line(codec, "encode", times, Measured::encode));
            lines.add(line(codec, "decode", times, Measured::decode));
        });
        return lines;
    }

    private String line(
            String codec, String operation, TreeMap<Integer, Measured> times, Function<Measured, OperationView> of) {
        StringBuilder line = new StringBuilder("%-24s %-9s".formatted(codec, operation));
        for (int size : sizes) {
            Measured measured = times.get(size);
            line.append(
                    measured == null
                            ? " %12s".formatted("-")
                            : String.format(
                                    Locale.ROOT, " %12.1f", of.apply(measured).nanos()));
        }
        return line + " %14s".formatted(perElement(times, of));
    }

    private static String perElement(TreeMap<Integer, Measured> times, Function<Measured, OperationView> of) {
        int more = times.lastKey() - times.firstKey();
        if (more == 0) {
            return "-";
        }
        double longer = of.apply(times.lastEntry().getValue()).nanos()
                - of.apply(times.firstEntry().getValue()).nanos();
        return String.format(Locale.ROOT, "%.2f", longer / more);
    }
}
