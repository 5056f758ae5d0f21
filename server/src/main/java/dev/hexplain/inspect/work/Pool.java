package dev.hexplain.inspect.work;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A pool of open things that are expensive to open, up to a number. A member is never closed while in use: it is closed
 * when the last lease ends. Closing takes time (mapped memory is given back when no thread reads it any more), so that
 * nobody else waits for it.
 */
public final class Pool<K, V extends Pool.Member> {
    /** Something that is opened and closed. */
    public interface Member {
        void close();
    }

    /** Opens a member; may refuse. */
    public interface Opener<K, V> {
        V open(K key) throws IOException;
    }

    private final int kept;
    private final Opener<K, V> opener;
    private final LongAdder hits = new LongAdder();
    private final LongAdder misses = new LongAdder();
    private final Map<K, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);

    private final class Entry {
        private volatile @Nullable V value;
        private int leases;
        private boolean dropped;

        synchronized V opened(K key, Opener<K, V> opener) throws IOException {
            V known = value;
            (known == null ? misses : hits).increment();
            if (known == null) {
                known = opener.open(key);
                value = known;
            }
            return known;
        }

        synchronized void close() {
            if (value != null) {
                value.close();
                value = null;
            }
        }
    }

    /** The right to use a member until closed. */
    public final class Lease implements AutoCloseable {
        private final Entry entry;
        private final V value;

        private Lease(Entry entry, V value) {
            this.entry = entry;
            this.value = value;
        }

        public V value() {
            return value;
        }

        @Override
        public void close() {
            release(entry);
        }
    }

    /** @param kept how many stay open while not in use */
    public Pool(int kept, Opener<K, V> opener) {
        this.kept = kept;
        this.opener = opener;
    }

    /** Leases the member with a key, which is opened where it is not. */
    public Lease lease(K key) throws IOException {
        return lease(key, opener);
    }

    /** The same for who knows more than the key, and opens it with that. */
    public Lease lease(K key, Opener<K, V> opening) throws IOException {
        Entry entry = acquire(key);
        boolean lent = false;
        try {
            Lease lease = new Lease(entry, entry.opened(key, opening));
            lent = true;
            return lease;
        } finally {
            if (!lent) {
                drop(key);
                release(entry);
            }
        }
    }

    /** How many are open, or about to be. */
    public int size() {
        synchronized (entries) {
            return entries.size();
        }
    }

    /** How often one was lent that was open. */
    public long hits() {
        return hits.sum();
    }

    /** How often one had to be opened. */
    public long misses() {
        return misses.sum();
    }

    /** Whether the member with a key is open. */
    public boolean has(K key) {
        synchronized (entries) {
            Entry entry = entries.get(key);
            return entry != null && entry.value != null;
        }
    }

    /** Closes a member as soon as it is not in use; the next lease opens it anew. */
    public void drop(K key) {
        Entry idle = null;
        synchronized (entries) {
            Entry entry = entries.remove(key);
            if (entry != null) {
                entry.dropped = true;
                idle = entry.leases == 0 ? entry : null;
            }
        }
        if (idle != null) {
            idle.close();
        }
    }

    /** Closes members as soon as they are not in use. */
    public void drop(Predicate<K> those) {
        List<K> keys;
        synchronized (entries) {
            keys = entries.keySet().stream().filter(those).toList();
        }
        keys.forEach(key -> drop(key));
    }

    private Entry acquire(K key) {
        synchronized (entries) {
            Entry entry = entries.computeIfAbsent(key, ignored -> new Entry());
            entry.leases++;
            return entry;
        }
    }

    private void release(Entry entry) {
        boolean last;
        synchronized (entries) {
            entry.leases--;
            last = entry.dropped && entry.leases == 0;
        }
        if (last) {
            entry.close();
        }
        closeIdle();
    }

    /** The ones used longest ago go first. */
    private void closeIdle() {
        List<Entry> idle = new ArrayList<>();
        synchronized (entries) {
            for (Iterator<Entry> eldest = entries.values().iterator(); entries.size() > kept && eldest.hasNext(); ) {
                Entry entry = eldest.next();
                if (entry.leases == 0) {
                    eldest.remove();
                    idle.add(entry);
                }
            }
        }
        idle.forEach(Entry::close);
    }

    public void close() {
        List<Entry> idle;
        synchronized (entries) {
            entries.values().forEach(entry -> entry.dropped = true);
            idle = entries.values().stream().filter(entry -> entry.leases == 0).toList();
            entries.clear();
        }
        idle.forEach(Entry::close);
    }
}
