package dev.hexplain.bench;

import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/** Adds {@link Figures} to the results of a benchmark that has some. */
public final class FiguresProfiler implements InternalProfiler {
    static final String CPU = "cpu";
    static final String BYTES = "bytes";
    static final String ALLOCATED = "allocated";
    static final String INDEX = "index";

    @Override
    public String getDescription() {
        return "Processor time, allocation and index bytes of a round";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        Figures.cpuMillis = 0;
    }

    @Override
    public List<Result<ScalarResult>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        return Figures.cpuMillis == 0
                ? List.of()
                : List.of(
                        figure(CPU, Figures.cpuMillis, "ms"),
                        figure(BYTES, Figures.bytes, "B"),
                        figure(ALLOCATED, Figures.allocated, "B"),
                        figure(INDEX, Figures.indexBytes, "B"));
    }

    private static ScalarResult figure(String name, double value, String unit) {
        return new ScalarResult(name, value, unit, AggregationPolicy.AVG);
    }
}
