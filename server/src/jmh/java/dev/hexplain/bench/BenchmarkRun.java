package dev.hexplain.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs benchmarks with the options of JMH's own command line, and besides {@code --quick} for a look at all of them in
 * minutes, and {@code --write FILE} to write the tables into a document, between its marks. What the forked processes
 * are to be started with stands in the system property {@code bench.jvm}. A peer that is not installed is left out.
 */
public final class BenchmarkRun {
    private static final TimeValue QUICK = TimeValue.milliseconds(700);
    private static final int COMMANDS = 15;
    private static final int QUICK_COMMANDS = 5;
    private static final double LOAD_SECONDS = 8;
    private static final double QUICK_LOAD_SECONDS = 3;

    private BenchmarkRun() {}

    public static void main(String[] arguments) throws CommandLineOptionException, RunnerException, IOException {
        List<String> words = new ArrayList<>(List.of(arguments));
        boolean quick = words.remove("--quick");
        int write = words.indexOf("--write");
        Path document = write < 0 ? null : Path.of(words.remove(write + 1));
        if (write >= 0) {
            words.remove(write);
        }
        CommandLineOptions jmh = new CommandLineOptions(words.toArray(String[]::new));
        List<BenchmarkResult> results = new ArrayList<>(built(jmh, quick));
        results.addAll(run(jmh, quick));
        BenchmarkReport report = new BenchmarkReport(results, quick);
        System.out.println(report.markdown());
        if (document != null) {
            report.writeTo(document);
        }
    }

    /** What {@code bin/hexplain} does, which is left out with a word unless it is built. */
    private static List<BenchmarkResult> built(CommandLineOptions jmh, boolean quick) throws IOException {
        try {
            new Program(CommandBenchmark.HEXPLAIN).version();
        } catch (IOException e) {
            System.out.println("Commands and a server under load are left out: " + e.getMessage());
            return List.of();
        }
        List<BenchmarkResult> results = new ArrayList<>();
        results.addAll(CommandBenchmark.run(wanted(jmh), quick ? QUICK_COMMANDS : COMMANDS));
        results.addAll(PageLoadBenchmark.run(wanted(jmh), quick ? QUICK_LOAD_SECONDS : LOAD_SECONDS));
        return results;
    }

    /** Whether a benchmark is asked for by its name: by one pattern of JMH's command line, or by none of none. */
    private static Predicate<String> wanted(CommandLineOptions jmh) {
        List<Pattern> included =
                jmh.getIncludes().stream().map(Pattern::compile).toList();
        List<Pattern> excluded =
                jmh.getExcludes().stream().map(Pattern::compile).toList();
        return name -> (included.isEmpty()
                        || included.stream().anyMatch(one -> one.matcher(name).find()))
                && excluded.stream().noneMatch(one -> one.matcher(name).find());
    }

    private static List<BenchmarkResult> run(CommandLineOptions jmh, boolean quick) throws RunnerException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .parent(jmh)
                .addProfiler(FiguresProfiler.class)
                .jvmArgsAppend(System.getProperty("bench.jvm", "").split(" "));
        jmh.getExcludes().forEach(options::exclude);
        withoutProgram(jmh).forEach(options::exclude);
        if (quick) {
            options.warmupIterations(2)
                    .warmupTime(QUICK)
                    .measurementIterations(2)
                    .measurementTime(QUICK);
        }
        try {
            return new Runner(options.build())
                    .run().stream().map(BenchmarkResult::of).toList();
        } catch (NoBenchmarksException e) {
            return List.of(); // only commands were asked for
        }
    }

    /** The benchmarks among those asked for whose program is not installed, each said with a word. */
    private static List<String> withoutProgram(CommandLineOptions jmh) {
        Set<BenchmarkListEntry> all = BenchmarkList.defaultList()
                .find(
                        OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT),
                        jmh.getIncludes(),
                        jmh.getExcludes());
        List<String> missing = new ArrayList<>();
        for (BenchmarkListEntry entry : all) {
            Peer peer = BenchmarkResult.method(entry.getUsername()).getAnnotation(Peer.class);
            if (peer != null && !peer.program().isEmpty()) {
                Program program = new Program(peer.program());
                if (!program.isInstalled()) {
                    System.out.println(program.missing(entry.getUsername()));
                    missing.add('^' + Pattern.quote(entry.getUsername()) + '$');
                }
            }
        }
        return missing;
    }
}
