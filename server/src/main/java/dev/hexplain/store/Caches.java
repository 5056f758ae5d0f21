package dev.hexplain.store;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;

/**
 * Registry of the cache folders: their sizes, their readers, and the order of eviction where room is needed. It touches
 * no files. Safe for many threads.
 */
final class Caches {
    /** Ended folders that are remembered; more are not deleted while one job runs. */
    private static final int MOST_ENDED = 10_000;

    private final Map<Path, Entry> entries = new HashMap<>();
    private final Set<Path> going = new HashSet<>();
    private final SequencedSet<Path> ended = new LinkedHashSet<>();

    /** A folder that is whole. */
    static final class Entry {
        private final Path folder;
        private final StoreShare share;
        private final long bytes;
        private Instant usedAt;
        private int readers;
        private String verified;

        private Entry(Path folder, StoreShare share, long bytes, Instant usedAt, String verified) {
            this.folder = folder;
            this.share = share;
            this.bytes = bytes;
            this.usedAt = usedAt;
            this.verified = verified;
        }

        Path folder() {
            return folder;
        }

        StoreShare share() {
            return share;
        }

        long bytes() {
            return bytes;
        }
    }

    /**
     * Knows a folder from now on.
     *
     * @param verified how its files looked when their content was last known to be right; empty where it is not known
     */
    synchronized void add(Path folder, StoreShare share, long bytes, Instant usedAt, String verified) {
        entries.put(folder, new Entry(folder, share, bytes, usedAt, verified));
    }

    /** A folder to read; it stays until {@link #endReading}. Waits while it is being deleted. */
    synchronized Optional<Entry> read(Path folder) {
        awaitGone(folder);
        Entry entry = entries.get(folder);
        if (entry != null) {
            entry.readers++;
            entry.usedAt = Instant.now();
        }
        return Optional.ofNullable(entry);
    }

    synchronized void endReading(Entry entry) {
        entry.readers--;
    }

    synchronized boolean isVerified(Entry entry, String looks) {
        return entry.verified.equals(looks);
    }

    synchronized void verified(Entry entry, String looks) {
        entry.verified = looks;
    }

    /** Takes out a folder that is about to be deleted; readers wait for {@link #gone}. */
    synchronized Optional<Entry> takeOut(Path folder) {
        awaitGone(folder);
        going.add(folder);
        return Optional.ofNullable(entries.remove(folder));
    }

    /** Takes out the least recently read folder. */
    synchronized Optional<Entry> takeOutEldest() {
        Optional<Entry> eldest = entries.values().stream()
                .filter(entry -> entry.readers == 0)
                .min(Comparator.comparing(entry -> entry.usedAt));
        eldest.ifPresent(entry -> {
            entries.remove(entry.folder);
            going.add(entry.folder);
        });
        return eldest;
    }

    /** Marks a folder as ended: what is made in it from now on is dropped. */
    synchronized void end(Path folder) {
        ended.add(folder);
        if (ended.size() > MOST_ENDED) {
            ended.removeFirst();
        }
    }

    /** The ended folder that contains a folder. */
    synchronized Optional<Path> endedAround(Path folder) {
        Path around = folder;
        while (around != null && !ended.contains(around)) {
            around = around.getParent();
        }
        return Optional.ofNullable(around);
    }

    synchronized void gone(Path folder) {
        going.remove(folder);
        notifyAll();
    }

    private void awaitGone(Path folder) {
        boolean interrupted = false;
        while (going.contains(folder)) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
