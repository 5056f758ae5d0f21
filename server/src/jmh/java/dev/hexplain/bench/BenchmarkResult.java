package dev.hexplain.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * What one benchmark with its parameters took, for a round.
 *
 * @param group the class of the benchmark
 * @param name of its method, or of its command
 * @param wall in {@code unit}
 * @param cpu milliseconds of processor time; 0 where it was not measured
 * @param bytes that were read; 0 where it does not matter
 * @param allocated bytes of heap; 0 where it was not measured
 * @param index bytes written; 0 where none were
 */
record BenchmarkResult(
        String group,
        String name,
        String parameter,
        double wall,
        String unit,
        double cpu,
        double bytes,
        double allocated,
        double index,
        Optional<PeerOf> peer) {

    /**
     * What a peer is compared with.
     *
     * @param measure the other benchmark, {@code Class.method}
     * @param with the parameter of that one
     * @param versions of the libraries or programs that read
     */
    record PeerOf(String measure, String with, List<String> versions) {}

    static BenchmarkResult of(RunResult result) {
        BenchmarkParams params = result.getParams();
        Method method = method(params.getBenchmark());
        String parameter = params.getParamsKeys().stream().map(params::getParam).collect(Collectors.joining(", "));
        boolean sampled = params.getMode() == Mode.SampleTime;
        return new BenchmarkResult(
                method.getDeclaringClass().getSimpleName(),
                method.getName(),
                parameter,
                sampled
                        ? result.getPrimaryResult().getStatistics().getPercentile(50)
                        : result.getPrimaryResult().getScore(),
                result.getPrimaryResult().getScoreUnit() + (sampled ? ", median" : ""),
                figure(result, FiguresProfiler.CPU),
                figure(result, FiguresProfiler.BYTES),
                figure(result, FiguresProfiler.ALLOCATED),
                figure(result, FiguresProfiler.INDEX),
                Optional.ofNullable(method.getAnnotation(Peer.class)).map(peer -> peerOf(peer, parameter)));
    }

    /** The method of a benchmark, by the name JMH has for it: {@code package.Class.method}. */
    static Method method(String benchmark) {
        int dot = benchmark.lastIndexOf('.');
        try {
            return Arrays.stream(Class.forName(benchmark.substring(0, dot)).getMethods())
                    .filter(one -> one.getName().equals(benchmark.substring(dot + 1)))
                    .findFirst()
                    .orElseThrow();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static double figure(RunResult result, String name) {
        Result<?> figure = result.getSecondaryResults().get(name);
        return figure == null ? 0 : figure.getScore();
    }

    private static PeerOf peerOf(Peer peer, String parameter) {
        List<String> versions = new ArrayList<>();
        if (!peer.program().isEmpty()) {
            try {
                versions.add(new Program(peer.program()).version());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        Arrays.stream(peer.libraries()).map(BenchmarkResult::jar).forEach(versions::add);
        return new PeerOf(peer.of(), peer.with().isEmpty() ? parameter : peer.with(), versions);
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

    /** What was read: of a peer, the parameter of what it is compared with. */
    String workload() {
        return peer.map(PeerOf::with).orElse(parameter);
    }

    boolean isMeasureOf(PeerOf other) {
        return other.measure().equals(group + '.' + name) && other.with().equals(parameter);
    }

    /** How many times as fast this is as another: by processor time, or by wall time where that is not known. */
    double speedup(BenchmarkResult other) {
        return cpu > 0 && other.cpu > 0 ? other.cpu / cpu : other.wall / wall;
    }
}
