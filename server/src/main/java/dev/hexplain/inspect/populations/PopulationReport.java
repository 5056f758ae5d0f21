package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.view.PopulationView;
import dev.hexplain.inspect.view.PopulationView.BestView;
import dev.hexplain.inspect.view.PopulationView.CodecSizesView;
import dev.hexplain.inspect.view.PopulationView.DictionaryView;
import dev.hexplain.inspect.view.PopulationView.ReasonView;
import dev.hexplain.inspect.view.PopulationView.SizesView;
import dev.hexplain.inspect.view.ViewJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Prints what codecs make of many objects: the use case of the command line. */
public final class PopulationReport {
    private static final int WIDTH = 118;
    private static final String COLUMNS = "%-26s %8s %7s %7s %7s %7s %11s %11s %11s %10s%n";

    private final PrintWriter out;

    public PopulationReport(PrintWriter out) {
        this.out = out;
    }

    /**
     * Measures and prints; the smallest codec comes first, and those that refused some objects last.
     *
     * @param asJson as one document, rather than a table
     * @return whether all objects of all dumps are among what was measured
     */
    public boolean measure(PopulationOrder order, boolean asJson) throws IOException {
        PopulationView view = PopulationLab.measure(order, PopulationProgress.NONE);
        if (asJson) {
            out.println(ViewJson.mapper().writeValueAsString(view));
        } else {
            print(view);
        }
        return view.left().isEmpty() && view.incomplete().isEmpty();
    }

    private void print(PopulationView view) {
        print(String.format(
                Locale.ROOT,
                "%,d %s from %,d of %,d %s, %d %s defined: %s",
                view.objects(),
                view.objects() == 1 ? "object" : "objects",
                view.read(),
                view.dumps(),
                view.dumps() == 1 ? "dump" : "dumps",
                view.classes(),
                view.classes() == 1 ? "class" : "classes",
                view.roots().stream()
                        .map(each -> String.format(Locale.ROOT, "%,d %s", each.objects(), each.className()))
                        .collect(Collectors.joining(", "))));
        view.left().forEach(each -> reason("left out", each));
        view.incomplete().forEach(each -> reason("incomplete", each));
        out.printf(
                COLUMNS, "codec", "objects", "min", "median", "p99", "max", "total", "zstd", "zstd+dict", "dictionary");
        sorted(view).stream().filter(each -> each.sizes() != null).forEach(this::row);
        notes(view);
        best(view);
    }

    private void reason(String what, ReasonView reason) {
        String first = reason.first().isEmpty() ? "" : " (first: " + reason.first() + ")";
        print(String.format(Locale.ROOT, "%s: %,d, %s%s", what, reason.count(), reason.reason(), first));
    }

    /** Prints a remark, in lines of at most {@value #WIDTH} characters, or one word. */
    private void print(String remark) {
        StringBuilder line = new StringBuilder("#");
        for (String word : remark.split(" ", -1)) {
            if (line.length() > 2 && line.length() + 1 + word.length() > WIDTH) {
                out.println(line);
                line.setLength(0);
                line.append("#  ");
            }
            line.append(' ').append(word);
        }
        out.println(line);
    }

    private static List<CodecSizesView> sorted(PopulationView view) {
        List<CodecSizesView> all = new ArrayList<>(view.codecs());
        all.sort(Comparator.comparingInt((CodecSizesView each) -> -each.encoded())
                .thenComparingLong(PopulationReport::total));
        return all;
    }

    private static long total(CodecSizesView codec) {
        return codec.sizes() == null ? Long.MAX_VALUE : codec.sizes().total();
    }

    private void row(CodecSizesView codec) {
        SizesView sizes = Objects.requireNonNull(codec.sizes());
        out.printf(
                Locale.ROOT,
                COLUMNS,
                codec.codec(),
                codec.encoded(),
                sizes.min(),
                sizes.median(),
                sizes.p99(),
                sizes.max(),
                sizes.total(),
                Objects.requireNonNull(codec.compressed()).zstd(),
                codec.dictionary() == null ? "-" : codec.dictionary().estimate(),
                codec.dictionary() == null ? "-" : codec.dictionary().size());
    }

    /** Codecs that took none of the objects, together by the first reason. */
    private void refusals(PopulationView view) {
        Map<String, List<String>> byReason = new LinkedHashMap<>();
        view.codecs().stream()
                .filter(each -> each.sizes() == null)
                .forEach(each -> byReason.computeIfAbsent(
                                each.refused().isEmpty()
                                        ? ""
                                        : each.refused().getFirst().reason(),
                                _ -> new ArrayList<>())
                        .add(each.codec()));
        byReason.forEach((reason, codecs) -> print("refused all: %s: %s".formatted(String.join(", ", codecs), reason)));
    }

    private void notes(PopulationView view) {
        refusals(view);
        for (CodecSizesView codec : sorted(view)) {
            if (codec.sizes() != null) {
                codec.refused().forEach(each -> reason(codec.codec() + " refused", each));
            }
            if (codec.changed() > 0) {
                print(String.format(
                        Locale.ROOT,
                        "%s: %,d came back otherwise, at worst %s: %s",
                        codec.codec(),
                        codec.changed(),
                        Objects.requireNonNull(codec.label()).kind(),
                        codec.label().reason()));
            }
        }
        view.codecs().stream()
                .filter(each -> each.dictionary() != null)
                .map(each -> Objects.requireNonNull(each.dictionary()))
                .max(Comparator.comparingInt(DictionaryView::trainedOn))
                .ifPresent(each -> print(String.format(
                        Locale.ROOT,
                        "zstd+dict: a dictionary trained on %,d objects was tried on %,d others; for all it is what zstd"
                                + " writes without one, in the ratio found there. The dictionary itself comes to it.",
                        each.trainedOn(),
                        each.validationCount())));
        view.codecs().stream()
                .filter(each -> each.sizes() != null && !each.noDictionary().isEmpty())
                .collect(Collectors.groupingBy(
                        CodecSizesView::noDictionary,
                        LinkedHashMap::new,
                        Collectors.mapping(CodecSizesView::codec, Collectors.joining(", "))))
                .forEach((reason, codecs) -> print("no dictionary: %s: %s".formatted(codecs, reason)));
    }

    private void best(PopulationView view) {
        BestView best = view.best();
        best("as it is", best.raw(), view, PopulationReport::total);
        best(
                "with zstd",
                best.zstd(),
                view,
                each -> Objects.requireNonNull(each.compressed()).zstd());
        best("with zstd and its dictionary", best.dictionary(), view, PopulationViews::withDictionary);
    }

    private void best(String how, @Nullable String codec, PopulationView view, ToLongFunction<CodecSizesView> size) {
        view.codecs().stream()
                .filter(each -> each.codec().equals(codec))
                .mapToLong(size)
                .forEach(each -> out.printf(
                        Locale.ROOT, "# smallest %s: %s, %,d bytes%s%n", how, codec, each, saved(each, view.bytes())));
    }

    /** How much less that is than what the dumps take as they are. */
    private static String saved(long size, @Nullable Long before) {
        if (before == null || before == 0) {
            return "";
        }
        long percent = Math.round(100.0 * (before - size) / before);
        return String.format(
                Locale.ROOT,
                ", %d %% %s than the %,d of the dumps",
                Math.abs(percent),
                percent < 0 ? "more" : "less",
                before);
    }
}
