package dev.hexplain.bench;

import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** The results of a run as tables in Markdown: one for each class of benchmarks, each peer with its ratio. */
final class BenchmarkReport {
    private static final String BEGIN = "<!-- measured: written by make bench-docs -->\n";
    private static final String END = "<!-- end of what was measured -->\n";

    /** What reads the same stands together, peers last. */
    private static final Comparator<Line> BY_WORKLOAD = Comparator.comparing(Line::workload)
            .thenComparing(line -> line.peer().isPresent())
            .thenComparing(Line::name);

    private final List<Line> lines;
    private final boolean quick;

    BenchmarkReport(Collection<RunResult> results, boolean quick) {
        this.lines = results.stream().map(Line::of).sorted(BY_WORKLOAD).toList();
        this.quick = quick;
    }

    /**
     * One benchmark with its parameters.
     *
     * @param wall of a round, in the unit of the benchmark
     * @param cpu milliseconds of the thread's processor time; 0 where it was not measured
     */
    private record Line(
            Class<?> type,
            String name,
            String parameter,
            Method method,
            double wall,
            String unit,
            double cpu,
            double bytes,
            double allocated,
            double index) {

        static Line of(RunResult result) {
            BenchmarkParams params = result.getParams();
            String full = params.getBenchmark();
            int dot = full.lastIndexOf('.');
            try {
                Class<?> type = Class.forName(full.substring(0, dot));
                String name = full.substring(dot + 1);
                Method method = Arrays.stream(type.getMethods())
                        .filter(one -> one.getName().equals(name))
                        .findFirst()
                        .orElseThrow();
                return new Line(
                        type,
                        name,
                        params.getParamsKeys().stream().map(params::getParam).collect(Collectors.joining(", ")),
                        method,
                        result.getPrimaryResult().getScore(),
                        result.getPrimaryResult().getScoreUnit(),
                        figure(result, FiguresProfiler.CPU),
                        figure(result, FiguresProfiler.BYTES),
                        figure(result, FiguresProfiler.ALLOCATED),
                        figure(result, FiguresProfiler.INDEX));
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }

        private static double figure(RunResult result, String name) {
            Result<?> figure = result.getSecondaryResults().get(name);
            return figure == null ? 0 : figure.getScore();
        }

        Optional<Peer> peer() {
            return Optional.ofNullable(method.getAnnotation(Peer.class));
        }

        String workload() {
            return peer().map(Peer::with).filter(with -> !with.isEmpty()).orElse(parameter);
        }

        boolean isMeasureOf(Peer peer, String workload) {
            return peer.of().equals(type.getSimpleName() + '.' + name) && workload.equals(parameter);
        }
    }

    String markdown() {
        Map<String, List<Line>> byClass = lines.stream()
                .collect(Collectors.groupingBy(line -> line.type.getSimpleName(), TreeMap::new, Collectors.toList()));
        StringBuilder text = new StringBuilder(conditions());
        byClass.forEach((name, all) -> {
            text.append("\n### ").append(name).append("\n\n");
            text.append("| | of | CPU ms | MB/s of CPU | wall | allocated MB | index / file | hexplain : peer |\n");
            text.append("|---|---|---|---|---|---|---|---|\n");
            all.forEach(line -> text.append(row(line)));
            text.append(libraries(all));
        });
        return text.toString();
    }

    private String conditions() {
        Runtime machine = Runtime.getRuntime();
        return "Measured on %s, %d processors, Java %s, %s %s. CPU is of the thread that works, without the collector's.%s\n"
                .formatted(
                        LocalDate.now(ZoneOffset.UTC),
                        machine.availableProcessors(),
                        Runtime.version(),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"),
                        quick ? " A quick run: two short iterations, of which ratios count at most." : "");
    }

    private String row(Line line) {
        return "| %s | %s | %s | %s | %s | %s | %s | %s |\n"
                .formatted(
                        line.peer().isPresent() ? "peer: " + line.name : line.name,
                        line.workload(),
                        shown(line.cpu, "%.1f"),
                        line.cpu < 0.5 ? "" : shown(line.bytes / 1e3 / line.cpu, "%.0f"),
                        String.format(Locale.ROOT, "%.4g %s", line.wall, line.unit),
                        shown(line.allocated / 1e6, "%.1f"),
                        line.bytes == 0 ? "" : shown(line.index / line.bytes, "%.3f"),
                        ratio(line));
    }

    private static String shown(double figure, String form) {
        return figure == 0 ? "" : String.format(Locale.ROOT, form, figure);
    }

    /** How many times as fast the benchmark is that a peer is compared with: by CPU, or by wall time without. */
    private String ratio(Line line) {
        return line.peer()
                .flatMap(peer -> lines.stream()
                        .filter(ours -> ours.isMeasureOf(peer, line.workload()))
                        .findFirst())
                .map(ours -> String.format(
                        Locale.ROOT,
                        "%.2f",
                        ours.cpu > 0 && line.cpu > 0 ? line.cpu / ours.cpu : line.wall / ours.wall))
                .orElse("");
    }

    private static String libraries(List<Line> all) {
        String jars = all.stream()
                .flatMap(line -> line.peer().stream())
                .flatMap(peer -> Stream.of(peer.libraries()))
                .map(BenchmarkReport::jar)
                .distinct()
                .collect(Collectors.joining(", "));
        return jars.isEmpty() ? "" : "\nPeers: " + jars + ".\n";
    }

    /** The name of the jar of a class, which has the version. */
    private static String jar(Class<?> library) {
        try {
            Path jar = Path.of(
                    library.getProtectionDomain().getCodeSource().getLocation().toURI());
            return jar.getFileName().toString().replace(".jar", "");
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
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
        List<String> parts = new ArrayList<>(List.of(text.substring(0, begin), BEGIN, markdown(), text.substring(end)));
        Files.writeString(document, String.join("", parts), StandardCharsets.UTF_8);
    }
}
