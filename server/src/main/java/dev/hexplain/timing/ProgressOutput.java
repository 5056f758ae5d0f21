package dev.hexplain.timing;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.function.Consumer;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;

/** What JMH tells of a run: iterations become events, and the last of all text is kept for the case of a failure. */
final class ProgressOutput implements OutputFormat {
    private static final int MOST_LOG = 8 << 10;

    private final TimingPlan plan;
    private final Consumer<TimingEvent> events;
    private final StringBuilder log = new StringBuilder();
    private int fork;
    private volatile long last = System.nanoTime();

    ProgressOutput(TimingPlan plan, Consumer<TimingEvent> events) {
        this.plan = plan;
        this.events = events;
    }

    /** When the last iteration ended, as {@link System#nanoTime()}. */
    long lastNanos() {
        return last;
    }

    /** The last of what was written, by JMH and by the processes that it started. */
    String log() {
        return log.toString().strip();
    }

    @Override
    public void startBenchmark(BenchmarkParams benchmark) {
        fork = 0;
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams iteration, int number) {
        if (number == 1 && (isWarmup(iteration) || benchmark.getWarmup().getCount() == 0)) {
            fork++;
        }
    }

    @Override
    public void iterationResult(
            BenchmarkParams benchmark, IterationParams iteration, int number, IterationResult result) {
        last = System.nanoTime();
        boolean warmup = isWarmup(iteration);
        int before = warmup ? 0 : benchmark.getWarmup().getCount();
        events.accept(new TimingEvent.Iteration(
                benchmark.getParam("codec"),
                Integer.parseInt(benchmark.getParam("size")),
                TimedOperation.of(benchmark.getBenchmark()),
                fork,
                plan.allForks(),
                before + number,
                plan.allIterations(),
                !warmup && fork > benchmark.getWarmupForks(),
                result.getPrimaryResult().getScore()));
    }

    private static boolean isWarmup(IterationParams iteration) {
        return iteration.getType() == IterationType.WARMUP;
    }

    @Override
    public void endBenchmark(BenchmarkResult result) {}

    @Override
    public void startRun() {}

    @Override
    public void endRun(Collection<RunResult> results) {}

    @Override
    public void print(String text) {
        log.append(text);
        log.delete(0, Math.max(0, log.length() - MOST_LOG));
    }

    @Override
    public void println(String text) {
        print(text + '\n');
    }

    @Override
    public void verbosePrintln(String text) {}

    @Override
    public void write(int character) {
        print(Character.toString(character));
    }

    @Override
    public void write(byte[] text) {
        print(new String(text, StandardCharsets.UTF_8));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
