package dev.hexplain.store;

import dev.hexplain.tree.SpaceAllowance;
import dev.hexplain.tree.StorageFailure;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Accounts for the space of the store on its volume: writers reserve space first. Where there is none, cache folders
 * are evicted, the least recently read first. Safe for many threads.
 */
final class StoreSpace {
    private static final Logger LOG = LoggerFactory.getLogger(StoreSpace.class);

    private final FreeSpace volume;
    private final StoreLimits limits;
    private final OptionalLong most;
    private final boolean keepsDumps;
    private final Caches caches;
    private final Map<StoreShare, Long> used = new EnumMap<>(StoreShare.class);

    /** @param keepsDumps whether dumps are kept in it, or only what can be made and fetched again */
    StoreSpace(FreeSpace volume, StoreLimits limits, Caches caches, boolean keepsDumps) {
        this.volume = volume;
        this.limits = limits;
        this.most = keepsDumps ? limits.maxStore() : limits.maxCache();
        this.caches = caches;
        this.keepsDumps = keepsDumps;
    }

    Caches caches() {
        return caches;
    }

    /** Bytes that a share takes, those included that are being written. */
    synchronized long used(StoreShare share) {
        return used.getOrDefault(share, 0L);
    }

    private long used() {
        return used.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Bytes of the volume that have to stay free. */
    long floor() {
        return limits.floor(volume.total());
    }

    FreeSpace volume() {
        return volume;
    }

    /** Counts bytes that are there already. */
    synchronized void count(StoreShare share, long bytes) {
        used.merge(share, bytes, Long::sum);
    }

    /**
     * Takes bytes that are about to be written.
     *
     * @throws StorageFailure where there is no room for them, even without all that can be recreated
     */
    synchronized void take(StoreShare share, long bytes) {
        if (missing(bytes) > 0) {
            evict(bytes);
        }
        if (missing(bytes) > 0) {
            throw new StorageFailure(StorageFailure.Reason.NO_ROOM, why(bytes));
        }
        count(share, bytes);
    }

    /** Throws if nothing more can be written, even after eviction of all cache folders. Deletes nothing. */
    synchronized void check() {
        if (missingOfVolume(0) > used(StoreShare.INDEXES) + used(StoreShare.LAYERS) + used(StoreShare.FETCHED)) {
            throw new StorageFailure(StorageFailure.Reason.NO_ROOM, why(0));
        }
    }

    /** Checks before work begins that there is room for it. */
    void require(long bytes) {
        take(StoreShare.DUMPS, bytes);
        count(StoreShare.DUMPS, -bytes);
    }

    /** Bytes that would have to go before so many can be written. */
    private long missing(long bytes) {
        return Math.max(missingOfVolume(bytes), missingOfStore(bytes));
    }

    private long missingOfVolume(long bytes) {
        return bytes + floor() - volume.usable();
    }

    private long missingOfStore(long bytes) {
        return most.isPresent() ? bytes + used() - most.getAsLong() : 0;
    }

    private void evict(long bytes) {
        long left = missing(bytes);
        while (left > 0) {
            Optional<Caches.Entry> eldest = caches.takeOutEldest();
            if (eldest.isEmpty()) {
                return;
            }
            delete(eldest.get());
            left -= eldest.get().bytes();
        }
    }

    /** Deletes a folder, or a file, that can be made again, where it is there. */
    void discard(Path path) {
        Optional<Caches.Entry> known = caches.takeOut(path);
        try {
            Folders.deleteTree(caches.endedAround(path).orElse(path));
        } finally {
            known.ifPresent(entry -> count(entry.share(), -entry.bytes()));
            caches.gone(path);
        }
    }

    private void delete(Caches.Entry entry) {
        try {
            Folders.deleteTree(entry.folder());
        } catch (UncheckedIOException e) {
            LOG.warn("{} stays, though its room is needed", entry.folder(), e);
        } finally {
            count(entry.share(), -entry.bytes());
            caches.gone(entry.folder());
        }
    }

    private String why(long bytes) {
        if (missingOfStore(bytes) > 0) {
            String told = keepsDumps
                    ? "The store may hold %s, and holds %s. Delete dumps, or start the server with a larger --max-store."
                    : "The data folder may hold %s, and %s of it are in use. Try again, or start the server with a larger --max-cache.";
            return told.formatted(ByteSizes.text(most.orElseThrow()), ByteSizes.text(used()));
        }
        return "The disk has %s left, and %s of it have to stay free. Delete dumps, make room on the volume, or start the server with a smaller --min-free."
                .formatted(ByteSizes.text(volume.usable()), ByteSizes.text(floor()));
    }

    /** An account for one writer. What it took is given back when it ends: the caller counts the files it keeps. */
    SpaceAllowance account(StoreShare share, Runnable atEnd) {
        return new Account(share, atEnd);
    }

    private final class Account implements SpaceAllowance {
        private final StoreShare share;
        private final Runnable atEnd;
        private long taken;
        private boolean ended;

        Account(StoreShare share, Runnable atEnd) {
            this.share = share;
            this.atEnd = atEnd;
        }

        @Override
        public void take(long bytes) {
            StoreSpace.this.take(share, bytes);
            taken += bytes;
        }

        @Override
        public void end() {
            if (!ended) {
                ended = true;
                count(share, -taken);
                atEnd.run();
            }
        }
    }
}
