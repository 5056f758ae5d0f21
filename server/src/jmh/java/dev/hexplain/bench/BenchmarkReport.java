package dev.hexplain.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The results of a run as tables in Markdown: one for each class of benchmarks, each peer with its ratio. */
final class BenchmarkReport {
    private static final String BEGIN = "<!-- measured: written by make bench-docs -->\n";
    private static final String END = "<!-- end of what was measured -->\n";
    private static final String HEADER = """
            | | of | CPU ms | MB/s of CPU | wall | allocated MB | index / file | hexplain : peer |
            |---|---|---|---|---|---|---|---|
            """;

    /** What reads the same stands together, peers last. */
    private static final Comparator<BenchmarkResult> BY_WORKLOAD = Comparator.comparing(BenchmarkResult::workload)
            .thenComparing(result -> result.peer().isPresent())
            .thenComparing(BenchmarkResult::name);

    private final List<BenchmarkResult> results;
    private final boolean quick;

    BenchmarkReport(Collection<BenchmarkResult> results, boolean quick) {
        this.results = results.stream().sorted(BY_WORKLOAD).toList();
        this.quick = quick;
    }

    String markdown() {
        Map<String, List<BenchmarkResult>> byGroup = results.stream()
                .collect(Collectors.groupingBy(BenchmarkResult::group, TreeMap::new, Collectors.toList()));
        StringBuilder text = new StringBuilder(conditions());
        byGroup.forEach((name, all) -> {
            text.append("\n### ").append(name).append("\n\n").append(HEADER);
            all.forEach(result -> text.append(row(result)));
            text.append(versions(all));
        });
        return text.toString();
    }

    private String conditions() {
        Runtime machine = Runtime.getRuntime();
        return "Measured on %s, %d processors, Java %s, %s %s. CPU is of the thread that works, without the collector's; of commands, of all threads.%s\n"
                .formatted(
                        LocalDate.now(ZoneOffset.UTC),
                        machine.availableProcessors(),
                        Runtime.version(),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"),
                        quick ? " A quick run: two short iterations, of which ratios count at most." : "");
    }

    private String row(BenchmarkResult result) {
        return "| %s | %s | %s | %s | %s | %s | %s | %s |\n"
                .formatted(
                        result.peer().isPresent() ? "peer: " + result.name() : result.name(),
                        result.workload(),
                        shown(result.cpu(), "%.1f"),
                        result.cpu() < 0.5 ? "" : shown(result.bytes() / 1e3 / result.cpu(), "%.0f"),
                        String.format(
                                Locale.ROOT,
                                result.wall() < 1e4 ? "%.4g %s" : "%,.0f %s",
                                result.wall(),
                                result.unit()),
                        shown(result.allocated() / 1e6, "%.1f"),
                        result.bytes() == 0 ? "" : shown(result.index() / result.bytes(), "%.3f"),
                        ratio(result));
    }

    private static String shown(double figure, String form) {
        return figure == 0 ? "" : String.format(Locale.ROOT, form, figure);
    }

    private String ratio(BenchmarkResult result) {
        return result.peer()
                .flatMap(peer ->
                        results.stream().filter(ours -> ours.isMeasureOf(peer)).findFirst())
                .map(ours -> String.format(Locale.ROOT, "%.2f", ours.speedup(result)))
                .orElse("");
    }

    private static String versions(List<BenchmarkResult> all) {
        String versions = all.stream()
                .flatMap(result -> result.peer().stream())
                .flatMap(peer -> peer.versions().stream())
                .distinct()
                .collect(Collectors.joining(", "));
        return versions.isEmpty() ? "" : "\nPeers: " + versions + ".\n";
    }

    /** Writes the tables between the marks of a document. */
    void writeTo(Path document) throws IOException {
        String text = Files.readString(document);
        int begin = text.indexOf(BEGIN);
        int end = text.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IOException("%s has no place for the figures: the lines `%s` and `%s`"
                    .formatted(document, BEGIN.strip(), END.strip()));
        }
        String written = text.substring(0, begin) + BEGIN + markdown() + text.substring(end);
        Files.writeString(document, written, StandardCharsets.UTF_8);
    }
}
