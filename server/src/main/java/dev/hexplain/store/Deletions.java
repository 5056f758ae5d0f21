package dev.hexplain.store;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The deletions in progress, by id: what is being deleted is no longer found, so that its jobs can be cancelled before
 * its files go, and no new ones start. Safe for many threads.
 */
final class Deletions {
    private final Set<String> underWay = ConcurrentHashMap.newKeySet();

    /** Begins one. */
    Deletion begin(String id) {
        underWay.add(id);
        return () -> underWay.remove(id);
    }

    boolean include(String id) {
        return underWay.contains(id);
    }
}
