package dev.hexplain.inspect.dumps;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.monitoring.UncaughtFailures;
import dev.hexplain.store.Dump;
import dev.hexplain.store.Store;
import dev.hexplain.store.StoreLimits;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes dumps that were not opened for the days of their space: at the start, and every hour. A dump with a bound flow
 * stays, since the binding cannot be recreated. Of what another server deletes, nothing stays here for longer than minutes.
 */
public final class Retention implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Retention.class);
    private static final long EVERY_MINUTES = 60;
    private static final long FORGOTTEN_MINUTES = 5;

    private final Store store;
    private final StoreLimits limits;
    private final Deletion deletion;
    private final Deletion forgetting;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("retention").daemon().factory());

    /** Deletes a dump and everything made from it. */
    public interface Deletion {
        void delete(String dump) throws IOException;
    }

    /**
     * @param deletion of a dump
     * @param forgetting of what is here of a dump that another server deleted
     */
    public Retention(Store store, Deletion deletion, Deletion forgetting) {
        this.store = store;
        this.limits = store.usage().limits();
        this.deletion = deletion;
        this.forgetting = forgetting;
    }

    public void start() {
        if (store.isShared()) {
            var _ = clock.scheduleWithFixedDelay(
                    UncaughtFailures.passing(this::forgetDeletedElsewhere),
                    FORGOTTEN_MINUTES,
                    FORGOTTEN_MINUTES,
                    TimeUnit.MINUTES);
        }
        if (!limits.differentKeepDays().isEmpty()) {
            var _ = clock.scheduleWithFixedDelay(
                    UncaughtFailures.passing(this::deleteOld), 0, EVERY_MINUTES, TimeUnit.MINUTES);
        }
    }

    private void forgetDeletedElsewhere() {
        try {
            for (String dump : store.dumps().deletedElsewhere()) {
                forgetting.delete(dump);
            }
            store.dumps().forgetCopies();
        } catch (IOException | RuntimeException e) {
            LOG.warn("Cannot delete what is here of dumps that another server deleted", e);
        }
    }

    private void deleteOld() {
        Instant now = Instant.now();
        limits.differentKeepDays().forEach(days -> deleteNotOpenedSince(now.minus(Duration.ofDays(days)), days));
    }

    /**
     * Deletes those of the spaces that keep them for so many days. One that cannot be deleted is tried again in an hour.
     */
    private void deleteNotOpenedSince(Instant when, int days) {
        try {
            for (Dump dump : store.dumps().notOpenedSince(when)) {
                if (limits.keepDays(dump.space()).equals(OptionalInt.of(days))) {
                    delete(dump, when);
                }
            }
        } catch (IOException | RuntimeException e) {
            LOG.warn("Cannot delete the dumps that nobody opened since {}", when, e);
        }
    }

    /** Another server may have deleted it meanwhile. */
    private void delete(Dump dump, Instant when) throws IOException {
        try {
            deletion.delete(dump.id());
            LOG.info("Deleted dump {}, which nobody opened since {}", dump.id(), when);
        } catch (Refusal gone) {
            if (gone.kind() != Refusal.Kind.NOT_FOUND) {
                throw gone;
            }
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
