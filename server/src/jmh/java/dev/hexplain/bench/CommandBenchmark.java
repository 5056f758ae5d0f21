package dev.hexplain.bench;

import dev.hexplain.bench.BenchmarkResult.PeerOf;
import dev.hexplain.bench.workload.MixedCapture;
import dev.hexplain.bench.workload.OrderFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Commands in processes of their own, by turns with another program that does the same, so that what a start costs is part
 * of it. {@code bin/hexplain} runs what was built last: {@code make jar} makes what is released.
 */
final class CommandBenchmark {
    private static final String NAME = CommandBenchmark.class.getSimpleName();
    static final String HEXPLAIN = Path.of("..", "bin", "hexplain").toString();
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final Path SMALL = Path.of("..", "samples", "encodings", "market-data.cbor.bin");

    private CommandBenchmark() {}

    /**
     * A command of hexplain, and another program's.
     *
     * @param bytes that both read
     */
    private record Comparison(String work, long bytes, List<String> ours, List<String> peer) {
        static Comparison of(String work, Path file, List<String> ours, List<String> peer) throws IOException {
            return new Comparison(work, Files.size(file), with(ours, file), with(peer, file));
        }

        private static List<String> with(List<String> command, Path file) {
            List<String> words = new ArrayList<>(command);
            words.add(file.toString());
            return words;
        }

        /** As JMH names a benchmark. */
        String benchmark() {
            return CommandBenchmark.class.getName() + '.' + ours.get(1);
        }
    }

    private static List<Comparison> comparisons() throws IOException {
        List<String> scan = List.of(HEXPLAIN, "scan");
        List<String> readObject = List.of(
                JAVA, "-Xmx4g", "-cp", System.getProperty("java.class.path"), ReadObjectBenchmark.class.getName());
        return List.of(
                new Comparison("nothing", 0, List.of(HEXPLAIN, "--version"), List.of(JAVA, "--version")),
                Comparison.of("small CBOR", SMALL, List.of(HEXPLAIN, "decode"), List.of("fq", "-d", "cbor", "dv")),
                Comparison.of(
                        "flows",
                        MixedCapture.file(),
                        List.of(HEXPLAIN, "capture"),
                        List.of("tshark", "-q", "-z", "conv,tcp", "-r")),
                Comparison.of("orders", OrderFiles.javaStream(), scan, readObject),
                Comparison.of("longs", Streams.file("longs"), scan, readObject));
    }

    /** Runs those that are wanted by their names, {@code package.Class.command}. */
    static List<BenchmarkResult> run(Predicate<String> wanted, int rounds) throws IOException {
        List<BenchmarkResult> results = new ArrayList<>();
        for (Comparison comparison : comparisons()) {
            if (wanted.test(comparison.benchmark())) {
                results.addAll(compare(comparison, rounds));
            }
        }
        return results;
    }

    private static List<BenchmarkResult> compare(Comparison comparison, int rounds) throws IOException {
        Program program = new Program(comparison.peer.getFirst());
        boolean compared = program.isInstalled();
        if (!compared) {
            System.out.println(program.missing(comparison.benchmark()));
        }
        List<CommandTime> ours = new ArrayList<>();
        List<CommandTime> theirs = new ArrayList<>();
        for (int round = 0; round <= rounds; round++) {
            ours.add(CommandTime.of(comparison.ours));
            if (compared) {
                theirs.add(CommandTime.of(comparison.peer));
            }
        }
        List<BenchmarkResult> results = new ArrayList<>();
        String name = comparison.ours.get(1);
        results.add(result(name, comparison, ours, Optional.empty()));
        if (compared) {
            PeerOf peer = new PeerOf(NAME + '.' + name, comparison.work, List.of(program.version()));
            results.add(result(program.file(), comparison, theirs, Optional.of(peer)));
        }
        return results;
    }

    private static BenchmarkResult result(
            String name, Comparison comparison, List<CommandTime> times, Optional<PeerOf> peer) {
        List<CommandTime> measured = times.subList(1, times.size()); // the first finds its files
        double wall = median(measured.stream().mapToDouble(CommandTime::wall).toArray());
        double cpu = median(measured.stream().mapToDouble(CommandTime::cpu).toArray());
        System.out.printf("%s, %s: %.0f ms, %.0f ms of CPU%n", name, comparison.work, wall, cpu);
        return new BenchmarkResult(NAME, name, comparison.work, wall, "ms", cpu, comparison.bytes, 0, 0, peer);
    }

    private static double median(double[] figures) {
        Arrays.sort(figures);
        return figures[figures.length / 2];
    }
}
