package dev.hexplain.codecs.samples;

import java.util.List;
import java.util.Optional;

/** The registry of all samples. */
public final class Samples {
    private static final List<Sample> ALL = List.of(
            OrderSample.of(),
            MarketDataSample.of(),
            BlogBenchSample.one(),
            BlogBenchSample.ten(),
            SessionSample.plain(),
            SessionSample.cyclic(),
            PersonSample.of(),
            MediaSample.of());

    private Samples() {}

    public static List<Sample> all() {
        return ALL;
    }

    public static Optional<Sample> get(String id) {
        return ALL.stream().filter(sample -> sample.id().equals(id)).findFirst();
    }
}
