package dev.hexplain.store;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What is being deleted, by id: nobody finds it any more, so that what works on it can be ended before its files go, and
 * nothing new begins. Safe for many threads.
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
