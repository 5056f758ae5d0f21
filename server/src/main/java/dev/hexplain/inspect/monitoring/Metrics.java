package dev.hexplain.inspect.monitoring;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/**
 * Metrics of the running server, in the text format of Prometheus. Labels take few values: the user's own formats count
 * together, and requests by the pattern of their route.
 */
public final class Metrics implements AutoCloseable {
    /** The media type of {@link #scrape}. */
    public static final String CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

    private static final Duration[] BUCKETS = {
        Duration.ofMillis(5),
        Duration.ofMillis(25),
        Duration.ofMillis(100),
        Duration.ofMillis(500),
        Duration.ofSeconds(2),
        Duration.ofSeconds(10),
        Duration.ofSeconds(60)
    };

    private final PrometheusMeterRegistry scraped = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final CompositeMeterRegistry registry = new CompositeMeterRegistry();
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final UnaryOperator<String> formatLabel;
    private final List<LongSupplier> counted = new CopyOnWriteArrayList<>();

    private final Telemetry telemetry;

    /**
     * Metrics of a server.
     *
     * @param formatLabel maps a format's id to one of few names
     * @param telemetry is sent them, too; ended with them
     */
    public Metrics(UnaryOperator<String> formatLabel, Telemetry telemetry) {
        this.formatLabel = formatLabel;
        this.telemetry = telemetry;
        registry.add(scraped);
        telemetry.meters().ifPresent(registry::add);
        new JvmMemoryMetrics().bindTo(registry);
        collections.bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ClassLoaderMetrics().bindTo(registry);
        new FileDescriptorMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    /** All metrics as they are now. */
    public String scrape() {
        return scraped.scrape(CONTENT_TYPE);
    }

    /** A request that was answered; the route is a pattern, never an address. */
    public void answered(String method, String route, int status, Duration took) {
        Timer.builder("http.server.requests")
                .description("Requests answered")
                .tags("method", method, "route", route, "status", Integer.toString(status))
                .serviceLevelObjectives(BUCKETS)
                .register(registry)
                .record(took);
    }

    /** What a collector is sent besides. */
    public Telemetry telemetry() {
        return telemetry;
    }

    /** A decoding that came to an end just now. */
    public void decoded(String format, String outcome, Duration took) {
        String label = formatLabel.apply(format);
        Timer.builder("hexplain.decodings")
                .description("Decodings that ended, by how")
                .tags("format", label, "outcome", outcome)
                .serviceLevelObjectives(BUCKETS)
                .register(registry)
                .record(took);
        telemetry.decoded(label, outcome, took);
    }

    /** Counts a request that was rejected. */
    public void rejected(String why) {
        Counter.builder("hexplain.turned.away")
                .description("Requests that did not carry the right token")
                .tag("reason", why)
                .register(registry)
                .increment();
    }

    /** Counts a request that was refused because there was too much work of a kind. */
    public void busy(String pool) {
        Counter.builder("hexplain.busy")
                .description("Requests refused because too much of a kind of work was being done")
                .tag("pool", pool)
                .register(registry)
                .increment();
    }

    /** Watches the jobs of a kind of work. */
    public void watchQueue(String pool, DoubleSupplier running, DoubleSupplier waiting) {
        Gauge.builder("hexplain.queue.running", running::getAsDouble)
                .description("Jobs being done")
                .tag("pool", pool)
                .register(registry);
        Gauge.builder("hexplain.queue.waiting", waiting::getAsDouble)
                .description("Jobs that wait for a thread")
                .tag("pool", pool)
                .register(registry);
    }

    /** Watches the threads of codecs that do not return. */
    public void watchStuckCodecs(DoubleSupplier threads) {
        Gauge.builder("hexplain.codecs.stuck", threads::getAsDouble)
                .description("Threads of codecs that have not returned from an object")
                .register(registry);
    }

    /** Watches a cache of open things. */
    public void watchCache(String name, DoubleSupplier size, LongSupplier hits, LongSupplier misses) {
        Gauge.builder("hexplain.cache.size", size::getAsDouble)
                .description("What is open")
                .tag("cache", name)
                .register(registry);
        watchLookups(name, "hit", hits);
        watchLookups(name, "miss", misses);
    }

    private void watchLookups(String cache, String result, LongSupplier count) {
        FunctionCounter.builder("hexplain.cache.lookups", kept(count), LongSupplier::getAsLong)
                .description("How often it was asked for")
                .tags("cache", cache, "result", result)
                .register(registry);
    }

    /** Watches how often dumps are looked up in the database. */
    public void watchDumps(LongSupplier lookups) {
        FunctionCounter.builder("hexplain.dump.lookups", kept(lookups), LongSupplier::getAsLong)
                .description("How often a dump was looked up: once a request")
                .register(registry);
    }

    /** Counters refer weakly to what they count: without this, they would stop at the next garbage collection. */
    private LongSupplier kept(LongSupplier count) {
        counted.add(count);
        return count;
    }

    /** Watches the size of a kind of stored files. */
    public void watchStored(String kind, DoubleSupplier bytes) {
        Gauge.builder("hexplain.stored.bytes", bytes::getAsDouble)
                .description("Bytes that the data folder holds")
                .tag("kind", kind)
                .register(registry);
    }

    /** Watches the memory of processes, native memory included. */
    public void watchResident(String processes, DoubleSupplier bytes) {
        Gauge.builder("hexplain.resident.bytes", bytes::getAsDouble)
                .description("Memory that processes have, heaps and native memory together")
                .tag("processes", processes)
                .register(registry);
    }

    /** Watches how often the heap was full. */
    public void watchHeapShortages(LongSupplier count) {
        FunctionCounter.builder("hexplain.out.of.memory", kept(count), LongSupplier::getAsLong)
                .description("Work that ended because the heap was full")
                .register(registry);
    }

    /** Watches how many stored files have no record. */
    public void watchUnrecorded(DoubleSupplier count) {
        Gauge.builder("hexplain.stored.unrecorded", count::getAsDouble)
                .description("Files of the data folder that no record names, found at the start")
                .register(registry);
    }

    /** Watches the file system of the data folder. */
    public void watchDisk(Path folder) {
        Gauge.builder("hexplain.disk.free.bytes", () -> folder.toFile().getUsableSpace())
                .description("Bytes free on the data folder's file system")
                .register(registry);
        Gauge.builder("hexplain.disk.total.bytes", () -> folder.toFile().getTotalSpace())
                .description("Bytes of the data folder's file system")
                .register(registry);
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
        telemetry.meters().ifPresent(MeterRegistry::close);
        scraped.close();
        telemetry.close();
    }
}
