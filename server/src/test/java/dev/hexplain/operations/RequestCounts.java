package dev.hexplain.operations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How requests were answered: how often with each status, and how long each kind of them took. Safe for many threads. */
final class RequestCounts {
    private static final int BUSY = 503;
    private static final double MILLI = 1e6;

    /** What names one of many. */
    private static final Pattern IDS = Pattern.compile("(?<=/(?:dumps|trees|fields)/)[^/]+");

    private final Map<Integer, LongAdder> statuses = new ConcurrentSkipListMap<>();
    private final Map<String, Kind> kinds = new ConcurrentSkipListMap<>();

    /** Requests of one kind. */
    private static final class Kind {
        private final List<Long> nanos = Collections.synchronizedList(new ArrayList<>());
        private final LongAdder busy = new LongAdder();
    }

    /** Counts an answer to a path, which may have a query. */
    void count(String method, String path, int status, long nanos) {
        statuses.computeIfAbsent(status, any -> new LongAdder()).increment();
        String route = IDS.matcher(path.split("\\?", 2)[0]).replaceAll("*").replace("/api/v1", "");
        Kind kind = kinds.computeIfAbsent(method + " " + route, any -> new Kind());
        kind.nanos.add(nanos);
        if (status == BUSY) {
            kind.busy.increment();
        }
    }

    long answered() {
        return statuses.values().stream().mapToLong(LongAdder::sum).sum();
    }

    /** The share of all requests for which the server was too busy. */
    double busy() {
        LongAdder busy = statuses.getOrDefault(BUSY, new LongAdder());
        return (double) busy.sum() / Math.max(1, answered());
    }

    /** The statuses, and a line for each kind of requests. */
    @Override
    public String toString() {
        return kinds.entrySet().stream()
                .map(kind -> line(kind.getKey(), kind.getValue()))
                .collect(Collectors.joining("\n", statuses + "\n", ""));
    }

    private static String line(String name, Kind kind) {
        List<Long> sorted = kind.nanos.stream().sorted().toList();
        return String.format(
                Locale.ROOT,
                "%-45s %7d answers, %5.2f %% busy, p50 %8.1f ms, p99 %8.1f ms, longest %8.1f ms",
                name,
                sorted.size(),
                100.0 * kind.busy.sum() / sorted.size(),
                at(sorted, 0.5),
                at(sorted, 0.99),
                at(sorted, 1));
    }

    /** What a share of them took at most, in milliseconds, by nearest rank. */
    static double at(List<Long> sortedNanos, double share) {
        return sortedNanos.get((int) Math.ceil(share * sortedNanos.size()) - 1) / MILLI;
    }
}
