package dev.hexplain.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs benchmarks with the options of JMH's own command line, and besides {@code --quick} for a look at all of them in
 * minutes, and {@code --write FILE} to write the tables into a document, between its marks. What the forked processes
 * are to be started with stands in the system property {@code bench.jvm}.
 */
public final class BenchmarkRun {
    private static final TimeValue QUICK = TimeValue.milliseconds(700);

    private BenchmarkRun() {}

    public static void main(String[] arguments) throws CommandLineOptionException, RunnerException, IOException {
        List<String> jmh = new ArrayList<>(List.of(arguments));
        boolean quick = jmh.remove("--quick");
        int write = jmh.indexOf("--write");
        Path document = write < 0 ? null : Path.of(jmh.remove(write + 1));
        if (write >= 0) {
            jmh.remove(write);
        }
        ChainedOptionsBuilder options = new OptionsBuilder()
                .parent(new CommandLineOptions(jmh.toArray(String[]::new)))
                .addProfiler(FiguresProfiler.class)
                .jvmArgsAppend(System.getProperty("bench.jvm", "").split(" "));
        if (quick) {
            options.warmupIterations(2)
                    .warmupTime(QUICK)
                    .measurementIterations(2)
                    .measurementTime(QUICK);
        }
        Collection<RunResult> results = new Runner(options.build()).run();
        BenchmarkReport report = new BenchmarkReport(results, quick);
        System.out.println(report.markdown());
        if (document != null) {
            report.writeTo(document);
        }
    }
}
