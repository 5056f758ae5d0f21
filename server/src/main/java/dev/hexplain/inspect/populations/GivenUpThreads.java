package dev.hexplain.inspect.populations;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;

/** Threads of codecs that did not come to an end, and cannot be stopped. Safe for many threads. */
final class GivenUpThreads {
    private final Set<ExecutorService> pools = ConcurrentHashMap.newKeySet();

    /** Takes over threads that were asked to end. */
    void add(ExecutorService told) {
        pools.add(told);
    }

    /** How many codecs still have not. */
    int count() {
        pools.removeIf(ExecutorService::isTerminated);
        return pools.size();
    }
}
