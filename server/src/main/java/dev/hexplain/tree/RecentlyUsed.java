package dev.hexplain.tree;

import java.util.LinkedHashMap;
import java.util.Map;

/** A bounded map that evicts the least recently used entry. Callers synchronize on it. */
final class RecentlyUsed<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1;

    private final int limit;

    RecentlyUsed(int limit) {
        super(16, 0.75f, true);
        this.limit = limit;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > limit;
    }
}
