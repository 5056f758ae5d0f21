package dev.hexplain.store;

import dev.hexplain.tree.StorageFailure;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * When dumps were last opened, to the hour: what nobody opens is deleted after the days that the operator set. Safe for
 * many threads.
 */
final class OpenedTimes {
    private static final Logger LOG = LoggerFactory.getLogger(OpenedTimes.class);
    private static final Duration RESOLUTION = Duration.ofHours(1);

    /** Dumps that are remembered not to be recorded again. */
    private static final int MOST = 10_000;

    private final DumpTable table;
    private final Map<String, Instant> noted = new LinkedHashMap<>();

    OpenedTimes(DumpTable table) {
        this.table = table;
    }

    /** Records that a dump is opened. Where that fails, it can be opened all the same. */
    void note(Dump dump, Instant now) {
        if (dump.createdAt().plus(RESOLUTION).isAfter(now) || !isNew(dump.id(), now)) {
            return;
        }
        try {
            table.opened(dump.id(), now);
        } catch (StorageFailure notWritable) {
            LOG.debug("Cannot note that dump {} was opened", dump.id(), notWritable);
        }
    }

    private synchronized boolean isNew(String dump, Instant now) {
        Instant before = noted.get(dump);
        if (before != null && before.plus(RESOLUTION).isAfter(now)) {
            return false;
        }
        noted.put(dump, now);
        if (noted.size() > MOST) {
            noted.remove(noted.keySet().iterator().next());
        }
        return true;
    }
}
