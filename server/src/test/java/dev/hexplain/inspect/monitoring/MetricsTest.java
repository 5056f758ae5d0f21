package dev.hexplain.inspect.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What the figures count. */
class MetricsTest {
    @Test
    void counters_count_on_after_a_garbage_collection() {
        try (Metrics metrics = new Metrics(format -> format, Telemetry.NONE)) {
            AtomicLong lookups = new AtomicLong();
            metrics.watchDumps(() -> lookups.get());
            collectGarbage();

            lookups.set(3);

            assertThat(metrics.scrape()).contains("hexplain_dump_lookups_total 3");
        }
    }

    /** Returns after a collection that has cleared weak references. */
    private static void collectGarbage() {
        WeakReference<Object> gone = new WeakReference<>(new Object());
        while (gone.get() != null) {
            System.gc();
        }
    }
}
